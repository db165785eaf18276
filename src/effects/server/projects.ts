import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Project, ProjectHistory } from '../../../contract/wire/websites/project';
import type { ProjectNews } from '../../../machines/websites/deployment/deployment.machine';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';
import { forgetMemo, readMemo as readStored, storeMemo } from '../storage/deploymentMemo';
import { call } from './call';

type Look = (projects: readonly Project[] | null) => void;

/** Follows the cached list of websites, and keeps it watched, until the returned function is called. */
function follow(resource: ResourceRef | undefined, look: Look) {
  if (!resource) return () => undefined;
  let last: unknown;
  const tell = () => {
    const { value } = resource.getSnapshot().context;
    if (value !== last) look((last = value) as Project[] | null);
  };
  const { unsubscribe } = resource.subscribe(tell);
  resource.send({ type: 'resource.watch' });
  tell();
  return () => {
    unsubscribe();
    resource.send({ type: 'resource.unwatch' });
  };
}

/** One website of the list. */
export const watchProject = fromCallback<EventObject, { projectId: string }>(({ input, system, sendBack }) =>
  follow(system.get('projects') as ResourceRef | undefined, (projects) => {
    const project = projects?.find(({ id }) => id === input.projectId) ?? null;
    sendBack({ type: 'project.changed', project } satisfies ProjectNews);
  }),
);

/** Says that the list was read anew: a website of it may be another. Of the first reading nothing is new. */
export const watchWebsite = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  let isKnown = false;
  return follow(system.get('projects') as ResourceRef | undefined, (projects) => {
    if (projects && isKnown) sendBack({ type: 'website.outdated' });
    isKnown ||= projects !== null;
  });
});

export const retryProject = fromPromise<Project, { projectId: string }>(({ input, signal }) =>
  call('retryProject', { params: { id: input.projectId }, body: {} }, signal),
);

export const readHistory = fromPromise<ProjectHistory, { projectId: string }>(({ input, signal }) =>
  call('projectEvents', { params: { id: input.projectId } }, signal),
);

/** From when it is opened until it is closed; a page that is left or loaded again meanwhile forgets nothing. */
export const rememberDialog = fromCallback<EventObject, { projectId: string }>(({ input }) => {
  storeMemo(input);
  return forgetMemo;
});

/** Whose dialog is to be opened again; '' for none. */
export const readMemo = fromPromise<string, undefined>(async () => readStored() ?? '');
