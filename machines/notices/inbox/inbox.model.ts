import type { Notice } from '../../../contract/wire/notices/notices';
import { type Cases, defineModels } from '../../paths/model';
import { type InboxContext, inboxMachine } from './inbox.machine';

export const live: Notice = {
  id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  event: 'deployment-live',
  site: 'blue-bakery.com',
  title: 'Your website is live',
  text: 'The website of Blue Bakery can be visited.',
  target: '/websites?site=0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a201',
  created_at: '2026-11-24T09:30:00.000Z',
  is_read: false,
};
export const added: Notice = {
  ...live,
  id: '5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e02',
  event: 'deposit',
  site: null,
  title: '50.00 EUR added to your balance',
  text: 'Your top-up in USDT has arrived.',
  target: '/billing?tab=deposits',
  created_at: '2026-11-23T18:05:00.000Z',
};
export const read = (notice: Notice): Notice => ({ ...notice, is_read: true });

/** Both unread; nothing; all read. */
export const both = { unread: 2, notices: [live, added] };
const nothing = { unread: 0, notices: [] };
export const allRead = { unread: 0, notices: [read(live), read(added)] };

const offline = { error: { status: null, message: '' } };
const broken = { error: new Error('broken') };

const project = ({ customer, unread, notices, marking, isOutdated, failure }: InboxContext) => [
  customer,
  unread,
  notices.map((notice) => notice.is_read),
  marking === 'all' ? marking : marking?.length,
  isOutdated,
  failure !== null,
];
const heard = {
  watchCustomer: ['customer.changed'],
  watchFocus: ['window.focused'],
  watchFrame: ['frame.arrived'],
} as const;
const told = ['unread.look'] as const;

/** Nobody's answer, so that a walk looks at one part at a time: an empty list is never offered. */
const silent: Cases<typeof inboxMachine> = {
  'customer.changed': [{ id: 'ada' }],
  'notice.read': [],
  'xstate.done.actor.loadNotices': [{ output: both }],
  'xstate.error.actor.loadNotices': [],
  'xstate.done.actor.markRead': [],
  'xstate.error.actor.markRead': [],
  'xstate.error.actor.watchCustomer': [],
  'xstate.error.actor.watchFocus': [],
  'xstate.error.actor.watchFrame': [],
};

/** Two are unread. */
const readingModels = defineModels(inboxMachine, {
  worlds: { 'a page': undefined },
  cases: {
    ...silent,
    'notice.read': [{ id: live.id }, { id: added.id }],
    'xstate.done.actor.markRead': [{ output: allRead }],
    'xstate.error.actor.markRead': [offline],
  },
  heard,
  told,
  project,
});

/** Nothing was told yet, or nothing can be read; somebody else comes. */
const emptyModels = defineModels(inboxMachine, {
  worlds: { 'an empty page': undefined },
  cases: {
    ...silent,
    'customer.changed': [{ id: 'ada' }, { id: null }],
    'xstate.done.actor.loadNotices': [{ output: nothing }],
    'xstate.error.actor.loadNotices': [offline],
    'xstate.error.actor.watchCustomer': [broken],
    'xstate.error.actor.watchFocus': [broken],
    'xstate.error.actor.watchFrame': [broken],
  },
  heard,
  told,
  project,
});

export const inboxDelays = {};
export const inboxModels = [...readingModels, ...emptyModels];
