import { useSyncExternalStore } from 'react';
import { breakpoint } from '../../../ui/theme/tokens';

const widths = [breakpoint.tablet, breakpoint.desktop];
let asked: MediaQueryList[] | undefined;
/** 'Up to 768 px' is 768 px included. Asked once, not in each frame. */
const queries = () => (asked ??= widths.map((width) => window.matchMedia(`(min-width: ${width + 0.02}px)`)));

function listen(tell: () => void) {
  for (const query of queries()) query.addEventListener('change', tell);
  return () => {
    for (const query of queries()) query.removeEventListener('change', tell);
  };
}

/** Columns of the masonry: 2 up to 768 px, 3 up to 1024 px, otherwise 4. */
export const useLanes = () => useSyncExternalStore(listen, () => 2 + queries().filter(({ matches }) => matches).length);
