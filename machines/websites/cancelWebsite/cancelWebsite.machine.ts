import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { explain } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import { notify, tell } from '../../protocols/tell';

/** Which website is to end, as whoever asks for it knows it. */
export interface CancelWebsiteWish {
  /** Subscription's id. */
  subscription: string;
  domain: string;
  /** The end of the month that is paid, an ISO moment; null of one that is not paid, which ends at once. */
  until: string | null;
}

export interface CancelWebsiteContext extends CancelWebsiteWish {
  /** The domain, typed by the one who means it. */
  typed: string;
  /** It was asked for with something else typed. */
  isMistyped: boolean;
  /** Why it was not done, in the catalogue's words. */
  refusal: string | null;
}

export type CancelWebsiteEvent =
  | { type: 'domain.type'; text: string }
  | { type: 'cancellation.confirm' }
  | { type: 'cancellation.decline' };

const cancelled = {
  subject: 'website',
  title: t('Your website is cancelled'),
  variant: 'success',
  goesAlong: true,
} as const;

const isTyped = (typed: string, domain: string) => domain !== '' && typed.trim().toLowerCase() === domain;

/** Ends a website with the month that is paid, once its domain is typed. */
export const cancelWebsiteMachine = setup({
  types: {
    input: {} as CancelWebsiteWish,
    context: {} as CancelWebsiteContext,
    events: {} as CancelWebsiteEvent,
    tags: {} as 'busy',
  },
  actors: { cancelSubscription: port<void, { id: string }>('cancelSubscription') },
  actions: {
    notify,
    outdateList: tell('projects', { type: 'resource.invalidate' }),
    outdateDashboard: tell('dashboard', { type: 'resource.invalidate' }),
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text, isMistyped: false, refusal: null })),
    noteMistyped: assign({ isMistyped: true }),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: explain('default', error) })),
  },
  guards: { isTyped: ({ context: { typed, domain } }) => isTyped(typed, domain) },
}).createMachine({
  id: 'cancelWebsite',
  context: ({ input: { subscription, domain, until } }) => ({
    subscription,
    domain,
    until,
    typed: '',
    isMistyped: false,
    refusal: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'domain.type': { actions: { type: 'setTyped', params: ({ event }) => event } },
        'cancellation.confirm': [{ guard: 'isTyped', target: 'cancelling' }, { actions: 'noteMistyped' }],
        'cancellation.decline': 'closed',
      },
    },
    /** No way back from here: what was sent may be done already. */
    cancelling: {
      tags: 'busy',
      // Looked at anew also after a refusal: its answer may have been lost behind what was done.
      exit: ['outdateList', 'outdateDashboard'],
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        input: ({ context: { subscription } }) => ({ id: subscription }),
        onDone: { target: 'cancelled', actions: { type: 'notify', params: cancelled } },
        onError: { target: 'asking', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    cancelled: { type: 'final' },
    closed: { type: 'final' },
  },
});
export type CancelWebsiteRef = ActorRefFrom<typeof cancelWebsiteMachine>;
export type CancelWebsiteSnapshot = SnapshotFrom<typeof cancelWebsiteMachine>;
