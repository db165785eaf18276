import { createBrowserInspector } from '@statelyai/inspect';
import type { Seen } from './protocol';

/**
 * Sends what happens to Stately's own page, https://stately.ai/inspect, in a window beside this one. A browser lets a
 * page open a window only when a person does something, so it opens with the first press or key; what happened before
 * is kept for it.
 */
export function openStately(): (seen: Seen) => void {
  const { adapter, start } = createBrowserInspector({ autoStart: false, maxDeferredEvents: 5_000 });
  const open = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, open, true);
    start();
  };
  const gestures = ['click', 'keydown'] as const;
  for (const gesture of gestures) window.addEventListener(gesture, open, true);
  return (seen) => adapter.send(seen);
}
