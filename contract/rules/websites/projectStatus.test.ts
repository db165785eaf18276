import { expect, it } from 'vitest';
import { type ProjectStatus, projectStatuses, stateOf } from './projectStatus';

it('takes a website for pending until it is live or failed, and says nothing of a status that it does not know', () => {
  expect(projectStatuses.filter((status) => stateOf(status) !== 'pending')).toEqual(['DEPLOYED', 'DOMAIN_FAILED']);
  expect((['DEPLOYED', 'DOMAIN_FAILED', 'LATER'] as ProjectStatus[]).map(stateOf)).toEqual(['active', 'issue', null]);
});
