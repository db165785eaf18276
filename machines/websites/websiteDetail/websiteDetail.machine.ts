import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain, failureOf } from '../../../contract/rules/failure';
import type { ProjectDetail } from '../../../contract/wire/websites/versions';
import { listener, port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import { notify, tell, withdraw } from '../../protocols/tell';
import { cancelWebsiteMachine, type CancelWebsiteWish } from '../cancelWebsite/cancelWebsite.machine';
import { contentMachine } from '../content/content.machine';
import { messagesMachine } from '../messages/messages.machine';
import { ownDomainMachine } from '../ownDomain/ownDomain.machine';
import { versionsMachine } from '../versions/versions.machine';
import { type DetailTab, siteIn, tabIn } from './websiteDetail.query';

/** What is done from the page, beside looking. */
export type Deed = 'copy' | 'export' | 'resume';

export interface WebsiteDetailContext {
  /** Project's id, as the address says it. */
  id: string;
  tab: DetailTab;
  website: ProjectDetail | null;
  /** Why it could not be loaded, in the catalogue's words. */
  problem: string | null;
  /** What did not work last, and why: beside its button until it is tried again. */
  trouble: { deed: Deed; words: string } | null;
}

export type WebsiteDetailEvent =
  | ScreenEvent
  | { type: 'website.retry' }
  /** The list of websites was read anew: this one may be another. */
  | { type: 'website.outdated' }
  /** The customer came back to the window. */
  | { type: 'window.focused' }
  | { type: 'check.again' }
  | { type: 'text.copy'; text: string }
  | { type: 'archive.request' }
  | { type: 'subscription.resume' }
  | { type: 'cancellation.ask' }
  | { type: 'detail.retry' };

type Failing = { error: unknown };

const unread = { website: null, problem: null, trouble: null };
const troubleWith =
  (deed: Deed) =>
  ({ event: { error } }: { event: Failing }) => ({ deed, error });
const copied = { subject: 'website', title: t('Copied'), variant: 'success', duration: 3_000 } as const;
const saved = {
  subject: 'website',
  title: t('Your website was handed to your downloads'),
  variant: 'success',
} as const;
const resumed = { subject: 'website', title: t('Your website goes on'), variant: 'success' } as const;
const notCopied = t('The browser did not let us copy. Select the text and copy it yourself.');

const isCheckable = ({ tab, website }: WebsiteDetailContext) => tab === 'overview' && website?.live_address != null;

const ofLive = ({ context: { website } }: { context: WebsiteDetailContext }) => ({
  address: website?.live_address ?? '',
});
const ofSite = ({ context: { id } }: { context: WebsiteDetailContext }) => ({ id });

/** A month that is not paid ends at once. */
const wishOf = ({ website }: WebsiteDetailContext): CancelWebsiteWish => ({
  subscription: website?.subscription?.id ?? '',
  domain: website?.domain ?? '',
  until: website?.subscription?.state === 'active' ? website.subscription.next_billing_date : null,
});

/** One website of the customer: what it is, what it says, its versions, its name, its cost, its end. */
export const websiteDetailMachine = setup({
  types: {
    input: {} as Pick<ScreenInput, 'search'>,
    context: {} as WebsiteDetailContext,
    events: {} as WebsiteDetailEvent,
    children: {} as {
      content: 'content';
      messages: 'messages';
      versions: 'versions';
      ownDomain: 'ownDomain';
      cancelWebsite: 'cancelWebsite';
    },
    tags: {} as 'busy',
  },
  actors: {
    content: contentMachine,
    messages: messagesMachine,
    versions: versionsMachine,
    ownDomain: ownDomainMachine,
    cancelWebsite: cancelWebsiteMachine,
    loadWebsite: port<ProjectDetail, { id: string }>('loadWebsite'),
    checkLive: port<void, { address: string }>('checkLive'),
    copyText: port<void, { text: string }>('copyText'),
    saveArchive: port<void, { id: string; domain: string }>('saveArchive'),
    resumeSubscription: port<void, { id: string }>('resumeSubscription'),
    watchWebsite: listener('watchWebsite'),
    watchFocus: listener('watchFocus'),
  },
  actions: {
    notify,
    withdraw,
    outdateList: tell('projects', { type: 'resource.invalidate' }),
    outdateDashboard: tell('dashboard', { type: 'resource.invalidate' }),
    setTab: assign((_, { search }: Pick<ScreenInput, 'search'>) => ({ tab: tabIn(search), trouble: null })),
    setWebsite: assign((_, website: ProjectDetail) => ({ website, problem: null })),
    forgetWebsite: assign({ website: null }),
    noteProblem: assign((_, { error }: Failing) => ({ problem: explain('default', error) })),
    noteTrouble: assign((_, { deed, error }: Failing & { deed: Deed }) => ({
      trouble: { deed, words: deed === 'copy' ? notCopied : explain('default', error) },
    })),
    forgetTrouble: assign({ trouble: null }),
  },
  guards: {
    /** A foreign id answers like one that is not there; what is no id at all is malformed. */
    isMissing: (_, { error }: Failing) => [400, 404].includes(failureOf(error).status ?? 0),
    isCheckable: ({ context }) => isCheckable(context),
    isNotCheckable: ({ context }) => !isCheckable(context),
    /** What is not live yet, or not any more, is not changed. */
    isContentAsked: ({ context: { tab, website } }) =>
      tab === 'content' && website?.project_status === 'DEPLOYED' && website.taken_down_at === null,
    isAsked: ({ context: { tab, website } }, asked: DetailTab) => tab === asked && website !== null,
    isLeft: ({ context }, left: DetailTab) => context.tab !== left,
    hasSubscription: ({ context }) => context.website?.subscription != null,
  },
}).createMachine({
  id: 'websiteDetail',
  context: ({ input: { search } }) => ({ ...unread, id: siteIn(search), tab: tabIn(search) }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: [
        { id: 'watchWebsite', src: 'watchWebsite', onError: 'broken' },
        { id: 'watchFocus', src: 'watchFocus', onError: 'broken' },
      ],
      on: { 'address.changed': { actions: { type: 'setTab', params: ({ event }) => event } } },
      states: {
        sight: {
          initial: 'looking',
          states: {
            looking: {
              tags: 'busy',
              invoke: {
                id: 'loadWebsite',
                src: 'loadWebsite',
                input: ofSite,
                onDone: { target: 'shown', actions: { type: 'setWebsite', params: ({ event }) => event.output } },
                onError: [
                  { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
                  { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event } },
                ],
              },
            },
            shown: { on: { 'website.outdated': 'looking', 'window.focused': 'looking' } },
            failed: { on: { 'website.retry': 'looking', 'website.outdated': 'looking', 'window.focused': 'looking' } },
            missing: { entry: 'forgetWebsite' },
          },
        },
        /** Whether the address answers this browser, now: looked at with each look at the overview. */
        check: {
          initial: 'none',
          states: {
            none: { always: { guard: 'isCheckable', target: 'open' } },
            open: {
              always: { guard: 'isNotCheckable', target: 'none' },
              initial: 'checking',
              states: {
                checking: {
                  invoke: { id: 'checkLive', src: 'checkLive', input: ofLive, onDone: 'answered', onError: 'silent' },
                },
                answered: { on: { 'check.again': 'checking' } },
                silent: { on: { 'check.again': 'checking' } },
              },
            },
          },
        },
        /** Stays once it was opened: what is typed there outlives a look at another tab. */
        content: {
          initial: 'none',
          states: {
            none: { always: { guard: 'isContentAsked', target: 'open' } },
            open: { invoke: { id: 'content', src: 'content', input: ofSite, onError: '#websiteDetail.broken' } },
          },
        },
        /** Of these each runs as long as it is looked at. */
        part: {
          initial: 'none',
          states: {
            none: {
              always: [
                { guard: { type: 'isAsked', params: 'messages' }, target: 'messages' },
                { guard: { type: 'isAsked', params: 'versions' }, target: 'versions' },
                { guard: { type: 'isAsked', params: 'domain' }, target: 'ownDomain' },
              ],
            },
            messages: {
              always: { guard: { type: 'isLeft', params: 'messages' }, target: 'none' },
              invoke: { id: 'messages', src: 'messages', input: ofSite, onError: '#websiteDetail.broken' },
            },
            versions: {
              always: { guard: { type: 'isLeft', params: 'versions' }, target: 'none' },
              invoke: { id: 'versions', src: 'versions', input: ofSite, onError: '#websiteDetail.broken' },
            },
            ownDomain: {
              always: { guard: { type: 'isLeft', params: 'domain' }, target: 'none' },
              invoke: { id: 'ownDomain', src: 'ownDomain', input: ofSite, onError: '#websiteDetail.broken' },
            },
          },
        },
        /** One at a time. */
        deed: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'text.copy': 'copying',
                'archive.request': 'exporting',
                'subscription.resume': { guard: 'hasSubscription', target: 'resuming' },
                'cancellation.ask': { guard: 'hasSubscription', target: 'asking' },
              },
            },
            asking: {
              invoke: {
                id: 'cancelWebsite',
                src: 'cancelWebsite',
                input: ({ context }) => wishOf(context),
                onDone: 'idle',
                onError: '#websiteDetail.broken',
              },
            },
            copying: {
              entry: 'forgetTrouble',
              invoke: {
                id: 'copyText',
                src: 'copyText',
                input: ({ event }) => ({ text: event.type === 'text.copy' ? event.text : '' }),
                onDone: { target: 'idle', actions: { type: 'notify', params: copied } },
                onError: { target: 'idle', actions: { type: 'noteTrouble', params: { deed: 'copy', error: null } } },
              },
            },
            exporting: {
              entry: 'forgetTrouble',
              invoke: {
                id: 'saveArchive',
                src: 'saveArchive',
                input: ({ context: { id, website } }) => ({ id, domain: website?.domain ?? id }),
                onDone: { target: 'idle', actions: { type: 'notify', params: saved } },
                onError: { target: 'idle', actions: { type: 'noteTrouble', params: troubleWith('export') } },
              },
            },
            resuming: {
              entry: 'forgetTrouble',
              exit: ['outdateList', 'outdateDashboard'],
              invoke: {
                id: 'resumeSubscription',
                src: 'resumeSubscription',
                input: ({ context: { website } }) => ({ id: website?.subscription?.id ?? '' }),
                onDone: { target: 'idle', actions: { type: 'notify', params: resumed } },
                onError: { target: 'idle', actions: { type: 'noteTrouble', params: troubleWith('resume') } },
              },
            },
          },
        },
      },
    },
    broken: { on: { 'detail.retry': 'open' } },
  },
});
export type WebsiteDetailRef = ActorRefFrom<typeof websiteDetailMachine>;
export type WebsiteDetailSnapshot = SnapshotFrom<typeof websiteDetailMachine>;
