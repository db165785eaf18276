import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import type { OverlayInput } from '../../protocols/overlay';
import { go, tell } from '../../protocols/tell';
import type { Theme } from '../../protocols/theme';

export type PaletteEvent =
  | { type: 'entry.choose'; to: string }
  | { type: 'theme.choose'; theme: Theme }
  | { type: 'palette.close' };

/** The command palette: a choice is carried out and closes it. */
export const paletteMachine = setup({
  types: { input: {} as OverlayInput, events: {} as PaletteEvent },
  actions: { go, tellOverlay: tell('app'), tellTheme: tell('theme') },
}).createMachine({
  id: 'palette',
  initial: 'open',
  states: {
    open: {
      on: {
        'entry.choose': { target: 'closed', actions: { type: 'go', params: ({ event }) => ({ to: event.to }) } },
        'theme.choose': { target: 'closed', actions: { type: 'tellTheme', params: ({ event }) => event } },
        'palette.close': 'closed',
      },
    },
    closed: { type: 'final', entry: { type: 'tellOverlay', params: { type: 'overlay.close' } } },
  },
});
export type PaletteRef = ActorRefFrom<typeof paletteMachine>;
export type PaletteState = SnapshotFrom<typeof paletteMachine>['value'];
