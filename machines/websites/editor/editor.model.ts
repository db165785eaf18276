import type { SavedEdits } from '../../../contract/wire/websites/edits';
import type { ProjectContent } from '../../../contract/wire/websites/versions';
import { type Cases, defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { bakery as content, site } from '../content/content.model';
import { page } from '../livePreview/livePreview.model';
import { bakery as website } from '../websiteDetail/websiteDetail.model';
import type { EditorContext, OpenedSite } from './editor.context';
import { editorMachine } from './editor.machine';
import type { Edit } from './editor.edit';
import type { Newer } from './editor.meeting';
import { valuesOf } from './editor.values';

export { content, page, site };
/** As another device has published it. */
export const elsewhere: ProjectContent = { ...content, version: 3, language: 'nl', trade: 'food' };
const shop = (value: string): Edit => ({ kind: 'set', place: ['sections', 'shop'], value });
export const plain = valuesOf(content);
export const nothingSaved: SavedEdits = { revision: 0, saved_at: null, device: '', save: null, edits: null };
export const opened: OpenedSite = { website, content, saved: nothingSaved, isOwn: false, stored: null, most: 100 };
const said = (address: string) => ({ ...plain, sections: { ...plain.sections, shop: address } });
/** What another device has saved, over the content of here. */
export const savedElsewhere = (address: string, version = 2): SavedEdits => ({
  revision: 4,
  saved_at: '2026-07-01T12:00:00.000Z',
  device: 'Firefox on Linux',
  save: null,
  edits: { version, base: plain, values: said(address) },
});
/** With more to be undone there is no end of it. */
const walked: OpenedSite = { ...opened, most: 1 };
export const restored: OpenedSite = {
  ...opened,
  stored: {
    version: 1,
    base: plain,
    values: said('https://shop.example'),
    synced: { revision: 0, values: plain },
    past: [{ shop: null }],
    future: [{ shop: 'https://shop.example/later' }],
  },
};
const closed: OpenedSite = { ...opened, website: { ...website, taken_down_at: '2026-07-01T12:00:00.000Z' } };
export const published: Newer = { content: elsewhere, saved: nothingSaved, isOwn: false };
export const met: Newer = { content, saved: savedElsewhere('https://elsewhere.example'), isOwn: false };
const told = ['edits.saved', 'edits.clashed', 'edits.flush'] as const;
const at = { path: `/websites/${site}/edit`, search: {} };

const typed = (value: string) => ({ edit: shop(value), isTyped: true });
const offline = { error: { status: null, message: '' } };
const newer = { error: { status: 409, message: 'There is a newer version.', code: 'newer-version' } };
const broken = { error: new Error('broken') };

const silent: Cases<typeof editorMachine> = {
  'part.changed': [],
  'content.edit': [],
  'face.choose': [],
  'xstate.done.actor.loadSite': [{ output: walked }],
  'xstate.error.actor.loadSite': [],
  'edits.saved': [],
  'edits.clashed': [],
  'edits.flush': [],
  'clash.pick': [],
  'clash.settle': [],
  'xstate.done.actor.loadNewer': [],
  'xstate.error.actor.loadNewer': [],
  'xstate.error.actor.editSync': [],
  'xstate.done.actor.publishContent': [],
  'xstate.error.actor.publishContent': [],
  'xstate.error.actor.publication': [],
  'xstate.error.actor.livePreview': [],
  'xstate.error.actor.photos': [],
  'xstate.error.actor.watchPart': [],
};
const worlds = { 'a website': { ...at, returnTo: '/', profile: ada } };

/** How it opens, and what is looked at. */
const openingModels = defineModels(editorMachine, {
  worlds,
  cases: {
    ...silent,
    'part.changed': [
      { part: 'sections', isHere: false },
      { part: 'shop', isHere: false },
      { part: 'shop', isHere: true },
      { part: 'translation', isHere: false },
    ],
    'face.choose': [{ face: 'preview' }, { face: 'form' }],
    'xstate.done.actor.loadSite': [{ output: { ...opened, most: 0 } }, { output: closed }],
    'xstate.error.actor.loadSite': [offline, { error: { status: 404, message: 'Not found' } }],
    'xstate.error.actor.livePreview': [broken],
    'xstate.error.actor.photos': [broken],
    'xstate.error.actor.watchPart': [broken],
    'xstate.error.actor.editSync': [broken],
  },
  told,
  heard: { watchPart: ['part.changed'] },
  project: ({ part, left, lead, face, problem }) => [part, left, lead, face, problem],
});

/** An address is typed, undone, done again. */
const historyModels = defineModels(editorMachine, {
  worlds,
  cases: { ...silent, 'content.edit': [typed('shop')] },
  project: ({ values: now, past, future, group, revision, settled }) => [
    now.sections,
    past.map(({ sections }) => sections),
    future.map(({ sections }) => sections),
    group,
    revision === settled,
  ],
});

/** What is undone is walked above. */
const unforgiving = { ...silent, 'xstate.done.actor.loadSite': [{ output: { ...opened, most: 0 } }] };
const once = {
  worlds,
  project: ({
    values,
    content: known,
    past,
    future,
    group,
    revision,
    settled,
    refusal,
    clash,
    picks,
    isBehind,
    synced,
    news,
  }: EditorContext) => [
    values,
    known?.version,
    past.length,
    future.length,
    group,
    revision === settled,
    refusal,
    clash?.parts,
    picks,
    isBehind,
    synced,
    news?.how,
  ],
};

/** It is refused. */
const refusedModels = defineModels(editorMachine, {
  ...once,
  cases: {
    ...unforgiving,
    'content.edit': [typed('https://shop.example')],
    'edits.flush': [{}],
    'xstate.error.actor.publishContent': [offline],
  },
});

/** Somebody else publishes meanwhile. */
const mergeModels = defineModels(editorMachine, {
  ...once,
  cases: {
    ...unforgiving,
    'content.edit': [typed('https://shop.example')],
    'xstate.done.actor.loadNewer': [{ output: published }],
    'xstate.error.actor.loadNewer': [offline],
    'xstate.error.actor.publishContent': [newer],
  },
});

/** Another device saves meanwhile, and perhaps the same. */
const clashModels = defineModels(editorMachine, {
  worlds,
  cases: {
    ...unforgiving,
    'content.edit': [typed('https://shop.example')],
    'edits.saved': [
      { edits: { version: 2, base: plain, values: said('https://shop.example') }, revision: 3, version: 2 },
      { edits: null, revision: 3, version: 3 },
    ],
    'edits.clashed': [{}],
    'clash.pick': [
      { part: 'shop', side: 'mine' },
      { part: 'shop', side: 'theirs' },
    ],
    'clash.settle': [{}],
    'xstate.done.actor.loadNewer': [{ output: met }],
    'xstate.error.actor.loadNewer': [offline],
  },
  told,
  project: ({ values, content: known, isBehind, clash, picks, revision, settled }) => [
    values.sections,
    known?.version,
    isBehind,
    clash === null,
    picks,
    revision === settled,
  ],
});

/** It did so before this one was opened. */
const foundModels = defineModels(editorMachine, {
  worlds,
  cases: {
    ...silent,
    'xstate.done.actor.loadSite': [
      { output: { ...restored, most: 0, saved: savedElsewhere('https://elsewhere.example') } },
    ],
    'edits.clashed': [{}],
    'clash.pick': [{ part: 'shop', side: 'mine' }],
    'clash.settle': [{}],
  },
  told,
  project: ({ values, clash, picks }) => [values.sections, clash === null, picks],
});

/** It is made meanwhile. */
const publicationModels = defineModels(editorMachine, {
  ...once,
  cases: {
    ...unforgiving,
    'content.edit': [typed('https://shop.example')],
    'xstate.done.actor.publishContent': [{ output: { version: 3 } }],
    'xstate.error.actor.publication': [broken],
  },
});

export const editorDelays = { drawingDelay: 170, savingDelay: 330 };
export const editorModels = [
  ...openingModels,
  ...historyModels,
  ...refusedModels,
  ...mergeModels,
  ...clashModels,
  ...foundModels,
  ...publicationModels,
];
