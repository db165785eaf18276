import type { SavedEdits } from '../../../contract/wire/websites/edits';
import type { Way } from '../../protocols/address';
import { type Cases, defineModels } from '../../paths/model';
import { site } from '../content/content.model';
import type { StoredEdits } from '../editor/editor.stored';
import { type EditSyncInput, editSyncMachine } from './editSync.machine';

const plain = { sections: {}, language: 'en', trade: '', palette: 'logo' };
const editsWith = (shop: string) => ({ version: 2, base: plain, values: { ...plain, sections: { shop } } });
export const mine = editsWith('https://shop.example');
export const later = editsWith('https://shop.example/later');
export const storedOf = (edits: typeof mine): StoredEdits => ({
  ...edits,
  synced: { revision: 0, values: plain },
  past: [],
  future: [],
});
export const theirs: SavedEdits = {
  revision: 7,
  saved_at: '2026-07-01T12:00:00.000Z',
  device: 'Firefox',
  save: null,
  edits: editsWith('https://elsewhere.example'),
};
export const opened: EditSyncInput = {
  id: site,
  edits: null,
  revision: 3,
  isSaved: true,
  isBehind: false,
  stored: null,
};
const changed = (edits: typeof mine) => ({ edits, stored: storedOf(edits) });
export const out: Way = { kind: 'signOut' };
export const link: Way = { kind: 'go', to: '/websites', replace: false };

const silent: Cases<typeof editSyncMachine> = {
  'edits.changed': [],
  'edits.rebased': [],
  'edits.retry': [],
  'network.returned': [],
  'page.hidden': [],
  'leave.ask': [],
  'leave.stay': [],
  'leave.anyway': [],
  'xstate.done.actor.storeEdits': [{ output: undefined }],
  'xstate.error.actor.storeEdits': [],
  'xstate.done.actor.saveEdits': [{ output: { isSaved: true, revision: 4, version: 2 } }],
  'xstate.error.actor.saveEdits': [],
  'xstate.done.actor.leavePage': [],
  'xstate.error.actor.leavePage': [],
  'xstate.error.actor.watchEditing': [],
};
const heard = { watchEditing: ['network.returned', 'page.hidden', 'leave.ask'] } as const;
const told = ['edits.changed', 'edits.rebased'] as const;
const offline = { error: { status: null, message: '' } };

/** What is changed goes to the server, whatever that says. */
const savingModels = defineModels(editSyncMachine, {
  worlds: { 'what the server has': opened },
  cases: {
    ...silent,
    'edits.changed': [changed(mine), changed(later)],
    'edits.rebased': [{ ...changed(later), revision: 7 }],
    'edits.retry': [{}],
    'network.returned': [{}],
    'xstate.done.actor.saveEdits': [
      { output: { isSaved: true, revision: 4, version: 2 } },
      { output: { isSaved: false, theirs, isOwn: true } },
      { output: { isSaved: false, theirs, isOwn: false } },
    ],
    'xstate.error.actor.saveEdits': [offline, { error: { status: 413, message: 'Too much.' } }],
  },
  heard,
  told,
  project: ({ edits, revision, isSaved, isBehind, failure }) => [
    edits?.values.sections,
    revision,
    isSaved,
    isBehind,
    failure === null,
  ],
});

/** What it begins with is not on the server. */
const beginningModels = defineModels(editSyncMachine, {
  worlds: {
    'what it does not have yet': { ...opened, ...changed(mine), isSaved: false },
    'what another browser has changed too': { ...opened, ...changed(mine), isSaved: false, isBehind: true },
  },
  cases: { ...silent, 'edits.rebased': [{ ...changed(later), revision: 7 }] },
  heard,
  told,
  project: ({ isSaved, isBehind }) => [isSaved, isBehind],
});

/** The customer goes while it is saved, or is not. */
const leavingModels = defineModels(editSyncMachine, {
  worlds: { 'what the server has': opened },
  cases: {
    ...silent,
    'edits.changed': [changed(mine)],
    'page.hidden': [{}],
    'leave.ask': [{ way: out }, { way: link }],
    'leave.stay': [{}],
    'leave.anyway': [{}],
    'xstate.error.actor.storeEdits': [{ error: new Error('full') }],
    'xstate.error.actor.saveEdits': [offline],
    'xstate.done.actor.leavePage': [{ output: undefined }],
    'xstate.error.actor.leavePage': [{ error: new Error('broken') }],
    'xstate.error.actor.watchEditing': [{ error: new Error('broken') }],
  },
  heard,
  told,
  project: ({ isSaved, isStored, failure, way }) => [isSaved, isStored, failure === null, way.kind],
});

export const editSyncDelays = { retryDelay: 10_000, patienceDelay: 4_000 };
export const editSyncModels = [...savingModels, ...beginningModels, ...leavingModels];
