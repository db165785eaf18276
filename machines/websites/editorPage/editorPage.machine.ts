import { type ActorRefFrom, assign, setup } from 'xstate';
import { child, port } from '../../kit/port';
import type { ScreenEvent, ScreenInput } from '../../protocols/address';
import type { editorMachine } from '../editor/editor.machine';

export interface EditorPageContext {
  /** As the screen was born, at the address of now. */
  screen: ScreenInput;
}

export type EditorPageEvent = ScreenEvent | { type: 'editor.retry' };
type Moved = Extract<ScreenEvent, { type: 'address.changed' }>;

/** The screen on which a website is edited: its code, which is large and met by few, then the editor of the address. */
export const editorPageMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as EditorPageContext,
    events: {} as EditorPageEvent,
    children: {} as { editor: 'editor' },
  },
  actors: {
    fetchEditor: port<void>('fetchEditor'),
    editor: child<typeof editorMachine>('editor'),
  },
  actions: {
    setScreen: assign(({ context }, { path, search }: Moved) => ({ screen: { ...context.screen, path, search } })),
  },
  guards: { isSame: ({ context }, { path }: Moved) => path === context.screen.path },
}).createMachine({
  id: 'editorPage',
  context: ({ input }) => ({ screen: input }),
  initial: 'fetching',
  on: { 'address.changed': { actions: { type: 'setScreen', params: ({ event }) => event } } },
  states: {
    fetching: { invoke: { id: 'fetchEditor', src: 'fetchEditor', onDone: 'open', onError: 'broken' } },
    open: {
      invoke: {
        id: 'editor',
        src: 'editor',
        systemId: 'siteEditor',
        input: ({ context: { screen } }) => screen,
        onError: 'broken',
      },
      on: {
        'address.changed': [
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            actions: { type: 'setScreen', params: ({ event }) => event },
          },
          { target: 'open', reenter: true, actions: { type: 'setScreen', params: ({ event }) => event } },
        ],
      },
    },
    broken: { on: { 'editor.retry': 'fetching' } },
  },
});
export type EditorPageRef = ActorRefFrom<typeof editorPageMachine>;
