import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import type { CallOptions } from './callTypes';
import { createCall } from './http';

const session = await signedIn();
const calling = (options: Partial<CallOptions>) =>
  createCall({
    addresses,
    session: () => session,
    ...options,
  });
const never = () => new Promise<never>(() => undefined);
const givenUp = { status: null, message: '', code: 'no_answer' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What became of a call, at each of these moments (ms). */
async function after(call: Promise<unknown>, ...moments: number[]): Promise<unknown[]> {
  let end: unknown = 'under way';
  call.then(
    (reply) => (end = reply),
    (error: unknown) => (end = error),
  );
  const ends: unknown[] = [];
  for (const [at, moment] of moments.entries()) {
    await vi.advanceTimersByTimeAsync(moment - (moments[at - 1] ?? 0));
    await new Promise((done) => setImmediate(done));
    ends.push(end);
  }
  return ends;
}

describe('a call that nobody answers is given up', () => {
  it('after 30 s, and its request is ended', async () => {
    let signal: AbortSignal | undefined;
    const call = calling({
      fetch: (input, init) => {
        signal = new Request(input, init).signal;
        return never();
      },
    });
    expect(await after(call('plans', {}), 29_999, 30_000)).toEqual(['under way', givenUp]);
    expect(signal?.aborted).toBe(true);
  });
  it('after 60 s where logos are drawn', async () => {
    const body = { business_title: 'A', business_description: 'B', multiple_variations: true };
    expect(await after(calling({ fetch: never })('generateLogo', { body }), 59_999, 60_000)).toEqual([
      'under way',
      givenUp,
    ]);
  });
  it('also when only its head has come', async () => {
    const fetch = () => Promise.resolve(new Response(new ReadableStream({ pull: never }), { status: 200 }));
    expect(await after(calling({ fetch })('plans', {}), 29_999, 30_000)).toEqual(['under way', givenUp]);
  });
  it('also when the page asked before the bundle was there', async () => {
    expect(await after(calling({ early: never })('profile', {}), 29_999, 30_000)).toEqual(['under way', givenUp]);
  });
});

it('leaves no timer behind', async () => {
  await calling({ fetch: () => Promise.resolve(Response.json([])) })('plans', {});
  expect(vi.getTimerCount()).toBe(0);
});
