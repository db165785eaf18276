import type { ProjectContent } from '../../../contract/wire/websites/versions';
import { type Cases, defineModels } from '../../paths/model';
import { ada } from '../../session/session/session.model';
import { bakery as content, site } from '../content/content.model';
import { page } from '../livePreview/livePreview.model';
import { bakery as website } from '../websiteDetail/websiteDetail.model';
import type { EditorContext, OpenedSite } from './editor.context';
import { editorMachine } from './editor.machine';
import type { Edit } from './editor.edit';

export { content, page, site };
/** As another device has published it. */
export const elsewhere: ProjectContent = { ...content, version: 3, language: 'nl', trade: 'food' };
const shop = (value: string): Edit => ({ kind: 'set', place: ['sections', 'shop'], value });
export const opened: OpenedSite = { website, content, stored: null, most: 100 };
/** With more to be undone there is no end of it. */
const walked: OpenedSite = { ...opened, most: 1 };
const values = { sections: { shop: 'https://shop.example' }, language: 'en', trade: '', palette: 'logo' };
export const restored: OpenedSite = {
  ...opened,
  stored: { version: 1, base: { sections: {}, language: 'en', trade: '', palette: 'logo' }, values },
};
const closed: OpenedSite = { ...opened, website: { ...website, taken_down_at: '2026-07-01T12:00:00.000Z' } };
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
  'xstate.done.actor.loadContent': [],
  'xstate.error.actor.loadContent': [],
  'xstate.done.actor.publishContent': [],
  'xstate.error.actor.publishContent': [],
  'xstate.done.actor.storeEdits': [{ output: undefined }],
  'xstate.error.actor.storeEdits': [],
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
    ],
    'face.choose': [{ face: 'preview' }, { face: 'form' }],
    'xstate.done.actor.loadSite': [{ output: { ...opened, most: 0 } }, { output: closed }],
    'xstate.error.actor.loadSite': [offline, { error: { status: 404, message: 'Not found' } }],
    'xstate.error.actor.livePreview': [broken],
    'xstate.error.actor.photos': [broken],
    'xstate.error.actor.watchPart': [broken],
  },
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
    clashes,
    isStored,
  }: EditorContext) => [
    values,
    known?.version,
    past.length,
    future.length,
    group,
    revision === settled,
    refusal,
    clashes,
    isStored,
  ],
};

/** It is not stored, and it is refused. */
const refusedModels = defineModels(editorMachine, {
  ...once,
  cases: {
    ...unforgiving,
    'content.edit': [typed('https://shop.example')],
    'xstate.done.actor.storeEdits': [],
    'xstate.error.actor.storeEdits': [broken],
    'xstate.error.actor.publishContent': [offline],
  },
});

/** Somebody else publishes meanwhile. */
const mergeModels = defineModels(editorMachine, {
  ...once,
  cases: {
    ...unforgiving,
    'content.edit': [typed('https://shop.example')],
    'xstate.done.actor.loadContent': [{ output: elsewhere }],
    'xstate.error.actor.loadContent': [offline],
    'xstate.error.actor.publishContent': [newer],
  },
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

export const editorDelays = { quietDelay: 400 };
export const editorModels = [
  ...openingModels,
  ...historyModels,
  ...refusedModels,
  ...mergeModels,
  ...publicationModels,
];
