import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { cutStalledBody, type Patience, patience as ordinaryPatience } from './patience';

type FetchCallback = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Another program listens on a port that we need. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what listens there, or set PORT to another.`);
  }
}

/** HOST is no address that this machine has. */
export class AddressUnknown extends Error {
  override name = 'AddressUnknown';
  constructor() {
    super('HOST is not an address of this machine. Set HOST to one that it has, or leave it empty.');
  }
}

/** A port that answers. */
export interface Listener {
  server: Server;
  /** Takes no more connections, and ends the open ones after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Of every answer, also of a refusal that no handler wrote: its bytes are what they are said to be, and no page comes of
 * it. A page has a policy of its own, which takes the place of this one.
 */
const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * An HTTP server that does not listen yet, so that others (Vite) may hook into it first. Whoever sends a request too
 * slowly is cut off (docs/product.md, Connections).
 */
export function createHttpServer(
  fetch: FetchCallback,
  { webSockets, patience = ordinaryPatience }: { webSockets?: WebSocketServerLike; patience?: Patience } = {},
): Server {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.check,
    },
    ...(webSockets ? { websocket: { server: webSockets } } : {}),
  }) as Server;
  server.maxConnections = patience.connections;
  server.maxRequestsPerSocket = patience.requests;
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    for (const [name, value] of Object.entries(bareHeaders)) outgoing.setHeader(name, value);
    cutStalledBody(incoming, outgoing, patience);
  });
  return server;
}

const absences = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'];

/**
 * Listens on a port, of one address (`host`) or of all of this machine's.
 * @throws {PortInUse} when another program has it
 * @throws {AddressUnknown} when this machine does not have the address
 */
export async function listen(server: Server, port: number, host?: string): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return reject(new PortInUse(port));
      reject(absences.includes(error.code ?? '') ? new AddressUnknown() : error);
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
