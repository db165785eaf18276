import { describe, expect, it } from 'vitest';
import { createActor, fromTransition, initialTransition, setup, transition } from 'xstate';
import { go, notify, tell, withdraw } from './tell';

type Sent = { type: string };

/** It says six things to others, and knows none of these events itself. */
const speaker = setup({
  types: { context: {} as { isBound: boolean }, events: {} as { type: 'order.place'; id: string } },
  actions: {
    notify,
    withdraw,
    go,
    tellSession: tell('session'),
    flush: tell('draftSync', { type: 'copy.flush' }),
    tellWizard: tell('wizard', ({ context }, { message }: { message: string }) => ({
      type: 'step.refused',
      message: `${message}, ${context.isBound ? 'bound' : 'free'}`,
    })),
  },
}).createMachine({
  id: 'speaker',
  context: { isBound: true },
  initial: 'silent',
  states: {
    silent: {
      on: {
        'order.place': {
          target: 'speaking',
          actions: [
            { type: 'notify', params: { subject: 'order', title: 'Order placed', variant: 'success' } },
            { type: 'withdraw', params: 'domain' },
            { type: 'go', params: ({ event }) => ({ to: `/order/${event.id}/`, replace: true }) },
            { type: 'tellSession', params: { type: 'session.signOut', to: '/' } },
            'flush',
            { type: 'tellWizard', params: { message: 'No' } },
          ],
        },
      },
    },
    speaking: {},
  },
});

const place = { type: 'order.place', id: 'o-1' } as const;
const messages = [
  { type: 'toast.show', subject: 'order', title: 'Order placed', variant: 'success' },
  { type: 'toast.withdraw', subject: 'domain' },
  { type: 'location.go', to: '/order/o-1/', replace: true },
  { type: 'session.signOut', to: '/' },
  { type: 'copy.flush' },
  { type: 'step.refused', message: 'No, bound' },
];

describe('what is told to others', () => {
  it('reaches the actors under their systemId', () => {
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
        { id: 'draftSync', systemId: 'draftSync', src: 'ear' },
        { id: 'wizard', systemId: 'wizard', src: 'ear' },
        { id: 'speaker', src: 'speaker' },
      ],
    });
    const actor = createActor(root).start();
    actor.getSnapshot().children['speaker']?.send(place);
    actor.stop();
    expect(heard.filter(({ type }) => !type.startsWith('xstate.'))).toEqual(messages);
  });

  it('does no harm in a pure transition', () => {
    const [silent] = initialTransition(speaker);
    const [speaking, actions] = transition(speaker, silent, place);
    expect(speaking.value).toBe('speaking');
    expect(actions.map(({ params }) => params)).toMatchObject(messages.map((event) => ({ event })));
  });

  it('does no harm without those actors: it comes back and is not known', () => {
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

  it('compiles only for an actor that there is, and an event that it takes', () => {
    const session = tell('session');
    // @ts-expect-error: nobody has this name
    tell('sesion');
    // @ts-expect-error: nobody has this name
    tell('sesion', { type: 'profile.load' });
    // @ts-expect-error: the session takes no such event
    tell('session', { type: 'session.signedOut' });
    // @ts-expect-error: another actor's event
    tell('session', () => ({ type: 'toast.show', subject: 'profile', title: 'Saved', variant: 'success' }));
    // @ts-expect-error: the event lacks what belongs to it
    tell('session', () => ({ type: 'token.refused' }));
    // @ts-expect-error: the session takes no such event
    const say = () => session({}, { type: 'session.signedOut' });
    setup({ actions: { session } }).createMachine({
      // @ts-expect-error: nor as the params of the named action
      entry: { type: 'session', params: { type: 'session.signedOut' } },
    });
    expect(say).toBeTypeOf('function');
  });
});
