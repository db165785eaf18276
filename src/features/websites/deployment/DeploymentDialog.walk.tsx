import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { DeploymentSnapshot } from '../../../../machines/websites/deployment/deployment.machine';
import { deploymentDelays, deploymentModels } from '../../../../machines/websites/deployment/deployment.model';
import { isUnread } from '../../../../machines/websites/deployment/deployment.select';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { DeploymentDialog } from './DeploymentDialog';

const dialog = () => within(screen.getByRole('dialog', { name: 'Deployment Progress' }));
const retry = () => dialog().queryByRole('button', { name: 'Retry Deployment' });
/** The one stage that something happens to, in words. */
const stage = () =>
  dialog().getByRole('list', { name: 'Deployment of blue-bakery.com' }).querySelector('[aria-current]');

/** What is said of each status in which the walk meets the website. */
const looks: Record<string, (at: DeploymentSnapshot) => void> = {
  unknown: () => expect(dialog().getByText('Loading the deployment')).toBeTruthy(),
  INITIAL: () => {
    expect(stage()?.textContent).toContain('Starting Setup, in progress');
    expect(dialog().getByText('blue-bakery.com - Starting Setup')).toBeTruthy();
  },
  STATUS_CHECK: ({ context: { history } }) => {
    // It began 2 s before the history was read, which the walk's clock moves on from.
    const pace = history ? /, in progress\d+ s so far, (?:usually 2 s|slower than usual \(2 s\))$/ : /, in progress$/;
    expect(stage()?.textContent).toMatch(pace);
    const isDelayed = history?.events.at(-1)?.kind === 'delayed';
    expect(dialog().queryByText('We wait for a service.') !== null).toBe(isDelayed);
    if (isDelayed)
      expect(
        dialog().getByText(/^The registrar does not answer\..* (?:Next try at \d\d:\d\d|We are trying now)\./),
      ).toBeTruthy();
    expect(dialog().getByText(/You may close this window/)).toBeTruthy();
  },
  DEPLOYED: () => {
    expect(dialog().getByText('Deployment completed successfully!')).toBeTruthy();
    expect(dialog().getByRole('link', { name: /^Open blue-bakery.com/ })).toBeTruthy();
    expect(dialog().getByText('Website Live').textContent).toBe('Website Live, completed');
  },
  DOMAIN_FAILED: ({ context }) => {
    expect(stage()?.textContent).toContain('Registering Domain, failed');
    expect(dialog().getByText('Setup needed')).toBeTruthy();
    expect(dialog().getByText('Attempt 1 of 3')).toBeTruthy();
    const alert = dialog().getByRole('alert').textContent;
    expect(alert).toContain('Deployment Failed - Registering Domain');
    const isOver = context.project?.refunded_at !== undefined;
    expect(alert?.includes('The registry refused the registration.')).toBe(context.failure === null && !isOver);
    // What can be done, and to whom it can be said, once it is known which attempt this was.
    const isKnown = context.history !== null;
    expect(alert?.includes('after 2 more attempts that fail')).toBe(isKnown && context.failure === null && !isOver);
    const help = dialog().getByRole('link', { name: 'Contact Support' }).getAttribute('href') ?? '';
    const said = Object.fromEntries(new URL(help, location.href).searchParams);
    expect(said).toMatchObject({ domain: 'blue-bakery.com', step: 'Registering Domain' });
    expect(said['error']).toBe(context.project?.failure);
    expect(said['state']).toBe(isKnown ? 'Setup needed, attempt 1 of 3' : 'Setup needed');
    expect(alert?.includes('You got back all that you paid for it, and what you chose is saved.')).toBe(isOver);
    const anew = dialog().queryByRole('link', { name: 'Choose another name' })?.getAttribute('href') ?? null;
    expect(anew).toBe(isOver ? `/website-setup?draft=${context.project?.draft_id}` : null);
  },
};
const look = (at: DeploymentSnapshot) => {
  const status = at.context.project?.project_status ?? 'unknown';
  looks[status]?.(at);
  expect(retry() !== null).toBe(status === 'DOMAIN_FAILED' && !at.context.project?.refunded_at);
};

const history = (at: DeploymentSnapshot, isLost: boolean) => {
  expect(dialog().queryByText('What happened so far could not be loaded.') !== null).toBe(
    isLost && at.context.project !== null,
  );
  const lines = at.context.project === null ? undefined : at.context.history?.events;
  expect(
    dialog()
      .queryAllByRole('time', { hidden: true })
      .map((one) => one.previousSibling?.textContent),
  ).toEqual(lines?.map(({ sentence }) => sentence) ?? []);
};

walkScreen(deploymentModels, {
  render: DeploymentDialog,
  delays: deploymentDelays,
  sight: {
    shows: (at) => {
      const { project, failure } = at.context;
      return [at.hasTag('busy'), isUnread(at), project?.project_status, project?.refunded_at, failure !== null];
    },
    possible: (at, { type }) =>
      (type !== 'deployment.retry' || at.can({ type: 'deployment.retry' })) &&
      // Beside what is known of the website.
      (type !== 'history.retry' || at.context.project !== null),
  },
  hands: {
    'deployment.retry': () => press('Retry Deployment'),
    'deployment.close': () => press('Close'),
    'history.retry': () => press('Try again'),
  },
  eyes: {
    'open.deployment.following': (at) => {
      look(at);
      expect(retry()?.getAttribute('aria-busy') ?? null).toBeNull();
    },
    'open.deployment.retrying': (at) => {
      look(at);
      expect(retry()?.getAttribute('aria-busy')).toBe('true');
    },
    'open.history.reading': (at) => history(at, false),
    'open.history.read': (at) => history(at, false),
    'open.history.unread': (at) => history(at, true),
    'open.memory.remembering': () => expect(dialog().getByText('Deployment Progress')).toBeTruthy(),
    'open.memory.forgetful': () => expect(dialog().getByText('Deployment Progress')).toBeTruthy(),
    'open.clock.ticking': () => expect(dialog().getByText('Deployment Progress')).toBeTruthy(),
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});
