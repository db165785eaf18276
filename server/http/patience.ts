import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a server waits for whoever sends a request, in ms unless it says otherwise. */
export interface Patience {
  /** For the whole head of a request, from the connection or the last answer on; for a connection that says nothing too. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** Between two requests of one connection. */
  idle: number;
  /** How often the limits above are looked at. */
  check: number;
  /** In each `span` that a body is waited for, at least so many `bytes` of it come. */
  body: { span: number; bytes: number };
  /** Connections that are open at once in this process; one more is closed at once. */
  connections: number;
  /** Requests of one connection, after which it is closed. */
  requests: number;
}

/**
 * The reasons are in docs/product.md, Connections. A rate, and not a total, tells a slow line from a connection that is
 * only held open.
 */
export const patience: Patience = {
  headers: 10_000,
  request: 30 * 60_000,
  idle: 10_000,
  check: 2_000,
  body: { span: 10_000, bytes: 16 * 1024 },
  connections: 4_000,
  requests: 10_000,
};

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Ends the connection of a request whose body comes more slowly than `body` says. While the handler does not read, what
 * comes is stopped by us, and the sender has all the time.
 */
export function cutStalledBody(incoming: IncomingMessage, outgoing: ServerResponse, { body }: Patience): void {
  const length = Number(incoming.headers['content-length'] ?? 0);
  if (length === 0 && incoming.headers['transfer-encoding'] === undefined) return;
  const { socket } = incoming;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    const isOurTurn = incoming.readableLength >= incoming.readableHighWaterMark;
    if (incoming.complete) clearInterval(timer);
    if (incoming.complete || isOurTurn || received >= body.bytes) return;
    clearInterval(timer);
    if (!outgoing.headersSent) socket.write(timedOut);
    socket.destroySoon();
  }, body.span).unref();
  incoming.once('close', () => clearInterval(timer));
}
