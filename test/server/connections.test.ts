import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app';
import { createContentApp } from '../../server/content/app';
import { createHttpServer, listen, type Listener } from '../../server/http/listen';
import { type Patience, patience } from '../../server/http/patience';
import { createLog } from '../../server/log';
import { folderFiles } from '../../server/providers/files/folder';
import { gatewayPayments } from '../../server/providers/payments/gateway';
import type { Providers } from '../../server/providers/providers';
import { createSandbox } from '../../server/sandbox/app';
import { onOneEngine } from './support/database';
import { eventually } from './support/gateway';
import { testServices } from './support/services';

/** As the product's, in other measures of time. */
const short: Patience = {
  ...patience,
  headers: 300,
  check: 50,
  idle: 300,
  body: { span: 300, bytes: 100 },
};
const many = 60;

let open: Listener | undefined;
afterEach(() => open?.close(0));

/** A server that gives the length of the body it was sent. */
async function counting(limits: Patience): Promise<number> {
  const server = createHttpServer(
    async (request: Request) => new Response(String((await request.arrayBuffer()).byteLength)),
    { patience: limits },
  );
  open = await listen(server, 0, '127.0.0.1');
  return (server.address() as AddressInfo).port;
}

async function say(port: number, words: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  socket.resume();
  return socket;
}
async function isOver(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
}
const head = (length: number) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['nothing', ''],
  ['half a head', 'POST / HTTP/1.1\r\nHost: loc'],
  ['half a body', `${head(1_000)}${'x'.repeat(500)}`],
  [
    'a body in parts, and not the rest',
    'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe',
  ],
])(`${many} connections that send %s are closed, and others are served`, async (_, words) => {
  const port = await counting(short);
  const sockets = await Promise.all(Array.from({ length: many }, () => say(port, words)));
  expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' })).text()).toBe('5');
  await Promise.all(sockets.map(isOver));
});

test('a body that trickles is cut off, and one on a slow line arrives as a whole, however long it takes', async () => {
  const port = await counting({ ...short, body: { span: 300, bytes: 1_000 } });
  const trickle = await say(port, head(1_000_000));
  const slow = await say(port, head(12_000));
  let answer = '';
  slow.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  const drip = setInterval(() => trickle.write('x'), 50);
  // Longer than the time for a head and several spans of the body.
  for (let sent = 0; sent < 12; sent += 1) {
    slow.write('x'.repeat(1_000));
    await rest(100);
  }
  await eventually(
    async () => answer,
    (text) => text.includes('12000'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\n12000$/s);
  await isOver(trickle);
  clearInterval(drip);
  slow.destroy();
});

test('a sender waits as long as the server does not read', async () => {
  const server = createHttpServer(
    async (request: Request) => {
      await rest(1_000);
      return new Response(String((await request.arrayBuffer()).byteLength));
    },
    { patience: short },
  );
  open = await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const sent = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(8_000_000) });
  expect(await sent.text()).toBe('8000000');
});

test('one connection more than there may be is closed at once', async () => {
  const port = await counting({ ...patience, connections: 2 });
  const [first, second] = [await say(port, ''), await say(port, '')];
  await isOver(await say(port, ''));
  expect([first.closed, second.closed]).toEqual([false, false]);
  first.destroy();
  await eventually(
    async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.status,
    (status) => status === 200,
  );
  second.destroy();
});

onOneEngine('what goes wrong on the way', (database) => {
  /** The product's three origins, and what they write to their log. */
  async function begin() {
    const lines: { level: string; msg: string }[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    const services = testServices(database(), { log });
    services.providers.payments = { current: 'wire', all: { wire: gatewayPayments(services.settings.payments) } };
    const nothing = folderFiles(join(tmpdir(), 'sitewright-nothing'));
    const apps = {
      app: createApp(services),
      content: createContentApp({
        ...services,
        providers: { hosting: { read: async () => null }, uploads: nothing, previews: nothing } as unknown as Providers,
      }),
      sandbox: createSandbox(services),
    };
    const at = async (name: keyof typeof apps) => {
      open = await listen(
        createHttpServer((request, env) => apps[name].fetch(request, env)),
        0,
        '127.0.0.1',
      );
      return (open.server.address() as AddressInfo).port;
    };
    return { lines, at };
  }

  test.each([
    ['app', '/api/auth/login/', 'Content-Length: 100000'],
    ['app', '/api/images/profile/5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a01', 'Transfer-Encoding: chunked'],
    ['app', '/api/crypto-payment/webhook/', 'Content-Length: 60000'],
    ['sandbox', '/oauth/google/token', 'Content-Length: 1000\r\nContent-Type: application/x-www-form-urlencoded'],
  ] as const)('a body for %s %s that its sender breaks off is no error of ours', async (name, path, length) => {
    const { lines, at } = await begin();
    const socket = await say(await at(name), `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n5\r\nhello`);
    await rest(100);
    socket.destroy();
    const { server } = open as Listener;
    await eventually(
      () => new Promise<number>((done) => server.getConnections((_, count) => done(count))),
      (count) => count === 0,
    );
    await rest(100);
    expect(lines.filter(({ level }) => level !== 'debug' && level !== 'info')).toEqual([]);
  });

  test('a notice of the gateway that is too large is refused, with and without its length', async () => {
    const { lines, at } = await begin();
    const address = `http://127.0.0.1:${await at('app')}/api/crypto-payment/webhook/`;
    const body = 'x'.repeat(64 * 1024 + 1);
    const parts = new Blob([body]).stream();
    for (const init of [{ body }, { body: parts, duplex: 'half' }])
      expect((await fetch(address, { method: 'POST', ...init })).status).toBe(413);
    expect((await fetch(address, { method: 'POST', body: body.slice(1) })).status).toBe(401);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('what only reads is answered without a signal and a stream, which hundreds a second would fill the memory with', async () => {
    const { at } = await begin();
    const port = await at('app');
    const made: string[] = [];
    for (const name of ['AbortController', 'ReadableStream'] as const)
      vi.stubGlobal(
        name,
        new Proxy(globalThis[name], {
          construct(type, parameters) {
            made.push(name);
            return Reflect.construct(type, parameters) as object;
          },
        }),
      );
    const socket = await say(port, 'GET /api/health/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    await isOver(socket);
    vi.unstubAllGlobals();
    expect(text).toMatch(/^HTTP\/1\.1 200 [^]*nosniff[^]*"ok":true/);
    expect(made).toEqual([]);
  });

  test('no address breaks out of a header or becomes a fault', async () => {
    const { lines, at } = await begin();
    const address = `http://127.0.0.1:${await at('content')}`;
    for (const path of [
      '/sites/%0d%0aX:1',
      '/sites/%0d%0aX:1/',
      '/sites/%00',
      '/sites/%E0%A4%A',
      '/sites/%2f%2fevil.example',
    ]) {
      const answer = await fetch(`${address}${path}`, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('x'), answer.headers.get('location')]).toEqual([
        path,
        404,
        null,
        null,
      ]);
    }
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test.each([
    ['app', ['/', '/api/nothing/', '/api/crypto-payment/ws', '/elsewhere.js'], [404, 404, 426, 404]],
    ['content', ['/', '/sites/nobody.shop/', '/uploads/0.png', `/previews/${'x'.repeat(43)}/`], [404, 404, 404, 404]],
    [
      'sandbox',
      ['/nothing', '/photos/files/none/small.webp', '/payments/io/none/qr.svg', '/icons/none.svg'],
      [404, 404, 404, 404],
    ],
  ] as const)('every answer of %s says that it is no page, and of what kind it is', async (name, paths, statuses) => {
    const { at } = await begin();
    const address = `http://127.0.0.1:${await at(name)}`;
    const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    // A request that no handler is asked about.
    const raw = await say(Number(new URL(address).port), 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    let text = '';
    raw.on('data', (bytes: Buffer) => (text += bytes.toString()));
    await isOver(raw);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    for (const headers of [...answers.map((one) => one.headers), headersOf(text)]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain('frame-ancestors ');
      expect(headers.get('referrer-policy')).not.toBeNull();
    }
  });
});

const headersOf = (answer: string) =>
  new Headers(
    (answer.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
