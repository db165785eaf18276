import { fromPromise } from 'xstate';
import type { ProjectDetail, ProjectVersion } from '../../../contract/wire/websites/versions';
import type { VersionsRequest } from '../../../machines/websites/versions/versions.machine';
import { saveFile } from '../browser/saveFile';
import { newUuid } from '../browser/uuid';
import { call } from './call';

export const loadWebsite = fromPromise<ProjectDetail, { id: string }>(({ input, signal }) =>
  call('project', { params: input }, signal),
);

export const loadVersions = fromPromise<ProjectVersion[], VersionsRequest>(({ input: { id, before }, signal }) =>
  call('projectVersions', { params: { id }, query: before === null ? {} : { before: String(before) } }, signal),
);

export const previewVersion = fromPromise<{ address: string }, { id: string; number: number }>(({ input, signal }) =>
  call('versionPreview', { params: { id: input.id, number: String(input.number) } }, signal),
);

export const restoreVersion = fromPromise<{ version: number }, { id: string; number: number }>(({ input, signal }) =>
  call('restoreVersion', { params: { id: input.id, number: String(input.number) }, body: {} }, signal),
);

/** The files of a website, fetched with the session's header and not by a link that carries a token. */
export const saveArchive = fromPromise<void, { id: string; domain: string }>(
  async ({ input: { id, domain }, signal }) => {
    saveFile(`${domain}.zip`, await call('exportProject', { params: { id } }, signal));
  },
);

/** Milliseconds in which a website has to answer. */
const patience = 10_000;

/**
 * Whether an address answers this browser with a website: its icon is a picture, and comes past every cache. Of a page of
 * another origin the browser tells nothing more.
 */
export const checkLive = fromPromise<void, { address: string }>(({ input: { address }, signal }) => {
  const icon = new Image();
  const answer = new Promise<void>((resolve, reject) => {
    icon.onload = () => resolve();
    icon.onerror = () => reject(new Error(`${address} does not answer.`));
    icon.src = `${address.replace(/\/*$/, '/')}favicon.svg?check=${newUuid()}`;
  });
  const timer = setTimeout(() => {
    icon.onerror?.('');
  }, patience);
  const end = () => {
    clearTimeout(timer);
    icon.src = '';
  };
  signal.addEventListener('abort', end);
  return answer.finally(end);
});
