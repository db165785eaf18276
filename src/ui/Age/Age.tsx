import { useEffect, useReducer } from 'react';
import { formatAge } from '../../lib/dates';

type AgeProps = {
  /** Milliseconds, by the same clock. */
  at: number;
  /** Milliseconds; asked every second. */
  clock: () => number;
};

/** '12 s ago', and so on as it goes by. */
export function Age({ at, clock }: AgeProps) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, 1_000);
    return () => clearInterval(timer);
  }, []);
  return formatAge(clock() - at);
}
