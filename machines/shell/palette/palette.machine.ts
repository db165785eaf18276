import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { HelpPage } from '../../../contract/rules/support/help';
import { listener, port } from '../../kit/port';
import type { OverlayInput } from '../../protocols/overlay';
import type { RoomNews } from '../../protocols/resource';
import { go, tell } from '../../protocols/tell';
import type { Theme } from '../../protocols/theme';

export type PaletteEvent =
  | { type: 'entry.choose'; to: string }
  | { type: 'theme.choose'; theme: Theme }
  | { type: 'palette.close' }
  | RoomNews;

export interface PaletteContext {
  /** Another website may be set up, as far as is known. */
  hasRoom: boolean;
  /** None while they are not known. */
  help: HelpPage[];
}

/** Where a website is set up. */
const isSetup = (to: string) => to.startsWith('/website-setup');

/** The command palette: a choice is carried out and closes it. What the plan does not hold is not offered. */
export const paletteMachine = setup({
  types: { input: {} as OverlayInput, context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: { watchRoom: listener('watchRoom'), loadHelp: port<HelpPage[]>('loadHelp') },
  actions: {
    go,
    tellOverlay: tell('app'),
    tellTheme: tell('theme'),
    setHelp: assign((_, help: HelpPage[]) => ({ help })),
    setRoom: assign((_, { limit }: { limit: number | null }) => ({ hasRoom: limit === null })),
  },
  guards: { isOffered: ({ context }, { to }: { to: string }) => context.hasRoom || !isSetup(to) },
}).createMachine({
  id: 'palette',
  context: { hasRoom: true, help: [] },
  initial: 'offering',
  states: {
    offering: {
      invoke: [
        { id: 'watchRoom', src: 'watchRoom', onError: {} },
        {
          id: 'loadHelp',
          src: 'loadHelp',
          onDone: { actions: { type: 'setHelp', params: ({ event }) => event.output } },
          onError: { actions: { type: 'setHelp', params: [] } },
        },
      ],
      on: {
        'room.changed': { actions: { type: 'setRoom', params: ({ event }) => event } },
        'entry.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'closed',
          actions: { type: 'go', params: ({ event }) => ({ to: event.to }) },
        },
        'theme.choose': { target: 'closed', actions: { type: 'tellTheme', params: ({ event }) => event } },
        'palette.close': 'closed',
      },
    },
    closed: { type: 'final', entry: { type: 'tellOverlay', params: { type: 'overlay.close' } } },
  },
});
export type PaletteRef = ActorRefFrom<typeof paletteMachine>;
export type PaletteState = SnapshotFrom<typeof paletteMachine>['value'];
