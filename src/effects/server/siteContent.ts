import { fromPromise } from 'xstate';
import type { ChangeContent, ProjectContent, ProjectVersion } from '../../../contract/wire/websites/versions';
import { call } from './call';

export const loadContent = fromPromise<ProjectContent, { id: string }>(({ input, signal }) =>
  call('projectContent', { params: input }, signal),
);

export const publishContent = fromPromise<{ version: number }, { id: string; change: ChangeContent | null }>(
  ({ input: { id, change }, signal }) => {
    if (!change) throw new Error('There is nothing to publish.');
    return call('publishContent', { params: { id }, body: change }, signal);
  },
);

/** One version, as far as it is among the newest. */
export const loadVersion = fromPromise<ProjectVersion | null, { id: string; number: number }>(
  async ({ input: { id, number }, signal }) => {
    const versions = await call('projectVersions', { params: { id }, query: {} }, signal);
    return versions.find((version) => version.number === number) ?? null;
  },
);
