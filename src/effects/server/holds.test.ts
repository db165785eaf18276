// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, createMachine } from 'xstate';
import { watchHold } from './holds';

const minute = 60_000;
const now = Date.parse('2026-03-01T14:00:00Z');
let actor: Actor<AnyStateMachine> | undefined;
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  actor?.stop();
  vi.useRealTimers();
});

function watch(until: number): string[] {
  const heard: string[] = [];
  const machine = createMachine({
    invoke: { src: 'port', input: { until } },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  }).provide({ actors: { port: watchHold } });
  actor = createActor(machine as AnyStateMachine).start();
  return heard;
}

describe('the end of a hold', () => {
  it('is told five minutes before, and when it comes', () => {
    const heard = watch(now + 30 * minute);
    vi.advanceTimersByTime(25 * minute - 1);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['hold.ending']);
    vi.advanceTimersByTime(5 * minute - 1);
    expect(heard).toEqual(['hold.ending']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['hold.ending', 'hold.ended']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is found out by a device that slept as soon as it is looked at', () => {
    const heard = watch(now + 30 * minute);
    vi.setSystemTime(now + 40 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual(['hold.ended']);
  });

  it('leaves nothing behind', () => {
    watch(now + 30 * minute);
    actor?.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
