/*
 * Takes the place of what wouter asks React for in the browser's build (`vite.config.ts`): the package's own also serves
 * versions of React before 18 and webpack.
 */
import { useCallback, useInsertionEffect, useRef } from 'react';

export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  useContext,
  useInsertionEffect,
  useLayoutEffect as useIsomorphicLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

type Listener = (...args: unknown[]) => unknown;

/** The same function in every render, which calls the newest. */
export function useEvent(listener: Listener): Listener {
  const newest = useRef(listener);
  useInsertionEffect(() => {
    newest.current = listener;
  });
  return useCallback((...args) => newest.current(...args), []);
}
