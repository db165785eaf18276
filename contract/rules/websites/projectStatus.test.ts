import { expect, it } from 'vitest';
import {
  deploymentStages,
  failureTitle,
  isTerminal,
  type ProjectStatus,
  projectStatuses,
  stageLabels,
  stateOf,
} from './projectStatus';

it('goes through eight stages, called so', () =>
  expect(deploymentStages.map((stage) => stageLabels[stage])).toEqual([
    'Starting Setup',
    'Setting Up Server',
    'Registering Domain',
    'Domain Requested',
    'Checking Domain Status',
    'Domain Verified',
    'Awaiting Deployment',
    'Website Live',
  ]));

it('ends live or failed, and is pending until then', () => {
  expect(projectStatuses.filter(isTerminal)).toEqual(['DEPLOYED', 'DOMAIN_FAILED']);
  expect(projectStatuses.filter((status) => stateOf(status) !== 'pending')).toEqual(['DEPLOYED', 'DOMAIN_FAILED']);
  expect((['DEPLOYED', 'DOMAIN_FAILED', 'LATER'] as ProjectStatus[]).map(stateOf)).toEqual(['active', 'issue', null]);
});

it('says at which stage it failed', () =>
  expect(failureTitle('REQUEST_DOMAIN')).toBe('Deployment Failed - Registering Domain'));
