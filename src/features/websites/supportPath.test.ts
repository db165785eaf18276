import { expect, it } from 'vitest';
import { failedWebsite, liveWebsite } from '../../../machines/websites/websiteList/websiteList.model';
import { supportPath } from './supportPath';

it('fills in the website, where its setup stands, and what went wrong', () => {
  const failure = 'The name & its ending are not offered.';
  const fields = (address: string) => Object.fromEntries(new URL(address, 'https://sitewright.example').searchParams);
  const old = { new: '1', domain: 'old-bakery.com', state: 'Setup needed', step: 'Registering Domain' };
  expect(fields(supportPath({ ...failedWebsite, failure }))).toEqual({ ...old, error: failure });
  const { failure: _, ...unexplained } = failedWebsite;
  expect(fields(supportPath(unexplained))['error']).toBe('Deployment Failed - Registering Domain');
  const live = { new: '1', domain: 'blue-bakery.com', state: 'deployed', step: 'Website Live' };
  expect(fields(supportPath(liveWebsite))).toEqual(live);
});
