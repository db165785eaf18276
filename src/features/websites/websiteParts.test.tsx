import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Project } from '../../../contract/wire/websites/project';
import { failed, live, project } from '../../../machines/websites/deployment/deployment.model';
import { isOpen, WebsiteName, WebsiteState } from './websiteParts';

afterEach(cleanup);

const refunded = { ...failed, refunded_at: '2026-11-21T12:00:00.000Z' };

it.each<[string, Project, string, isLink: boolean, isOpen: boolean]>([
  ['live', live, 'deployed', true, true],
  ['overdue: visitors still see it', { ...live, subscription_state: 'past_due' }, 'deployedFee overdue', true, true],
  ['suspended', { ...live, subscription_state: 'suspended' }, 'Suspended', true, false],
  ['ended', { ...live, subscription_state: 'cancelled' }, 'Ended', false, false],
  ['ended before it was live', { ...project, subscription_state: 'cancelled' }, 'Ended', false, false],
  ['refunded: its setup failed', { ...refunded, subscription_state: 'cancelled' }, 'Setup needed', false, false],
])('a website that is %s', (_, one, words, isLink, opens) => {
  render(
    <>
      <WebsiteName project={one} />
      <div data-testid="state">
        <WebsiteState project={one} />
      </div>
    </>,
  );
  expect(screen.getByTestId('state').textContent).toBe(words);
  expect(screen.queryByRole('link') !== null).toBe(isLink);
  expect(isOpen(one)).toBe(opens);
});
