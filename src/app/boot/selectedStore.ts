/*
 * Takes the place of `use-sync-external-store/shim/with-selector` in the browser's build (`vite.config.ts`): that is a
 * CommonJS file for every version of React since 16, this the same for ours (0.3 KB of every first load). No page is
 * hydrated, so what a server would have selected is not asked for.
 */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

type IsEqual<Selection> = (one: Selection, other: Selection) => boolean;

/**
 * What is selected of a store's snapshot. A selection that equals the one before stays the same object, also when the
 * selector is another function in the next render.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listen: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual?: IsEqual<Selection>,
): Selection {
  /** What was rendered last, with its value in `value`. */
  const rendered = useRef<{ value: Selection } | null>(null);
  const select = useMemo(() => {
    const memory: { last?: { snapshot: Snapshot; selection: Selection } } = {};
    const selectionOf = (snapshot: Snapshot): Selection => {
      const { last } = memory;
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const selection = selector(snapshot);
      const before = last ? { value: last.selection } : rendered.current;
      const isSame = isEqual && before && isEqual(before.value, selection);
      memory.last = { snapshot, selection: isSame ? before.value : selection };
      return memory.last.selection;
    };
    return () => selectionOf(getSnapshot());
  }, [getSnapshot, selector, isEqual]);
  const value = useSyncExternalStore(subscribe, select);
  useEffect(() => {
    rendered.current = { value };
  }, [value]);
  return value;
}
