/*
 * Takes the place of `use-sync-external-store/shim/with-selector` in the browser's build (`vite.config.ts`): that is a
 * CommonJS file for every version of React since 16, this the same for ours (0.3 KB of every first load). No page is
 * hydrated, so what a server would have selected is not asked for.
 */
import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

type IsEqual<Selection> = ((one: Selection, other: Selection) => boolean) | undefined;
/** What was rendered last. */
type Rendered<Selection> = { value: Selection } | null;

/** Selects each snapshot once. */
function selecting<Snapshot, Selection>(
  getSnapshot: () => Snapshot,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: IsEqual<Selection>,
  rendered: RefObject<Rendered<Selection>>,
): () => Selection {
  let last: { snapshot: Snapshot; value: Selection } | undefined;
  return () => {
    const snapshot = getSnapshot();
    if (last && Object.is(last.snapshot, snapshot)) return last.value;
    const value = selector(snapshot);
    const before = last ?? rendered.current;
    last = { snapshot, value: before && isEqual?.(before.value, value) ? before.value : value };
    return last.value;
  };
}

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
  const rendered = useRef<Rendered<Selection>>(null);
  // oxlint-disable-next-line react/refs -- read when a snapshot is selected, and written after it was shown
  const select = useMemo(() => selecting(getSnapshot, selector, isEqual, rendered), [getSnapshot, selector, isEqual]);
  const value = useSyncExternalStore(subscribe, select);
  useEffect(() => {
    rendered.current = { value };
  }, [value]);
  return value;
}
