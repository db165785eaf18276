import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { Hono } from 'hono';
import { createActor } from 'xstate';
import type { AppRef } from '../../machines/shell/app/app.machine';
import type { SessionRef } from '../../machines/session/session/session.machine';
import { App } from '../../src/app/App';
import { isRenderable } from '../../src/app/awaited';
import { wire } from '../../src/app/wire';
import { connect } from '../../src/effects/server/call';
import { readTheme } from '../../src/effects/browser/theme';
import { addresses } from './signedIn';

/** A file that is read for the first time may take longer than a look waits; what is there already is seen at once. */
export const patience = { timeout: 10_000, interval: 5 };

const roots: AppRef[] = [];

/** The whole browser side at an address, as main.tsx starts it: every port filled, with that server to call. */
export async function openBrowserSide(path: string, server: Hono): Promise<AppRef> {
  window.history.replaceState(null, '', path);
  const root = createActor(wire(), { systemId: 'app', input: readTheme() });
  connect({
    addresses,
    session: () => root.system.get('session') as SessionRef,
    fetch: async (input, init) => server.request(new Request(input, init)),
  });
  roots.push(root.start());
  await waitFor(() => {
    if (!isRenderable(root.getSnapshot())) throw new Error('There is nothing to draw yet.');
  }, patience);
  await act(async () => render(<App root={root} />));
  return root;
}
/** Ends every browser side of this test. */
export function closeBrowserSides(): void {
  cleanup();
  for (const root of roots.splice(0)) root.stop();
}
