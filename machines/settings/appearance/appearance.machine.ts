import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Appearance, FontName } from '../../../contract/rules/account/appearance';
import { plainAppearance } from '../../../contract/rules/account/plainAppearance';
import { type Failure, failureOf } from '../../../contract/rules/failure';
import type { Profile } from '../../../contract/wire/account/account';
import type { AppearanceChoice } from '../../../contract/wire/account/appearance';
import { listener, port } from '../../kit/port';
import type { AppearanceOrder, FontOrder } from '../../protocols/appearance';
import { notify, tell, withdraw } from '../../protocols/tell';

export interface AppearanceContext {
  appearance: Appearance;
  /** Id of who is signed in; null for a visitor. */
  customer: string | null;
  /** Id of who was the last to be. */
  last: string | null;
  /** What was chosen and is not known to be with the server; of a visitor, what their account gets. */
  unsaved: AppearanceChoice;
  /** What of it is on its way. */
  sent: AppearanceChoice;
  /** Saves in a row that failed. */
  tries: number;
}

type Choice = { change: AppearanceChoice };
type Arrival = { id: string; chosen: AppearanceChoice; unsaved: AppearanceChoice };
export type AppearanceEvent =
  | ({ type: 'appearance.choose' } & Choice)
  /** Somebody is signed in, or their profile is another by now. `unsaved`: what this browser could not save before. */
  | ({ type: 'customer.known' } & Arrival)
  | { type: 'customer.left' }
  /** The customer looks at a font that may not be here yet. */
  | { type: 'sample.seen'; font: FontName }
  | { type: 'appearance.retry' };

const unsavedWords = {
  subject: 'appearance',
  title: t('Your appearance could not be saved'),
  description: t('It stays as you chose it on this device, and we try again.'),
  variant: 'warning',
  goesAlong: true,
} as const;

/** Milliseconds before what could not be saved is sent again, doubled each time. */
const firstPause = 5_000;
const longestPause = 60_000;

const failureIn = ({ event }: { event: { error: unknown } }) => failureOf(event.error);
type Key = keyof AppearanceChoice;
const without = (choice: AppearanceChoice, sent: Partial<Appearance>): AppearanceChoice =>
  Object.fromEntries(Object.entries(choice).filter(([key, value]) => sent[key as Key] !== value));

/** How the product looks: at once on this page, then with the profile, and back from there wherever its customer signs in. */
export const appearanceMachine = setup({
  types: {
    input: {} as Appearance,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    tags: {} as 'saving' | 'unsaved',
  },
  actors: {
    storeAppearance: listener<AppearanceOrder | FontOrder>('storeAppearance'),
    watchCustomer: listener('watchCustomer'),
    saveAppearance: port<Profile, Choice>('saveAppearance'),
  },
  actions: {
    notify,
    withdraw,
    choose: assign(({ context }, { change }: Choice) => ({
      appearance: { ...context.appearance, ...change },
      unsaved: { ...context.unsaved, ...change },
    })),
    follow: assign(({ context }, { chosen }: Arrival) => ({
      appearance: { ...context.appearance, ...chosen, ...context.unsaved },
    })),
    enter: assign(({ context }, arrival: Arrival) => {
      const isAnother = context.last !== null && context.last !== arrival.id;
      const unsaved = { ...arrival.unsaved, ...context.unsaved };
      const before = isAnother ? plainAppearance : context.appearance;
      return {
        customer: arrival.id,
        last: arrival.id,
        appearance: { ...before, ...arrival.chosen, ...unsaved },
        unsaved,
        sent: {},
        tries: 0,
      };
    }),
    leave: assign({ customer: null, unsaved: {}, sent: {}, tries: 0 }),
    noteSent: assign(({ context }) => ({ sent: context.unsaved })),
    noteSaved: assign(({ context }) => ({ unsaved: without(context.unsaved, context.sent), sent: {}, tries: 0 })),
    noteFailure: assign(({ context }) => ({ sent: {}, tries: context.tries + 1 })),
    apply: sendTo('storeAppearance', ({ context: { appearance, customer, unsaved } }): AppearanceOrder => {
      return { type: 'appearance.apply', appearance, customer, unsaved };
    }),
    fetchFont: sendTo(
      'storeAppearance',
      (_, { font }: { font: FontName }): FontOrder => ({ type: 'font.fetch', font }),
    ),
    tellSession: tell('session', (_, profile: Profile) => ({ type: 'profile.changed', profile })),
  },
  guards: {
    isChange: ({ context }, { change }: Choice) => Object.keys(without(change, context.appearance)).length > 0,
    isSame: ({ context }, { id }: Arrival) => context.customer === id,
    hasWork: ({ context }) => context.customer !== null && Object.keys(context.unsaved).length > 0,
    isRefused: (_, { status }: Failure) =>
      status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429,
    isFirstFailure: ({ context }) => context.tries === 0,
  },
  delays: {
    /** So that whoever tries several asks the server once. */
    settleDelay: 400,
    retryDelay: ({ context }) => Math.min(longestPause, firstPause * 2 ** (context.tries - 1)),
  },
}).createMachine({
  id: 'appearance',
  context: ({ input }) => ({ appearance: input, customer: null, last: null, unsaved: {}, sent: {}, tries: 0 }),
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'storeAppearance', src: 'storeAppearance', onError: 'broken' },
        { id: 'watchCustomer', src: 'watchCustomer', onError: 'broken' },
      ],
      initial: 'deciding',
      on: {
        'appearance.choose': {
          guard: { type: 'isChange', params: ({ event }) => event },
          target: '.deciding',
          actions: [{ type: 'choose', params: ({ event }) => event }, 'apply'],
        },
        'customer.known': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: [{ type: 'follow', params: ({ event }) => event }, 'apply'],
          },
          { target: '.deciding', actions: [{ type: 'enter', params: ({ event }) => event }, 'apply'] },
        ],
        'customer.left': { target: '.deciding', actions: 'leave' },
        'sample.seen': { actions: { type: 'fetchFont', params: ({ event }) => event } },
      },
      states: {
        deciding: { always: [{ guard: 'hasWork', target: 'settling' }, { target: 'saved' }] },
        saved: {},
        settling: { tags: 'saving', after: { settleDelay: 'saving' } },
        saving: {
          tags: 'saving',
          entry: 'noteSent',
          invoke: {
            id: 'saveAppearance',
            src: 'saveAppearance',
            input: ({ context }) => ({ change: context.unsaved }),
            onDone: {
              target: 'deciding',
              actions: [
                'noteSaved',
                'apply',
                { type: 'withdraw', params: 'appearance' },
                { type: 'tellSession', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                guard: { type: 'isRefused', params: failureIn },
                target: 'refused',
                actions: ['noteFailure', { type: 'notify', params: unsavedWords }],
              },
              {
                guard: 'isFirstFailure',
                target: 'failed',
                actions: ['noteFailure', { type: 'notify', params: unsavedWords }],
              },
              { target: 'failed', actions: 'noteFailure' },
            ],
          },
          on: {
            // Seen at once; sent when it is known what became of the last.
            'appearance.choose': {
              guard: { type: 'isChange', params: ({ event }) => event },
              actions: [{ type: 'choose', params: ({ event }) => event }, 'apply'],
            },
          },
        },
        failed: { tags: 'unsaved', after: { retryDelay: 'saving' }, on: { 'appearance.retry': 'saving' } },
        /** Sending the same again would lead nowhere by itself. */
        refused: { tags: 'unsaved', on: { 'appearance.retry': 'saving' } },
      },
    },
    broken: { on: { 'appearance.retry': 'open' } },
  },
});
export type AppearanceRef = ActorRefFrom<typeof appearanceMachine>;
export type AppearanceSnapshot = SnapshotFrom<typeof appearanceMachine>;
