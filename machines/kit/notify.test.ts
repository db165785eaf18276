import { describe, expect, it } from 'vitest';
import { createActor, fromTransition, initialTransition, setup, transition } from 'xstate';
import { go, notify, tell } from './notify';

type Sent = { type: string };

/** It says three things to the root, and knows none of these events itself. */
const speaker = setup({
  types: { events: {} as { type: 'order.place'; id: string } },
  actions: { notify, go, tellSession: tell<{ type: 'session.renew'; soon: boolean }>('session') },
}).createMachine({
  id: 'speaker',
  initial: 'silent',
  states: {
    silent: {
      on: {
        'order.place': {
          target: 'speaking',
          actions: [
            { type: 'notify', params: { title: 'Order placed', variant: 'success' } },
            { type: 'go', params: ({ event }) => ({ to: `/order/${event.id}/`, replace: true }) },
            { type: 'tellSession', params: { type: 'session.renew', soon: true } },
          ],
        },
      },
    },
    speaking: {},
  },
});

const place = { type: 'order.place', id: 'o-1' } as const;
const messages = [
  { type: 'toast.show', title: 'Order placed', variant: 'success' },
  { type: 'location.go', to: '/order/o-1/', replace: true },
  { type: 'session.renew', soon: true },
];

describe('messages to the root', () => {
  it('reach the actors under their systemId', () => {
    const heard: Sent[] = [];
    const ear = fromTransition((state: null, event: Sent) => {
      heard.push(event);
      return state;
    }, null);
    const root = setup({ actors: { speaker, ear } }).createMachine({
      id: 'root',
      invoke: [
        { id: 'toasts', systemId: 'toasts', src: 'ear' },
        { id: 'location', systemId: 'location', src: 'ear' },
        { id: 'session', systemId: 'session', src: 'ear' },
        { id: 'speaker', src: 'speaker' },
      ],
    });
    const actor = createActor(root).start();
    actor.getSnapshot().children['speaker']?.send(place);
    actor.stop();
    expect(heard.filter(({ type }) => !type.startsWith('xstate.'))).toEqual(messages);
  });

  it('do no harm in a pure transition', () => {
    const [silent] = initialTransition(speaker);
    const [speaking, actions] = transition(speaker, silent, place);
    expect(speaking.value).toBe('speaking');
    expect(actions.map(({ params }) => params)).toMatchObject(messages.map((event) => ({ event })));
  });

  it('do no harm without the root: they come back and are not known', () => {
    const back: Sent[] = [];
    const actor = createActor(speaker, {
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && seen.sourceRef === actor) back.push(seen.event);
      },
    });
    actor.start();
    actor.send(place);
    expect(back).toEqual(messages);
    expect(actor.getSnapshot()).toMatchObject({ value: 'speaking', status: 'active' });
  });
});
