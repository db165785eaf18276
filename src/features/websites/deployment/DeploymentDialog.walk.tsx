import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { DeploymentSnapshot } from '../../../../machines/websites/deployment/deployment.machine';
import { deploymentModels } from '../../../../machines/websites/deployment/deployment.model';
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
    expect(stage()?.textContent).toBe('Starting Setup, in progress');
    expect(dialog().getByText('blue-bakery.com - Starting Setup')).toBeTruthy();
  },
  STATUS_CHECK: () => {
    expect(stage()?.textContent).toBe('Checking Domain Status, in progress');
    expect(dialog().getByText(/You may close this window/)).toBeTruthy();
  },
  DEPLOYED: () => {
    expect(dialog().getByText('Deployment completed successfully!')).toBeTruthy();
    expect(dialog().getByRole('link', { name: /^Open blue-bakery.com/ })).toBeTruthy();
    expect(dialog().getByText('Website Live').textContent).toBe('Website Live, completed');
  },
  DOMAIN_FAILED: ({ context }) => {
    expect(stage()?.textContent).toBe('Registering Domain, failed');
    const alert = dialog().getByRole('alert').textContent;
    expect(alert).toContain('Deployment Failed - Registering Domain');
    const isOver = context.project?.refunded_at !== undefined;
    expect(alert?.includes('Nothing you ordered is lost.')).toBe(context.failure === null && !isOver);
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

walkScreen(deploymentModels, {
  render: DeploymentDialog,
  sight: {
    shows: ({ context: { project, failure } }) => [project?.project_status, project?.refunded_at, failure !== null],
    possible: (at, { type }) => type !== 'deployment.retry' || at.can({ type: 'deployment.retry' }),
  },
  hands: { 'deployment.retry': () => press('Retry Deployment'), 'deployment.close': () => press('Close') },
  eyes: {
    'open.following': (at) => {
      look(at);
      expect(retry()?.getAttribute('aria-busy') ?? null).toBeNull();
    },
    'open.retrying': (at) => {
      look(at);
      expect(retry()?.getAttribute('aria-busy')).toBe('true');
    },
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});
