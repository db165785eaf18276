import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { listener } from '../../kit/port';
import { notify, tell } from '../../protocols/tell';
import type { Scheme, Theme, ThemeOrder } from '../../protocols/theme';

const unpainted = {
  subject: 'theme',
  title: t('The theme cannot be changed at the moment'),
  variant: 'warning',
  goesAlong: true,
} as const;

/** Light, dark or system; system follows the device. */
export const themeMachine = setup({
  types: {
    input: {} as { theme: Theme; device: Scheme },
    /** `isPainted` turns false when the page no longer does what it is told. */
    context: {} as { theme: Theme; device: Scheme; isPainted: boolean },
    events: {} as { type: 'theme.choose'; theme: Theme } | { type: 'device.changed'; device: Scheme },
  },
  actors: { paintTheme: listener<ThemeOrder>('paintTheme') },
  actions: {
    notify,
    choose: assign((_, { theme }: { theme: Theme }) => ({ theme })),
    giveUp: assign({ isPainted: false }),
    setDevice: assign((_, { device }: { device: Scheme }) => ({ device })),
    apply: tell('paintTheme', ({ context: { theme, device } }, { isChosen }: { isChosen: boolean }) => {
      return { type: 'theme.apply', theme, scheme: theme === 'system' ? device : theme, isChosen };
    }),
  },
  guards: {
    isLight: ({ context }) => context.theme === 'light',
    isDark: ({ context }) => context.theme === 'dark',
  },
}).createMachine({
  id: 'theme',
  context: ({ input: { theme, device } }) => ({ theme, device, isPainted: true }),
  invoke: {
    id: 'paintTheme',
    src: 'paintTheme',
    systemId: 'paintTheme',
    onError: { actions: ['giveUp', { type: 'notify', params: unpainted }] },
  },
  initial: 'deciding',
  on: {
    'theme.choose': {
      target: '.deciding',
      actions: [
        { type: 'choose', params: ({ event }) => event },
        { type: 'apply', params: { isChosen: true } },
      ],
    },
    'device.changed': { actions: { type: 'setDevice', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [{ guard: 'isLight', target: 'light' }, { guard: 'isDark', target: 'dark' }, { target: 'system' }],
    },
    light: {},
    dark: {},
    system: {
      on: {
        'device.changed': {
          actions: [
            { type: 'setDevice', params: ({ event }) => event },
            { type: 'apply', params: { isChosen: false } },
          ],
        },
      },
    },
  },
});
export type ThemeRef = ActorRefFrom<typeof themeMachine>;
export type ThemeState = SnapshotFrom<typeof themeMachine>['value'];
