import type { ProjectVersion } from '../../../contract/wire/websites/versions';
import { defineModels } from '../../paths/model';
import { versionsMachine } from './versions.machine';

export const site = '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01';

export const version = (number: number, changes: Partial<ProjectVersion> = {}): ProjectVersion => ({
  number,
  state: 'published',
  published_at: '2026-11-22T09:30:00.000Z',
  created_at: '2026-11-22T09:29:58.000Z',
  by: 'you',
  changes: ['The description was changed.'],
  is_live: false,
  is_whole: true,
  failure: null,
  ...changes,
});
export const three = [version(3, { is_live: true }), version(2), version(1)];
/** A fourth is made. */
const making = [version(4, { state: 'publishing', published_at: null, is_whole: false }), ...three];
/** Before them are others. */
const late = [version(9, { is_live: true }), version(8)];

const broken = { error: { status: 500, message: '' } };

export const versionsDelays = { lookDelay: 2_000 };

/** The list is read, again and further back. */
const listModels = defineModels(versionsMachine, {
  worlds: { 'a website': { id: site } },
  cases: {
    'version.preview': [],
    'version.restore': [],
    'xstate.done.actor.loadVersions': [{ output: three }, { output: making }, { output: late }],
    'xstate.error.actor.loadVersions': [broken],
    'xstate.done.actor.previewVersion': [],
    'xstate.error.actor.previewVersion': [],
    'xstate.done.actor.restoreVersion': [],
    'xstate.error.actor.restoreVersion': [],
    'xstate.error.actor.watchWebsite': [{ error: new Error('broken') }],
  },
  heard: { watchWebsite: ['website.outdated'] },
  project: ({ rows, problem }) => [rows?.map((row) => row.number), problem !== null],
});

/** Something is done with one of them. */
const deedModels = defineModels(versionsMachine, {
  worlds: { 'one version': { id: site } },
  cases: {
    'version.preview': [{ number: 2 }],
    'version.restore': [{ number: 2 }],
    'xstate.done.actor.loadVersions': [{ output: three }],
    'xstate.error.actor.loadVersions': [],
    'xstate.done.actor.previewVersion': [{ output: { address: 'http://localhost:4174/versions/abc/' } }],
    'xstate.error.actor.previewVersion': [{ error: { status: 409, message: 'Its files are not there.' } }],
    'xstate.done.actor.restoreVersion': [{ output: { version: 4 } }],
    'xstate.error.actor.restoreVersion': [{ error: { status: 409, message: 'It is not live.' } }],
    'xstate.error.actor.watchWebsite': [],
  },
  heard: { watchWebsite: ['website.outdated'] },
  project: ({ rows, number, address, refusal }) => [rows?.length, number, address, refusal],
});
export const versionsModels = [...listModels, ...deedModels];
