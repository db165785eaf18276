import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, type EventObject } from 'xstate';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import { connect, prepareCalls } from './call';
import { checkDomains } from './domains';

const actors: { stop(): unknown }[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

/** The contract's path of the check; names wait as long as the test says, and each question is counted. */
async function serve() {
  const asked: string[][] = [];
  const gates = new Map<string, Promise<void>>();
  const app = new Hono();
  app.post('/api/namecheap/multi_domain_check_price', async (http) => {
    const { domains } = await http.req.json<{ domains: string[] }>();
    asked.push(domains);
    const [name = ''] = domains;
    await gates.get(name);
    if (name.startsWith('down')) return http.json({ message: 'Down.' }, 503);
    if (name.startsWith('none')) return http.json({ results: [] });
    return http.json({
      results: domains.map((domain) => ({
        domain,
        is_available: true,
        is_premium: false,
        prices: [{ price: '12.00' }],
      })),
    });
  });
  const session = await signedIn();
  actors.push(session);
  connect({
    addresses,
    session: () => session,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const reply = await app.request(request);
      request.signal.throwIfAborted();
      return reply;
    },
  });
  await prepareCalls();
  /** @returns opens the gate */
  const hold = (name: string) => {
    let open = () => {};
    gates.set(name, new Promise((resolve) => (open = resolve)));
    return open;
  };
  return { asked, hold };
}

/** Also on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

/** The port under a machine that keeps what it hears. */
function ask(domains: string[]) {
  const heard: EventObject[] = [];
  const machine = createMachine({
    invoke: { src: 'port', input: { domains } },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  }).provide({ actors: { port: checkDomains } });
  const actor = createActor(machine).start();
  actors.push(actor);
  return { heard, actor };
}
const namesIn = (heard: readonly EventObject[]) =>
  heard.map((event) =>
    'results' in event
      ? (event['results'] as { domain: string }[])[0]?.domain
      : (event as { names?: string[] }).names?.[0],
  );

describe('the names on a page', () => {
  it('are asked for one by one: a slow one keeps none of the others', async () => {
    const { hold } = await serve();
    const open = hold('slow.com');
    const { heard } = ask(['slow.com', 'a.com', 'b.com', 'c.com', 'd.com', 'e.com']);
    await until(() => expect(new Set(namesIn(heard))).toEqual(new Set(['a.com', 'b.com', 'c.com', 'd.com', 'e.com'])));
    open();
    await until(() => expect(namesIn(heard).at(-1)).toBe('slow.com'));
  });

  it('say which of them got no answer, and why', async () => {
    await serve();
    const { heard } = ask(['a.com', 'down.com', 'none.com']);
    await until(() => expect(heard).toHaveLength(3));
    expect(heard).toContainEqual({
      type: 'offers.checked',
      results: [{ domain: 'a.com', is_available: true, is_premium: false, prices: [{ price: 1_200 }] }],
    });
    expect(heard).toContainEqual({
      type: 'offers.unanswered',
      names: ['down.com'],
      error: expect.objectContaining({ status: 503 }) as unknown,
    });
    expect(heard).toContainEqual({
      type: 'offers.unanswered',
      names: ['none.com'],
      error: expect.objectContaining({ code: 'unexpected_reply' }) as unknown,
    });
  });

  it('are given up together when nobody answers', async () => {
    const { asked, hold } = await serve();
    const names = Array.from({ length: 18 }, (_, index) => `n${index}.com`);
    names.forEach(hold);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { heard } = ask(names);
    await until(() => expect(asked).toHaveLength(4));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    const unanswered = heard.flatMap((event) => (event as unknown as { names: string[] }).names);
    expect([unanswered.sort(), asked.length]).toEqual([names.sort(), 4]);
  });

  it('are asked for four at a time, and no more of them once the page has gone', async () => {
    const { asked, hold } = await serve();
    const names = Array.from({ length: 18 }, (_, index) => `n${index}.com`);
    const opens = names.map(hold);
    const { actor, heard } = ask(names);
    await until(() => expect(asked).toHaveLength(4));
    actor.stop();
    for (const open of opens) open();
    await new Promise((done) => setTimeout(done, 20));
    expect([asked.length, heard]).toEqual([4, []]);
  });
});
