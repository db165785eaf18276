import { type ActorRefFrom, sendTo, setup } from 'xstate';
import { tellOverlay } from '../app/overlay';
import { listener } from '../kit/port';

export interface SidebarOrder {
  type: 'sidebar.keep';
  isOpen: boolean;
}

export const shellMachine = setup({
  types: {
    input: {} as { isOpen: boolean },
    context: {} as Record<string, never>,
    events: {} as
      | { type: 'sidebar.toggle' }
      | { type: 'panel.toggle' }
      | { type: 'panel.close' }
      | { type: 'palette.open' },
  },
  actors: { watchShell: listener<SidebarOrder>('watchShell') },
  actions: {
    tellOverlay,
    keep: sendTo('watchShell', (_, params: { isOpen: boolean }) => ({ type: 'sidebar.keep', ...params })),
  },
}).createMachine({
  id: 'shell',
  context: {},
  type: 'parallel',
  states: { sidebar: {}, panel: {} },
});
export type ShellRef = ActorRefFrom<typeof shellMachine>;
