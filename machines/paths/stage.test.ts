import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromTransition, setup } from 'xstate';
import { codeMachine, purchaseDelays, purchaseMachine, purchaseModels } from './fixture';
import { after, done, failed, inWorld, journey } from './journey';
import { defineModels } from './model';
import { port } from '../kit/port';
import { stage } from './stage';

const model = inWorld(purchaseModels, 'just enough');

describe('a stage', () => {
  it('holds every port open, with its input, until told', async () => {
    const { open, state } = await journey(
      model,
      [{ type: 'note.type', note: 'soon' }, { type: 'order.place' }, done('askCode', { code: '1234' })],
      { delays: purchaseDelays },
    );
    expect(state).toBe('order.paying.placing + wire.watching');
    expect([...open.keys()].sort()).toEqual(['placeOrder', 'watchBalance']);
    expect(open.get('placeOrder')?.input).toEqual({ note: 'soon' });
  });

  it('closes a port when its state is left, and refuses an answer from then on', async () => {
    const { open, play } = await journey(model, [{ type: 'order.place' }, { type: 'order.cancel' }]);
    expect(open.has('askCode')).toBe(false);
    expect(() => play(done('askCode', { code: '1234' }))).toThrow('"askCode" is not open; open: watchBalance.');
  });

  it('shows a held child machine in its first state', async () => {
    const { actor } = await journey(model, [{ type: 'order.place' }]);
    expect(actor.getSnapshot().children['askCode']?.getSnapshot()).toMatchObject({ value: 'asking' });
  });

  it('takes a real child machine as a double', async () => {
    const { actor } = await journey(model, [{ type: 'order.place' }], { doubles: { askCode: codeMachine } });
    actor.getSnapshot().children['askCode']?.send({ type: 'code.enter', code: '1234' });
    expect(actor.getSnapshot().value).toEqual({ order: { paying: 'placing' }, wire: 'watching' });
  });

  it('takes a listener that talks as a double', async () => {
    const talking = fromCallback(({ sendBack }) => sendBack({ type: 'balance.changed', balance: 7 }));
    const { snapshot } = await journey(model, [], { doubles: { watchBalance: talking } });
    expect(snapshot.context.balance).toBe(7);
  });

  it('plays what a listener says and what others tell, and leaves gestures to a person', async () => {
    const { play, actor } = await journey(model, []);
    expect(play({ type: 'order.place' })).toBe(false);
    expect(play({ type: 'session.expired' })).toBe(true);
    expect(actor.getSnapshot().value.order).toBe('closed');
    const cut = await journey(model, [failed('watchBalance')]);
    expect(() => cut.play({ type: 'balance.changed', balance: 1 } as never)).toThrow('"watchBalance" is not open');
  });

  it('keeps what the machine says to others', async () => {
    const { sent } = await journey(model, [
      { type: 'order.place' },
      done('askCode', { code: '1234' }),
      done('placeOrder', { id: 'o-1' }),
    ]);
    expect(sent).toEqual([{ type: 'location.go', to: '/order/o-1/' }]);
    const poor = await journey(inWorld(purchaseModels, 'one cent short'), [{ type: 'order.place' }]);
    expect(poor.sent).toEqual([{ type: 'toast.show', title: 'Balance too low', variant: 'warning', subject: 'order' }]);
    expect(poor.state).toBe('order.filling + wire.watching');
  });
});

describe('a stage with actors of the root', () => {
  it('lets the machine reach them', async () => {
    const heard: unknown[] = [];
    const toasts = fromTransition((state: null, event: AnyEventObject) => {
      heard.push(event);
      return state;
    }, null);
    const { actor } = await journey(inWorld(purchaseModels, 'one cent short'), [{ type: 'order.place' }], {
      system: { toasts },
    });
    expect(heard).toEqual([{ type: 'toast.show', title: 'Balance too low', variant: 'warning', subject: 'order' }]);
    expect(actor.system.get('toasts')).toBeDefined();
  });
});

describe('a delay', () => {
  const paid = [{ type: 'order.place' }, done('askCode', { code: '1234' }), failed('placeOrder')] as const;

  it('ends when its milliseconds are over and not one before', async () => {
    const { clock, actor } = await journey(model, paid);
    clock.increment(9_999);
    expect(actor.getSnapshot().value.order).toEqual({ paying: 'resting' });
    clock.increment(1);
    expect(actor.getSnapshot().value.order).toEqual({ paying: 'placing' });
  });

  it('must be known to the test, to the millisecond', async () => {
    const late = journey(model, [...paid, after('retryDelay')], { delays: { retryDelay: 10_001 } });
    await expect(late).rejects.toThrow('"retryDelay" lasts 10000 ms, the test says 10001 ms.');
    await expect(journey(model, [...paid, after('retryDelay')])).rejects.toThrow('states no length for "retryDelay"');
    await expect(journey(model, [after('retryDelay')], { delays: purchaseDelays })).rejects.toThrow('is not running');
  });

  it('may depend on the context', async () => {
    const { state } = await journey(model, [failed('watchBalance'), after('reconnectDelay')], {
      delays: purchaseDelays,
    });
    expect(state).toBe('order.filling + wire.watching');
  });

  it('may win against a shorter one that began at the same time', async () => {
    const racing = setup({ delays: { shortDelay: 10, longDelay: 1_000 } }).createMachine({
      id: 'racing',
      initial: 'waiting',
      states: { waiting: { after: { shortDelay: 'short', longDelay: 'long' } }, short: {}, long: {} },
    });
    const [race] = defineModels(racing, { worlds: { any: undefined } });
    if (!race) throw new Error('The race has no world.');
    const { state } = await journey(race, [after('longDelay')], { delays: { shortDelay: 10, longDelay: 1_000 } });
    expect(state).toBe('long');
  });
});

describe('a journey', () => {
  it('refuses an event that its machine would ignore', async () => {
    await expect(journey(model, [{ type: 'order.cancel' }])).rejects.toThrow(
      'order.cancel is not possible in order.filling + wire.watching.',
    );
  });

  it('knows its worlds', () => {
    expect(() => inWorld(purchaseModels, 'rich')).toThrow('No world "rich" among just enough, one cent short.');
  });
});

describe('a port', () => {
  it('fails with its name until it is filled, a listener too', async () => {
    const actor = createActor(purchaseMachine, { input: { balance: 1_000 } });
    const failures: unknown[] = [];
    actor.system.inspect((seen) => {
      if (seen.type === '@xstate.event' && 'error' in seen.event) failures.push(String(seen.event['error']));
    });
    actor.start();
    actor.send({ type: 'order.place' });
    actor.getSnapshot().children['askCode']?.send({ type: 'code.enter', code: '1234' });
    await new Promise((soon) => setTimeout(soon));
    actor.stop();
    expect(failures).toEqual([
      'Error: Listener "watchBalance" was not provided.',
      'Error: Port "placeOrder" was not provided.',
    ]);
  });

  it('answers once, though its state goes on', () => {
    const lasting = setup({
      actors: { load: port<string>('load') },
      actions: { nothing: () => undefined },
    }).createMachine({
      id: 'lasting',
      initial: 'loading',
      states: {
        loading: {
          on: { 'page.leave': 'left' },
          invoke: { id: 'load', src: 'load', onDone: { actions: 'nothing' }, onError: { actions: 'nothing' } },
        },
        left: {},
      },
    });
    const models = defineModels(lasting, {
      worlds: { any: undefined },
      cases: { 'xstate.done.actor.load': [{ output: 'page' }], 'xstate.error.actor.load': [{ error: 'gone' }] },
    });
    const [one] = models;
    if (!one) throw new Error('The model has no world.');
    expect(one.graph().vertices.map(({ key }) => key)).toEqual(['loading', 'left', 'loading (load ended)']);
    const { actor, play } = stage(one);
    actor.start();
    play(done('load', 'page'));
    expect(one.key(actor.getSnapshot())).toBe('loading (load ended)');
  });
});
