import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, type AnyStateMachine, assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { createRedactor } from '../../machines/traces/redact';
import { replay } from '../../machines/traces/replayed';
import { traceFrom } from '../../machines/traces/trace';
import { actorsAt, Book, labelOf, stateOf, statusAt, stepAt } from './book';
import { History } from './history';
import { observe } from './observe';
import type { Seen } from './protocol';
import { traceOf } from './trace';

const secret = 'a loaf of rye bread';

const signIn = setup({
  types: {
    input: {} as { email: string },
    context: {} as { email: string; password: string; tries: number },
    events: {} as
      | { type: 'password.type'; password: string }
      | { type: 'form.submit' }
      | { type: 'form.clear' }
      | { type: 'code.type'; typed: { length: number } },
  },
  actors: {
    login: fromPromise<{ token: string }, { password: string }>(({ input }) =>
      input.password === secret
        ? Promise.resolve({ token: 'tok-1234567890-abcdefghij' })
        : Promise.reject(new Error('No.')),
    ),
    watch: fromCallback(() => undefined),
  },
  actions: { keep: assign({ password: (_, params: { password: string }) => params.password }) },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    isWhole: (_, { typed }: { typed: { length: number } }) => typed.length === 6,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ email: input.email, password: '', tries: 0 }),
  initial: 'form',
  invoke: { id: 'watch', src: 'watch' },
  states: {
    form: {
      on: {
        'password.type': { actions: { type: 'keep', params: ({ event }) => event } },
        'form.submit': { guard: 'hasPassword', target: 'loggingIn' },
        'form.clear': 'form',
        'code.type': { guard: { type: 'isWhole', params: ({ event }) => event }, target: 'done' },
      },
    },
    loggingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ password: context.password }),
        onDone: 'done',
        onError: 'form',
      },
    },
    done: { type: 'final' },
  },
});

const house = setup({ actors: { signIn } }).createMachine({
  id: 'house',
  invoke: { id: 'door', src: 'signIn', systemId: 'screen', input: () => ({ email: 'ada@bakery.example' }) },
  initial: 'empty',
  states: { empty: {} },
});

/** The house, watched; whoever hears of it can be asked. */
function watched() {
  const told: Seen[] = [];
  let time = 1_000;
  const root = createActor(house, { systemId: 'app' });
  const running = observe(root, {
    now: () => (time += 10),
    redact: createRedactor(),
    hear: (seen) => told.push(seen),
  });
  root.start();
  const door = root.system.get('screen') as ActorRefFrom<typeof signIn>;
  return { root, door, told, running, settle: () => new Promise((done) => setTimeout(done)) };
}

const bookOf = (told: readonly Seen[]) => {
  const book = new Book();
  // As it comes through the channel.
  for (const seen of told) book.add(JSON.parse(JSON.stringify(seen)) as Seen);
  return book;
};
const named = (book: Book, name: string) => {
  const actor = book.actors.findLast((one) => labelOf(one) === name);
  if (!actor) throw new Error(`No actor ${name}`);
  return actor;
};

async function visit() {
  const stage = watched();
  stage.door.send({ type: 'password.type', password: 'wrong' });
  stage.door.send({ type: 'form.submit' });
  await stage.settle();
  stage.door.send({ type: 'password.type', password: secret });
  stage.door.send({ type: 'form.submit' });
  await stage.settle();
  return stage;
}

describe('what a page tells', () => {
  it('names every actor, who started it and what it was given', async () => {
    const book = bookOf((await visit()).told);
    expect(book.actors.map((actor) => [labelOf(actor), actor.machine, book.actor(actor.parent)?.name])).toEqual([
      ['app', 'house', undefined],
      ['screen', 'signIn', 'house'],
      ['watch', undefined, 'door'],
      ['login', undefined, 'door'],
      ['login', undefined, 'door'],
    ]);
    expect(named(book, 'screen').input).toEqual({ email: 'person-1@example.test' });
  });

  it('holds every step in its order, who sent it and where it led', async () => {
    const book = bookOf((await visit()).told);
    const steps = named(book, 'screen').steps.map(
      (step) => `${book.actor(step.source)?.name ?? '-'}: ${step.event.type} > ${stateOf(step)}`,
    );
    expect(steps).toEqual([
      'house: xstate.init > form',
      '-: password.type > form',
      '-: form.submit > loggingIn',
      'login: xstate.error.actor.login > form',
      '-: password.type > form',
      '-: form.submit > loggingIn',
      'login: xstate.done.actor.login > done',
    ]);
    expect(named(book, 'screen').steps.at(-1)?.status).toBe('done');
  });

  it('holds what effects were given, how they ended and when', async () => {
    const book = bookOf((await visit()).told);
    const [failed, done] = book.actors.filter(({ name }) => name === 'login');
    expect([failed, done].map((call) => call && statusAt(call, null))).toEqual(['error', 'done']);
    expect(done && stepAt(done, null)?.at).toBeGreaterThan(done?.at ?? 0);
    expect(statusAt(named(book, 'watch'), null)).toBe('stopped');
  });

  it('says what is listened to, and what a guard would refuse bare; a guard that cannot tell refuses nothing', () => {
    const { told, door } = watched();
    const now = () => stepAt(named(bookOf(told), 'screen'), null);
    expect(now()?.accepts).toEqual(['password.type', 'form.submit', 'form.clear', 'code.type']);
    expect(now()?.refuses).toEqual(['form.submit']);
    door.send({ type: 'password.type', password: 'wrong' });
    expect(now()?.refuses).toEqual([]);
  });

  it('says none of what was secret', async () => {
    const text = JSON.stringify((await visit()).told);
    for (const word of [secret, 'wrong', 'ada@bakery', 'tok-1234']) expect(text).not.toContain(word);
    expect(text).toContain('password.type');
  });

  it('lets an event reach an actor as long as it runs', async () => {
    const { running, door, settle } = await visit();
    expect(running.get(door.sessionId)).toBeUndefined();
    const other = watched();
    other.running.get(other.door.sessionId)?.send({ type: 'password.type', password: secret });
    await settle();
    expect(other.door.getSnapshot().context.password).toBe(secret);
  });
});

describe('a moment', () => {
  it('shows what lived then, in the state it had then', async () => {
    const book = bookOf((await visit()).told);
    const submitted = named(book, 'screen').steps[2]?.number ?? 0;
    expect(actorsAt(book, submitted).map(labelOf)).toEqual(['app', 'screen', 'watch', 'login']);
    expect(stepAt(named(book, 'screen'), submitted)?.value).toBe('loggingIn');
    expect(stepAt(named(book, 'screen'), submitted - 1)?.value).toBe('form');
    expect(stepAt(named(book, 'screen'), null)?.value).toBe('done');
  });
});

describe('who comes late', () => {
  it.each([5, 8, 12, 20, 1_000])(
    'knows the same of those that live and of the recent past (%i kept)',
    async (limit) => {
      const history = new History(limit);
      const { told, door } = watched();
      for (let at = 0; at < 10; at += 1) door.send({ type: 'password.type', password: `try ${at}` });
      for (const seen of told) history.add(seen);
      const [late, early] = [bookOf(history.all()), bookOf(told)];
      for (const name of ['app', 'screen', 'watch']) {
        expect(labelOf(named(late, name))).toBe(name);
        expect(stepAt(named(late, name), null)?.value).toEqual(stepAt(named(early, name), null)?.value);
        expect(stepAt(named(late, name), null)?.context).toEqual(stepAt(named(early, name), null)?.context);
      }
      expect(late.last).toBe(early.last);
      expect(history.all().length).toBeLessThanOrEqual(Math.max(limit * 1.1, told.length) + 3);
    },
  );

  it('hears nothing of those that are gone for long', async () => {
    const history = new History(1);
    for (const seen of (await visit()).told) history.add(seen);
    expect(bookOf(history.all()).actors.map(labelOf)).not.toContain('screen');
  });

  it('counts nothing twice that is told again', async () => {
    const { told } = await visit();
    const book = bookOf(told);
    const count = book.steps.length;
    for (const seen of told) book.add(seen);
    expect(book.steps).toHaveLength(count);
  });
});

describe('a saved trace', () => {
  const machines = new Map<string, AnyStateMachine>([
    ['house', house as AnyStateMachine],
    ['signIn', signIn as AnyStateMachine],
  ]);
  const about = { app: '1.0.0', startedAt: 1_000 };
  const saved = (book: Book, from: number, to = book.last) =>
    traceFrom(JSON.parse(JSON.stringify(traceOf(book, { from, to }, about))));

  it('is led through the machines to the same ends', async () => {
    const book = bookOf((await visit()).told);
    const trace = saved(book, 0);
    expect(trace.steps.map(({ event }) => event.type)).not.toContain('trace.joined');
    expect(replay(trace, machines)).toEqual({ actors: 2, steps: 9, differences: [] });
  });

  it('may begin and end anywhere', async () => {
    const book = bookOf((await visit()).told);
    const [, first, , , second, last] = named(book, 'screen').steps.map(({ number }) => number);
    const trace = saved(book, first ?? 0, last);
    expect(trace.steps.slice(0, 2).map(({ event, value }) => [event.type, value])).toEqual([
      ['trace.joined', 'empty'],
      ['trace.joined', 'form'],
    ]);
    expect(trace.steps).toHaveLength(6);
    expect(replay(trace, machines).differences).toEqual([]);
    expect(replay(saved(book, second ?? 0), machines).differences).toEqual([]);
  });

  it('tells when the machine goes elsewhere now', async () => {
    const book = bookOf((await visit()).told);
    const other = new Map([...machines, ['signIn', house as AnyStateMachine]]);
    expect(replay(saved(book, 0), other).differences).toHaveLength(1);
  });
});
