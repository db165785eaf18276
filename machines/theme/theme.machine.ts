import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { listener } from '../kit/port';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
export type Scheme = 'light' | 'dark';

/** What the page is told: what was chosen, and what to show for it. */
export interface ThemeOrder {
  type: 'theme.apply';
  theme: Theme;
  scheme: Scheme;
}

export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme; device: Scheme },
    context: {} as { theme: Theme; device: Scheme },
    events: {} as { type: 'theme.choose'; theme: Theme } | { type: 'device.changed'; device: Scheme },
  },
  actors: { paintTheme: listener<ThemeOrder>('paintTheme') },
  actions: {
    choose: assign((_, params: { theme: Theme }) => params),
    noteDevice: assign((_, params: { device: Scheme }) => params),
    apply: sendTo(
      'paintTheme',
      ({ context }): ThemeOrder => ({ type: 'theme.apply', theme: context.theme, scheme: schemeOf(context) }),
    ),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  invoke: { id: 'paintTheme', src: 'paintTheme' },
  on: {
    'theme.choose': { actions: [{ type: 'choose', params: ({ event }) => ({ theme: event.theme }) }, 'apply'] },
    'device.changed': { actions: [{ type: 'noteDevice', params: ({ event }) => ({ device: event.device }) }, 'apply'] },
  },
});
export type ThemeRef = ActorRefFrom<typeof themeMachine>;

/** What is shown: the choice, or the device's own for 'system'. */
export const schemeOf = ({ theme, device }: { theme: Theme; device: Scheme }): Scheme =>
  theme === 'system' ? device : theme;
