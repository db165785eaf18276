import type { Page } from '@playwright/test';

/** Milliseconds: the pause before the next try is as long as the server was away, when it is slow to start. */
const reconnect = 90_000;

/** Resolves when the page is connected, so that it is told of changes from then on: the server has said so. */
export const connected = (page: Page) =>
  page
    .waitForEvent('websocket', { timeout: reconnect })
    .then((socket) =>
      socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"ready"') }),
    );
