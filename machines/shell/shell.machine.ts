import { type ActorRefFrom, sendTo, setup } from 'xstate';
import { tellOverlay } from '../app/overlay';
import { listener } from '../kit/port';

/** Tells the browser to remember whether the sidebar is open. */
export interface SidebarOrder {
  type: 'sidebar.keep';
  isOpen: boolean;
}

/** Specification 2, application shell: the sidebar, its panel on small screens, and the shell's keys. */
export const shellMachine = setup({
  types: {
    input: {} as { isOpen: boolean },
    context: {} as { isOpen: boolean },
    events: {} as
      | { type: 'sidebar.toggle' }
      | { type: 'panel.toggle' }
      | { type: 'panel.close' }
      | { type: 'palette.open' },
  },
  actors: { watchShell: listener<SidebarOrder>('watchShell') },
  actions: {
    tellOverlay,
    keep: sendTo('watchShell', (_, params: { isOpen: boolean }): SidebarOrder => ({ type: 'sidebar.keep', ...params })),
  },
  guards: { wasOpen: ({ context }) => context.isOpen },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({ isOpen: input.isOpen }),
  invoke: { id: 'watchShell', src: 'watchShell' },
  type: 'parallel',
  states: {
    sidebar: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'wasOpen', target: 'open' }, { target: 'collapsed' }] },
        open: {
          on: { 'sidebar.toggle': { target: 'collapsed', actions: { type: 'keep', params: { isOpen: false } } } },
        },
        collapsed: {
          on: { 'sidebar.toggle': { target: 'open', actions: { type: 'keep', params: { isOpen: true } } } },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.toggle': 'open' } },
        open: { on: { 'panel.toggle': 'closed', 'panel.close': 'closed' } },
      },
    },
  },
  on: {
    'palette.open': {
      actions: { type: 'tellOverlay', params: { type: 'overlay.open', name: 'palette' } },
    },
  },
});
export type ShellRef = ActorRefFrom<typeof shellMachine>;
