import { type ActorRefFrom, assign, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { listener } from '../../kit/port';
import type { SidebarOrder } from '../../protocols/sidebar';
import type { UnreadNews } from '../../protocols/inbox';
import { notify, tell } from '../../protocols/tell';

const keyless = {
  subject: 'shortcuts',
  title: t('The keyboard shortcuts do not work at the moment'),
  variant: 'warning',
  goesAlong: true,
} as const;

/** The sidebar, its panel on small screens, and the shell's keys. */
export const shellMachine = setup({
  types: {
    input: {} as { isOpen: boolean },
    /** `isOpen` as it was at the start; `hasKeys` turns false when the browser's keys are no longer heard; notices `unread`. */
    context: {} as { isOpen: boolean; hasKeys: boolean; unread: number },
    events: {} as
      | { type: 'sidebar.toggle' }
      | { type: 'panel.toggle' }
      | { type: 'panel.close' }
      | { type: 'notices.open' }
      | UnreadNews
      | { type: 'palette.open' },
  },
  actors: { watchShell: listener<SidebarOrder>('watchShell') },
  actions: {
    notify,
    tellOverlay: tell('app'),
    setUnread: assign((_, { unread }: { unread: number }) => ({ unread })),
    loseKeys: assign({ hasKeys: false }),
    tellBrowser: tell('watchShell'),
  },
  guards: { wasOpen: ({ context }) => context.isOpen },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({ isOpen: input.isOpen, hasKeys: true, unread: 0 }),
  invoke: {
    id: 'watchShell',
    src: 'watchShell',
    systemId: 'watchShell',
    onError: { actions: ['loseKeys', { type: 'notify', params: keyless }] },
  },
  type: 'parallel',
  states: {
    sidebar: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'wasOpen', target: 'open' }, { target: 'collapsed' }] },
        open: {
          on: {
            'sidebar.toggle': {
              target: 'collapsed',
              actions: { type: 'tellBrowser', params: { type: 'sidebar.save', isOpen: false } },
            },
          },
        },
        collapsed: {
          on: {
            'sidebar.toggle': {
              target: 'open',
              actions: { type: 'tellBrowser', params: { type: 'sidebar.save', isOpen: true } },
            },
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.toggle': 'open', 'notices.open': 'notices' } },
        open: { on: { 'panel.toggle': 'closed', 'panel.close': 'closed' } },
        notices: { on: { 'panel.close': 'closed' } },
      },
    },
  },
  on: {
    'unread.changed': { actions: { type: 'setUnread', params: ({ event }) => event } },
    'palette.open': {
      actions: { type: 'tellOverlay', params: { type: 'overlay.open', name: 'palette' } },
    },
  },
});
export type ShellRef = ActorRefFrom<typeof shellMachine>;
