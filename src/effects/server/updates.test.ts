// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor, fromPromise, setup } from 'xstate';
import { type ResourceRef, resourceMachine } from '../../../machines/shell/resource/resource.machine';
import { updatesMachine } from '../../../machines/shell/updates/updates.machine';
import { credited } from '../../../machines/shell/updates/updates.model';
import { addresses, signedIn } from '../../../test/walk/signedIn';
import { connect, prepareCalls } from './call';
import { followDeposits } from './followDeposits';
import { compareBalances, hearServer, watchCustomer } from './updates';

/** What the page would have of a websocket. */
class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  isClosed = false;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (closing: { code: number }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close(code = 1000) {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.({ code });
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let session: AnyActor;
let tickets: number;
let isAway: boolean;
let visibility: 'visible' | 'hidden';

const stops: (() => void)[] = [];
beforeEach(async () => {
  FakeSocket.all.length = 0;
  [tickets, isAway, visibility] = [0, false, 'visible'];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.body.innerHTML = `<script id="settings" type="application/json">${JSON.stringify({
    VITE_API_URL: 'http://app.test/api',
    VITE_AI_URL: 'http://app.test/ai',
    VITE_CRYPTO_WS_URL: 'ws://app.test/api/crypto-payment/ws',
    VITE_STOCK_PHOTO_URL: 'http://app.test/photos',
    VITE_STOCK_PHOTO_KEY: 'key',
    VITE_CURRENCY_API_KEY: 'key',
  })}</script>`;
  const running = await signedIn();
  session = running;
  stops.push(() => running.stop());
  connect({
    addresses,
    session: () => running,
    fetch: async () => {
      if (isAway) return Response.json({ message: 'Away' }, { status: 503 });
      tickets += 1;
      return Response.json({ ticket: `ticket-${tickets}` }, { status: 201 });
    },
  });
  await prepareCalls();
});
afterEach(() => {
  for (const stop of stops.splice(0).toReversed()) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const soon = async () => {
  for (let count = 0; count < 20; count += 1) await turn();
};

/** The machine with its real effects beside a customer's session, and how often each cached answer was asked for. */
async function begin(chance: () => number = () => 1) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers: Record<'balance' | 'dashboard' | 'projects', { balance: number }[]> = {
    balance: [{ balance: 0 }],
    dashboard: [{ balance: 0 }],
    projects: [{ balance: 0 }],
  };
  const asked = { balance: 0, dashboard: 0, projects: 0 };
  const resource = (name: keyof typeof asked) =>
    resourceMachine.provide({
      actors: {
        load: fromPromise<unknown, undefined>(async () => {
          const given = answers[name][Math.min(asked[name], answers[name].length - 1)];
          asked[name] += 1;
          return { ...given };
        }),
      },
    });
  const root = createActor(
    setup({
      actors: {
        balance: resource('balance'),
        dashboard: resource('dashboard'),
        projects: resource('projects'),
        updates: updatesMachine.provide({
          actors: { watchCustomer, compareBalances, hearServer: hearServer(chance) },
        }),
      },
    }).createMachine({
      invoke: (['balance', 'dashboard', 'projects', 'updates'] as const).map((name) => ({ src: name, systemId: name })),
    }),
    { systemId: 'app' },
  );
  const { get } = root.system;
  root.system.get = ((name: string): unknown =>
    name === 'session' ? session : get.call(root.system, name)) as typeof get;
  root.start();
  stops.push(() => root.stop());
  for (const name of ['balance', 'dashboard', 'projects'] as const)
    (root.system.get(name) as ResourceRef).send({ type: 'resource.watch' });
  await soon();
  const open = async () => {
    const socket = FakeSocket.all.at(-1);
    socket?.onopen?.();
    socket?.say({ type: 'ready' });
    await soon();
    return socket as FakeSocket;
  };
  return { root, asked, answers, open };
}

describe('the word of the server', () => {
  it('comes over one connection, which a ticket opens, and has what it names asked for again', async () => {
    const { asked, open } = await begin();
    expect(FakeSocket.all).toHaveLength(1);
    const socket = await open();
    expect(socket.sent).toEqual([JSON.stringify({ type: 'ticket', ticket: 'ticket-1' })]);
    const before = { ...asked };
    socket.say({ type: 'changed', subject: 'balance' });
    socket.say({ type: 'changed', subject: 'of a newer server' });
    await soon();
    expect(asked).toEqual({ balance: before.balance + 1, dashboard: before.dashboard + 1, projects: before.projects });
  });

  it('ends with the session', async () => {
    const { open } = await begin();
    const socket = await open();
    session.send({ type: 'session.ended' });
    expect(socket.isClosed).toBe(true);
    vi.advanceTimersByTime(120_000);
    await soon();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('is not asked for again when the server says that the session has ended', async () => {
    const { open } = await begin();
    (await open()).close(4403);
    vi.advanceTimersByTime(120_000);
    await soon();
    expect(tickets).toBe(1);
  });

  it('waits while nobody sees the page, but for a deposit', async () => {
    const { root, asked, open } = await begin();
    const told: unknown[] = [];
    stops.push(followDeposits(root.system, (deposit) => told.push(deposit.invoice_id)));
    const socket = await open();
    const before = { ...asked };
    visibility = 'hidden';
    socket.say({ type: 'changed', subject: 'projects' });
    socket.say({ type: 'changed', subject: 'projects' });
    socket.say({
      type: 'deposit',
      deposit: { ...credited, amount: '50.00', arrived: '50.00', rest: '0.00', credited: '50.00' },
    });
    await soon();
    expect([asked, told]).toEqual([before, [credited.invoice_id]]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(asked.projects).toBe(before.projects + 1);
  });
});

describe('a connection that is lost', () => {
  it('is opened again after pauses that grow and that chance spreads, and everything is looked at then', async () => {
    const chances = [0, 1, 0.5];
    const { asked, open } = await begin(() => chances.shift() ?? 0);
    const first = await open();
    const before = { ...asked };
    isAway = true;
    first.close(1006);
    // Half a second, two seconds, three: 1, 2 and 4 s, each with its chance. The server is away for the first two.
    for (const pause of [500, 2_000]) {
      vi.advanceTimersByTime(pause - 1);
      await soon();
      expect(FakeSocket.all).toHaveLength(1);
      isAway = true;
      vi.advanceTimersByTime(1);
      await soon();
    }
    isAway = false;
    vi.advanceTimersByTime(2_999);
    await soon();
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await soon();
    expect(FakeSocket.all).toHaveLength(2);
    expect(asked).toEqual(before);
    await open();
    expect(asked).toEqual({
      balance: before.balance + 1,
      dashboard: before.dashboard + 1,
      projects: before.projects + 1,
    });
  });

  it('is let go with the page, so that the browser may freeze it for the back button', async () => {
    const { open } = await begin();
    const socket = await open();
    window.dispatchEvent(new Event('pagehide'));
    expect(socket.isClosed).toBe(true);
  });
});

describe('two answers that disagree on the balance', () => {
  const balanceIn = (root: AnyActor, name: string) =>
    ((root.system.get(name) as ResourceRef).getSnapshot().context.value as { balance: number }).balance;
  const refresh = async (root: AnyActor, name: string) => {
    (root.system.get(name) as ResourceRef).send({ type: 'resource.refresh' });
    await soon();
  };

  it('become one: the older is asked for again', async () => {
    const { root, answers } = await begin();
    answers.dashboard.push({ balance: 500 });
    answers.balance.push({ balance: 500 });
    await refresh(root, 'dashboard');
    expect([balanceIn(root, 'balance'), balanceIn(root, 'dashboard')]).toEqual([500, 500]);
    answers.balance.push({ balance: 300 });
    answers.dashboard.push({ balance: 300 });
    await refresh(root, 'balance');
    expect([balanceIn(root, 'balance'), balanceIn(root, 'dashboard')]).toEqual([300, 300]);
  });

  it('are not asked for without end when the server goes on disagreeing', async () => {
    const { root, asked, answers } = await begin();
    answers.dashboard.push({ balance: 500 });
    await refresh(root, 'dashboard');
    await soon();
    expect(asked.balance + asked.dashboard).toBe(2 + 2);
  });
});
