import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paced } from './paced';
import { type DomainCheck, type RegistrarProvider, RegistrarUnreachable } from './registrar';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { burst: 6, interval: 1_000, patience: 400 };
const free = (domain: string): DomainCheck => ({ domain, isAvailable: true, isPremium: false, premiumPrice: null });

/** A registrar that notes each call; a name may have a time to take, or a reason to be refused. */
function begin(options: { slow?: Record<string, number>; refuse?: (names: readonly string[]) => Error | null } = {}) {
  const calls: { at: number; names: string[] }[] = [];
  const start = performance.now();
  const registrar = paced(
    {
      async check(names) {
        calls.push({ at: performance.now() - start, names: [...names] });
        const slowest = Math.max(10, ...names.map((name) => options.slow?.[name] ?? 0));
        await new Promise((done) => setTimeout(done, slowest));
        const refusal = options.refuse?.(names);
        if (refusal) throw refusal;
        return names.filter((name) => !name.startsWith('silent')).map(free);
      },
      priceOf: () => Promise.resolve(1_000),
      state: () => Promise.resolve('registered'),
      register: () => Promise.resolve('1'),
      registration: () => Promise.resolve(null),
      renewalPrice: () => Promise.resolve(1_000),
      renew: () => Promise.resolve({ registeredAt: 0, expiresAt: 0 }),
    } satisfies RegistrarProvider,
    pace,
  );
  const answered: string[] = [];
  const ask = async (...names: string[]) => {
    const checks = await registrar.check(names);
    answered.push(...checks.map(({ domain }) => domain));
    return checks;
  };
  return { registrar, calls, ask, answered, namesOf: () => calls.map(({ names }) => names) };
}

describe('a registrar that is asked no oftener than it allows', () => {
  it('hears of names that are asked for at the same time in one call, each once', async () => {
    const { ask, namesOf, answered } = begin();
    void ask('a.com', 'b.com');
    void ask('b.com');
    await vi.advanceTimersByTimeAsync(30);
    void ask('c.com');
    await vi.advanceTimersByTimeAsync(100);
    expect(namesOf()).toEqual([['a.com', 'b.com', 'c.com']]);
    expect(answered.sort()).toEqual(['a.com', 'b.com', 'b.com', 'c.com']);
  });

  it('hears of no more than 50 names in a call', async () => {
    const { ask, calls, answered } = begin();
    void ask(...Array.from({ length: 120 }, (_, index) => `n${index}.com`));
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map(({ names }) => names.length)).toEqual([50, 50, 20]);
    expect(answered).toHaveLength(120);
  });

  it('is asked so many times in a minute and no more, however many ask; all get their answer', async () => {
    const { ask, calls, answered } = begin();
    for (let index = 0; index < 1_200; index += 1) {
      void ask(`n${index}.com`);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(answered).toHaveLength(1_200);
    for (const { at } of calls) {
      const within = calls.filter((call) => call.at >= at && call.at < at + 60_000).length;
      expect(within).toBeLessThanOrEqual(pace.burst + 60_000 / pace.interval);
    }
    // Between them nobody waits longer than for the next call.
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(pace.interval + 100);
  });

  it('rests until it may be asked as often at once again', async () => {
    const { ask, calls } = begin();
    for (let index = 0; index < 9; index += 1) {
      void ask(`n${index}.com`);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(calls).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(calls.at(-1)?.names).toEqual(['n6.com', 'n7.com', 'n8.com']);
    for (let index = 0; index < 9; index += 1) {
      void ask(`m${index}.com`);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(calls).toHaveLength(13);
  });

  it('counts prices, states and registrations, which never wait', async () => {
    const { registrar, ask, calls } = begin();
    const works = Array.from({ length: 8 }, () => registrar.priceOf('com'));
    await Promise.all([...works, registrar.state('a.com')]);
    void ask('a.com');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toHaveLength(1);
  });

  it('is asked apart for names that one slow registry keeps waiting', async () => {
    const { ask, answered, namesOf } = begin({ slow: { 'slow.com': 5_000 } });
    for (const name of ['slow.com', 'a.com', 'b.com']) void ask(name);
    await vi.advanceTimersByTimeAsync(500);
    expect(namesOf()).toEqual([['slow.com', 'a.com', 'b.com'], ['slow.com', 'b.com'], ['a.com']]);
    expect(answered).toEqual(['a.com']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(answered.sort()).toEqual(['a.com', 'b.com', 'slow.com']);
  });

  it('is not asked apart for one name alone, nor with the half that others may need', async () => {
    const { ask, calls } = begin({ slow: { 'slow.com': 5_000 } });
    void ask('slow.com');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
    for (let index = 0; index < 4; index += 1) {
      void ask(`n${index}.com`);
      await vi.advanceTimersByTimeAsync(60);
    }
    void ask('slow.com', 'a.com');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(6);
  });

  it('counts the calls that ask apart, too', async () => {
    const { ask, calls } = begin({ slow: { 'slow.com': 5_000 } });
    void ask('slow.com', 'a.com', 'b.com');
    await vi.advanceTimersByTimeAsync(500);
    for (let index = 0; index < 4; index += 1) {
      void ask(`n${index}.com`);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(calls).toHaveLength(6);
  });

  it('is not asked for whom nobody waits any more', async () => {
    const { registrar, calls } = begin();
    const gone = new AbortController();
    const answer = registrar.check(['a.com'], gone.signal).catch((error: unknown) => error);
    gone.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toBeInstanceOf(RegistrarUnreachable);
    expect(calls).toEqual([]);
  });

  it('leaves out a name that it says nothing of', async () => {
    const { ask } = begin();
    const answer = ask('silent.com', 'a.com');
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toEqual([free('a.com')]);
  });

  it('fails with its own reason when nothing is known of any name', async () => {
    const reason = new RegistrarUnreachable('away');
    const { registrar } = begin({ refuse: () => reason });
    const answer = registrar.check(['a.com', 'b.com']).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toBe(reason);
  });

  it('answers for those that are known when another of its calls fails', async () => {
    const { ask } = begin({ refuse: (names) => (names.includes('n55.com') ? new RegistrarUnreachable('away') : null) });
    const answer = ask(...Array.from({ length: 60 }, (_, index) => `n${index}.com`));
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toHaveLength(50);
  });
});
