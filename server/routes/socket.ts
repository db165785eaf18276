import { upgradeWebSocket } from '@hono/node-server';
import type { WSContext } from 'hono/ws';
import * as v from 'valibot';
import { t } from '../../contract/languages/t';
import { type ChangedSubject, SocketHello, type SocketMessage } from '../../contract/wire/money/money';
import { depositOf, findInvoice } from '../domain/money/deposits/read';
import { isSessionOpen, redeemTicket, type TicketHolder } from '../domain/money/deposits/tickets';
import type { EventName } from '../events';
import { Problem } from '../http/problem';
import type { App } from '../http/route';
import type { Services } from '../services';

export const socketPath = '/api/crypto-payment/ws';

/** Why the server ends a connection: no (valid) ticket, the session ended, nobody there. */
export const closings = { refused: 4401, ended: 4403, silent: 4408 } as const;

export interface SocketPace {
  /** Milliseconds until the ticket must have been shown (10 s). */
  hello?: number;
  /** Milliseconds between two looks at the browser and its session (15 s). */
  heartbeat?: number;
  /** Milliseconds between two words on the same subject (200): what changes meanwhile is one word at their end. */
  gather?: number;
}

/** What a browser looks at again after each event of its customer. */
const subjectsOf = {
  balance: ['balance'],
  deposit: ['deposits'],
  project: ['projects', 'subscriptions'],
  order: ['orders'],
  notice: ['notices'],
} as const satisfies Partial<Record<EventName, readonly ChangedSubject[]>>;
const eventNames = Object.keys(subjectsOf) as (keyof typeof subjectsOf)[];

/** What the server says, as it crosses the wire. */
type Wire = v.InferInput<typeof SocketMessage>;

/** What Node's own socket offers beside the standard. */
interface Pinging {
  ping(): void;
  on(event: 'pong', listener: () => void): void;
  terminate(): void;
}

/** Tells a customer what to look at again, and of their deposits as they change; all else is read over HTTP. */
export function socketRoutes(app: App, { hello = 10_000, heartbeat = 15_000, gather = 200 }: SocketPace = {}): void {
  app.get(socketPath, async (http, next) => {
    http.set('routePattern', socketPath);
    const services = http.get('services');
    if (http.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new Problem(426, 'This address is a websocket.', { code: 'websocket', headers: { upgrade: 'websocket' } });
    }
    if (!isOwnPage(http.req.header('origin'), http.req.header('host'), services)) {
      throw new Problem(403, t('This request came from another site.'), { code: 'foreign_origin' });
    }
    const connection = createConnection(services, { hello, heartbeat, gather });
    const upgrade = upgradeWebSocket(() => ({
      onOpen: (_, socket) => connection.open(socket),
      onMessage: ({ data }) => connection.receive(data),
      onClose: () => connection.close(),
      onError: () => connection.close(),
    }));
    return upgrade(http, next);
  });
}

/** A browser always says which page opens a socket; what says nothing is no browser of ours. */
function isOwnPage(origin: string | undefined, host: string | undefined, { settings }: Services): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === settings.origins.app || new URL(origin).host === host;
}

function createConnection(services: Services, pace: Required<SocketPace>) {
  const { db, clock, events, log } = services;
  let socket: WSContext | undefined;
  let holder: TicketHolder | undefined;
  let hasHello = false;
  let isAlive = true;
  let isClosed = false;
  let unsubscribe: () => void = () => undefined;
  let helloTimer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  /** The subjects on which a word was said just now: whether another is due at the end of the pause. */
  const resting = new Map<ChangedSubject, { isDue: boolean; timer: NodeJS.Timeout }>();
  /** One after the other, so that an older state never follows a newer one. */
  let queue: Promise<void> = Promise.resolve();

  const send = (message: Wire) => {
    if (!isClosed) socket?.send(JSON.stringify(message));
  };
  const end = (code: number) => {
    socket?.close(code);
    close();
  };
  function close(): void {
    isClosed = true;
    clearTimeout(helloTimer);
    clearInterval(beat);
    for (const { timer } of resting.values()) clearTimeout(timer);
    unsubscribe();
  }
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'socket failed');
      end(1011);
    });
  };

  async function checkSession({ sessionId }: TicketHolder): Promise<boolean> {
    const isOpen = await isSessionOpen(db, sessionId, clock.now());
    if (!isOpen) end(closings.ended);
    return isOpen;
  }

  async function admit(ticket: string): Promise<void> {
    const found = await redeemTicket(db, ticket, clock.now());
    if (isClosed) return;
    if (!found) return end(closings.refused);
    holder = found;
    clearTimeout(helloTimer);
    const listening = [
      events.on('deposit', ({ userId, invoiceId }) => {
        if (userId === found.userId) inTurn(() => tellDeposit(found, invoiceId));
      }),
      ...eventNames.map((name) =>
        events.on(name, ({ userId }) => {
          if (userId === found.userId) subjectsOf[name].forEach((subject) => change(found, subject));
        }),
      ),
      events.on('sessions', ({ userId }) => {
        if (userId === found.userId) inTurn(async () => void (await checkSession(found)));
      }),
    ];
    unsubscribe = () => listening.forEach((stop) => stop());
    // It may have ended between the ticket and here, when nobody listened yet.
    if (!(await checkSession(found))) return;
    send({ type: 'ready' });
  }

  /** Says it at once, and again at the end of a pause in which it was to be said again. */
  function change(to: TicketHolder, subject: ChangedSubject): void {
    if (isClosed) return;
    const pause = resting.get(subject);
    if (pause) {
      pause.isDue = true;
      return;
    }
    const timer = setTimeout(() => {
      const isDue = resting.get(subject)?.isDue;
      resting.delete(subject);
      if (isDue) change(to, subject);
    }, pace.gather);
    resting.set(subject, { isDue: false, timer });
    inTurn(async () => {
      if (!isClosed && (await checkSession(to))) send({ type: 'changed', subject });
    });
  }

  async function tellDeposit(to: TicketHolder, invoiceId: string): Promise<void> {
    if (isClosed || !(await checkSession(to))) return;
    const invoice = await findInvoice(db, invoiceId, to.userId);
    if (invoice)
      send({ type: 'deposit', deposit: depositOf(invoice, { now: clock.now(), settings: services.settings }) });
  }

  return {
    open(opened: WSContext): void {
      socket = opened;
      const raw = opened.raw as Pinging;
      raw.on('pong', () => {
        isAlive = true;
      });
      helloTimer = setTimeout(() => end(closings.refused), pace.hello);
      beat = setInterval(() => {
        if (!isAlive) {
          end(closings.silent);
          raw.terminate();
          return;
        }
        isAlive = false;
        raw.ping();
        const current = holder;
        if (current) inTurn(async () => void (await checkSession(current)));
      }, pace.heartbeat);
    },
    receive(text: unknown): void {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SocketHello), text);
      // The browser has one thing to say, and says it first.
      if (hasHello || !parsed.success) return end(closings.refused);
      hasHello = true;
      inTurn(() => admit(parsed.output.ticket));
    },
    close,
  };
}
