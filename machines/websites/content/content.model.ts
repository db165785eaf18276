import type { ProjectContent } from '../../../contract/wire/websites/versions';
import { type Cases, defineModels } from '../../paths/model';
import { contentMachine } from './content.machine';

export const site = '7c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01';
const picture = (name: string) => `http://content.example/uploads/${name}.webp`;

export const bakery: ProjectContent = {
  version: 2,
  business_details: {
    business_name: 'Blue Bakery',
    business_description: 'Bread and cakes.',
    contact_email: 'ada@bakery.example',
    contact_phone: '+32470123456',
    business_address: '1 Mill Lane, Ghent',
    logo: picture('logo'),
    keywords: ['bread'],
  },
  business_images: { business_logo: picture('logo'), images: [picture('one')] },
  template_uuid: '1c0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  website_name: null,
  credits: [{ url: picture('one'), alt_description: 'A loaf', color: '#c08457', author: 'Ada' }],
};
/** As another device has published it. */
export const renamed: ProjectContent = {
  ...bakery,
  version: 3,
  business_details: { ...bakery.business_details, business_name: 'Red Bakery' },
};
export const link = { kind: 'go', to: '/', replace: false } as const;
const out = { kind: 'signOut' } as const;

const name = (value: string) => ({ change: { field: 'business_name', value } as const });
const offline = { error: { status: null, message: '' } };
const newer = { error: { status: 409, message: 'There is a newer version.', code: 'newer-version' } };
const broken = { error: new Error('broken') };

const silent: Cases<typeof contentMachine> = {
  'content.change': [],
  'leave.ask': [],
  'xstate.done.actor.loadContent': [{ output: bakery }],
  'xstate.error.actor.loadContent': [],
  'xstate.done.actor.publishContent': [],
  'xstate.error.actor.publishContent': [],
  'xstate.error.actor.publication': [],
  'xstate.done.actor.leavePage': [],
  'xstate.error.actor.leavePage': [],
  'xstate.error.actor.holdPage': [],
  'xstate.error.actor.watchWebsite': [],
  'xstate.error.actor.photos': [],
};

/** A name is typed, published, refused, left behind. */
const formModels = defineModels(contentMachine, {
  worlds: { 'a website': { id: site } },
  cases: {
    ...silent,
    'content.change': [name('Green Bakery'), name(' '), name('Blue Bakery')],
    'leave.ask': [{ way: link }, { way: out }],
    'xstate.error.actor.loadContent': [offline],
    'xstate.error.actor.publishContent': [offline],
    'xstate.done.actor.leavePage': [{ output: undefined }],
    'xstate.error.actor.leavePage': [broken],
    'xstate.error.actor.holdPage': [broken],
    'xstate.error.actor.watchWebsite': [broken],
    'xstate.error.actor.photos': [broken],
  },
  heard: { holdPage: ['leave.ask'], watchWebsite: ['website.outdated'] },
  project: ({ content, values, refusal, way }) => [content?.version, values.business_name, refusal !== null, way?.kind],
});

/** Somebody else publishes meanwhile. */
const mergeModels = defineModels(contentMachine, {
  worlds: { 'two devices': { id: site } },
  cases: {
    ...silent,
    'content.change': [name('Green Bakery')],
    'xstate.done.actor.loadContent': [{ output: bakery }, { output: renamed }],
    'xstate.error.actor.loadContent': [offline],
    'xstate.error.actor.publishContent': [newer],
  },
  heard: { watchWebsite: ['website.outdated'] },
  project: ({ content, values, clashes, refusal }) => [
    content?.version,
    values.business_name,
    clashes,
    refusal !== null,
  ],
});

/** It is made meanwhile. */
const publicationModels = defineModels(contentMachine, {
  worlds: { 'a publication': { id: site } },
  cases: {
    ...silent,
    'content.change': [name('Green Bakery')],
    'xstate.done.actor.publishContent': [{ output: { version: 3 } }],
    'xstate.error.actor.publication': [broken],
  },
  heard: { watchWebsite: ['website.outdated'] },
  project: ({ content, values }) => [content?.version, values.business_name],
});

export const contentDelays = {};
export const contentModels = [...formModels, ...mergeModels, ...publicationModels];
