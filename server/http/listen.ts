import type { Server } from 'node:http';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';

type FetchCallback = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Another program listens on a port that we need. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what listens there, or set PORT to another.`);
  }
}

/** A port that answers. */
export interface Listener {
  server: Server;
  /** Takes no more connections, and ends the open ones after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** An HTTP server that does not listen yet, so that others (Vite) may hook into it first. */
export function createHttpServer(fetch: FetchCallback, webSockets?: WebSocketServerLike): Server {
  return createAdaptorServer({
    fetch,
    serverOptions: { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 },
    ...(webSockets ? { websocket: { server: webSockets } } : {}),
  }) as Server;
}

/**
 * Listens on a port, of one address (`host`) or of all of this machine's.
 * @throws {PortInUse} when another program has it
 */
export async function listen(server: Server, port: number, host?: string): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error);
    });
    server.listen({ port, host }, () => resolve());
  });
  return {
    server,
    close: (graceMs = 2_000) =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), graceMs).unref();
      }),
  };
}
