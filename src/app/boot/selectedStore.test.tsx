import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSyncExternalStoreWithSelector } from './selectedStore';

function storeOf<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    put: (next: Value) =>
      act(() => {
        value = next;
        for (const listen of listeners) listen();
      }),
  };
}

const sameLength = (one: string[], other: string[]) => one.length === other.length;

it('gives what is selected, the same object while it equals the one before, whatever function selects', () => {
  const store = storeOf(['a', 'b']);
  let renders = 0;
  const { result, rerender } = renderHook(
    ({ upper }: { upper: boolean }) => {
      renders += 1;
      // Another function in each render, as views write them.
      const select = (value: string[]) => value.map((word) => (upper ? word.toUpperCase() : word));
      return useSyncExternalStoreWithSelector(store.subscribe, store.get, store.get, select, sameLength);
    },
    { initialProps: { upper: false } },
  );
  const before = result.current;
  expect(before).toEqual(['a', 'b']);
  store.put(['c', 'd']);
  expect([result.current === before, renders]).toEqual([true, 1]);
  rerender({ upper: true });
  expect(result.current).toBe(before);
  store.put(['c', 'd', 'e']);
  expect(result.current).toEqual(['C', 'D', 'E']);
});

it('without a comparison gives what a snapshot selects, once for each', () => {
  const store = storeOf({ count: 1 });
  const asked: number[] = [];
  const select = ({ count }: { count: number }) => {
    asked.push(count);
    return count * 2;
  };
  const { result, rerender } = renderHook(() =>
    useSyncExternalStoreWithSelector(store.subscribe, store.get, undefined, select),
  );
  rerender();
  store.put({ count: 2 });
  expect([result.current, asked]).toEqual([4, [1, 2]]);
});
