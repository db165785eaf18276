import { expect, test } from 'vitest';
import { Turns } from './turns';

function begin(most = 16) {
  let now = 0;
  const turns = new Turns<{ customer: string; name: string }>({ now: () => now }, most);
  const add = (...names: string[]) => names.map((name) => turns.add({ customer: name.charAt(0), name }));
  const next = () => turns.next()?.name;
  return { turns, add, next, wait: (ms: number) => (now += ms) };
}

test('nobody is at work twice, however many of theirs wait', () => {
  const { turns, add, next } = begin();
  add('a1', 'a2', 'a3', 'b1');
  expect([next(), next(), next()]).toEqual(['a1', 'b1', undefined]);
  turns.end('b', 10);
  expect(next()).toBeUndefined();
  turns.end('a', 10);
  expect(next()).toBe('a2');
});

test('next is who has used the least, of those who used as much the first that came', () => {
  const { turns, add, next } = begin();
  add('a1');
  next();
  turns.end('a', 5_000);
  add('a2', 'b1', 'c1', 'b2');
  expect(next()).toBe('b1');
  turns.end('b', 200);
  expect([next(), next(), next()]).toEqual(['c1', 'b2', 'a2']);
});

test('what was used is forgotten by half each minute', () => {
  const { turns, add, next, wait } = begin();
  turns.end('a', 8_000);
  wait(60_000);
  expect(turns.usedBy('a')).toBeCloseTo(4_000);
  turns.end('b', 5_000);
  add('b1', 'a1');
  expect(next()).toBe('a1');
  wait(30 * 60_000);
  expect(turns.usedBy('a')).toBeLessThan(1);
});

test('too many of one customer are refused, of another not, and a place that is left is free', () => {
  const { turns, add, next } = begin(2);
  const last = { customer: 'a', name: 'a2' };
  expect(add('a1')).toEqual([true]);
  expect(turns.add(last)).toBe(true);
  expect(add('a3', 'b1')).toEqual([false, true]);
  expect(turns.remove(last)).toBe(true);
  expect(turns.remove(last)).toBe(false);
  expect(add('a4')).toEqual([true]);
  expect([next(), next()]).toEqual(['a1', 'b1']);
  expect(turns.clear().map(({ name }) => name)).toEqual(['a4']);
});
