import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { Profile } from '../../../contract/wire/account/account';
import { child, listener, port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import type { RoomNews } from '../../protocols/resource';
import { go, tell } from '../../protocols/tell';
import type { draftPictureMachine } from '../draftPicture/draftPicture.machine';
import { wizardMachine } from '../wizard/wizard.machine';

export interface AdmissionContext {
  /** What the wizard is born with. */
  screen: ScreenInput;
  /** The limit of websites that is reached; null while there is room, or nobody knows. */
  limit: number | null;
}

type ProfileNews = Extract<ScreenEvent, { type: 'profile.changed' }>;

export type AdmissionEvent =
  | ScreenEvent
  | RoomNews
  | { type: 'room.refresh' }
  | { type: 'admission.leave' }
  | { type: 'wizard.retry' };

/** What an event says is what the action is told. */
const said = <Event>({ event }: { event: Event }) => event;

/**
 * The door of the wizard: who is at the plan's limit is told so before anything is asked. Whoever is in stays in, since
 * what is under way there may be the very order that reaches it.
 */
export const admissionMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as AdmissionContext,
    events: {} as AdmissionEvent,
    children: {} as { wizard: 'wizard'; draftPicture: 'draftPicture' },
    tags: {} as 'skeleton',
  },
  actors: {
    wizard: wizardMachine,
    /** The code of the picture, which no step waits for. */
    loadPicture: port<void>('loadPicture'),
    draftPicture: child<typeof draftPictureMachine>('draftPicture'),
    /** Tells whether there is room, as soon as that is known and with each change; that nobody knows counts as room. */
    watchRoom: listener('watchRoom'),
  },
  actions: {
    go,
    refreshDashboard: tell('dashboard', { type: 'resource.refresh' }),
    setLimit: assign((_, { limit }: { limit: number | null }) => ({ limit })),
    setProfile: assign(({ context: { screen } }, { profile }: { profile: Profile | null }) => ({
      screen: { ...screen, profile },
    })),
    tellWizard: sendTo('wizard', (_, news: ProfileNews) => news),
  },
  guards: {
    isVisitor: ({ context }) => context.screen.profile === null,
    /** For whoever is signed in: a visitor, also one who has signed out meanwhile, has no plan yet. */
    isFull: ({ context: { screen } }, { limit }: { limit: number | null }) => limit !== null && screen.profile !== null,
    /** Somebody has signed in on the way. */
    isNewcomer: ({ context: { screen } }, { profile }: { profile: Profile | null }) =>
      profile !== null && profile.uuid !== screen.profile?.uuid,
  },
  /** Nobody waits longer for the figures of the dashboard: the server refuses what the plan does not hold. */
  delays: { patienceDelay: 3_000 },
}).createMachine({
  id: 'admission',
  context: ({ input }) => ({ screen: input, limit: null }),
  initial: 'arriving',
  on: { 'profile.changed': { target: '.arriving', actions: { type: 'setProfile', params: said } } },
  states: {
    arriving: { always: [{ guard: 'isVisitor', target: 'inside' }, { target: 'door' }] },
    door: {
      invoke: { id: 'watchRoom', src: 'watchRoom', onError: 'inside' },
      on: {
        'room.changed': [
          {
            guard: { type: 'isFull', params: said },
            target: '.full',
            actions: { type: 'setLimit', params: said },
          },
          { target: 'inside', actions: { type: 'setLimit', params: said } },
        ],
      },
      initial: 'asking',
      states: {
        asking: { tags: 'skeleton', after: { patienceDelay: '#inside' } },
        full: {
          on: {
            'room.refresh': { actions: 'refreshDashboard' },
            'admission.leave': { actions: { type: 'go', params: { to: '/' } } },
          },
        },
      },
    },
    inside: {
      id: 'inside',
      type: 'parallel',
      invoke: {
        id: 'wizard',
        src: 'wizard',
        systemId: 'wizard',
        input: ({ context }) => context.screen,
        onError: 'broken',
      },
      on: {
        'profile.changed': [
          {
            guard: { type: 'isNewcomer', params: said },
            target: '.room.looking',
            actions: [
              { type: 'setProfile', params: said },
              { type: 'tellWizard', params: said },
            ],
          },
          {
            actions: [
              { type: 'setProfile', params: said },
              { type: 'tellWizard', params: said },
            ],
          },
        ],
      },
      states: {
        room: {
          initial: 'admitted',
          states: {
            admitted: {},
            looking: {
              invoke: { id: 'watchRoom', src: 'watchRoom', onError: 'admitted' },
              after: { patienceDelay: 'admitted' },
              on: {
                'room.changed': [
                  {
                    guard: { type: 'isFull', params: said },
                    target: '#admission.door.full',
                    actions: { type: 'setLimit', params: said },
                  },
                  { target: 'admitted' },
                ],
              },
            },
          },
        },
        /** It listens to the wizard and asks by itself, whatever step is shown. */
        picture: {
          initial: 'loading',
          states: {
            loading: { invoke: { id: 'loadPicture', src: 'loadPicture', onDone: 'shown', onError: 'plain' } },
            shown: {
              invoke: { id: 'draftPicture', src: 'draftPicture', systemId: 'draftPicture', onError: 'plain' },
            },
            /** A website is made as well without it. */
            plain: {},
          },
        },
      },
    },
    broken: { on: { 'wizard.retry': 'arriving' } },
  },
});
export type AdmissionRef = ActorRefFrom<typeof admissionMachine>;
