import { expect, it } from 'vitest';
import { failedWebsite, liveWebsite } from '../../../machines/websites/websiteList/websiteList.model';
import { supportPath } from './supportPath';

it('fills in the website, where its setup stands, and what went wrong', () => {
  const failure = 'The name & its ending are not offered.';
  expect(supportPath({ ...failedWebsite, failure })).toBe(
    '/support/?domain=old-bakery.com&step=Registering+Domain&error=The+name+%26+its+ending+are+not+offered.',
  );
  expect(supportPath(liveWebsite)).toBe('/support/?domain=blue-bakery.com&step=Website+Live');
});
