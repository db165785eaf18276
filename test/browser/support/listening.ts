import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Environment } from './product';

const projectRoot = join(import.meta.dirname, '../../..');
const startMs = 120_000;

/**
 * Addresses of this machine that a listener answers or not: the first as itself, the second as only who listens on
 * every address, for which it does as the stranger, and the third as the other thing that localhost may mean.
 */
export const callers = ['127.0.0.1', '127.0.0.2', '::1'] as const;
export type Caller = (typeof callers)[number];

/** What `start` came to: the server as it runs, or what it said before it ended by itself. */
export interface Start {
  server: ChildProcess;
  printed: string;
  isReady: boolean;
}

/**
 * Starts the built product with these settings and no others of ours, until it is ready or has ended.
 * @throws after 2 min
 */
export async function startWith(settings: Environment, wrapped: readonly string[] = []): Promise<Start> {
  const words = [...wrapped, process.execPath, join(projectRoot, 'dist-server/main.js')];
  const server = spawn(words[0] ?? '', words.slice(1), {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const isReady = await new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Neither ready nor ended after ${startMs} ms: ${printed}`)),
      startMs,
    );
    const decide = (verdict: boolean) => {
      clearTimeout(timer);
      resolve(verdict);
    };
    const hear = (text: Buffer) => {
      printed += text.toString();
      if (/^ready /m.test(printed)) decide(true);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('error', reject);
    server.once('close', () => decide(false));
  });
  return { server, printed, isReady };
}

/** Ends it as Ctrl+C does, and after 15 s as a power switch would. */
export async function end({ server }: Start): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  // Not 'close': what it started may hold on to its output.
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const insist = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(insist);
}

/** The status that a path is answered with at an address of this machine; null when nobody listens there. */
export function statusAt(host: string, port: number, path: string, named = 'localhost'): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, headers: { host: `${named}:${port}` }, agent: false, timeout: 20_000 });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    asked.on('timeout', () => asked.destroy(new Error(`${host}:${port} took the connection and did not answer`)));
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    asked.end();
  });
}

/** Which of the callers find somebody, by listener, with what each is for: pages, files, mailed codes. */
export async function listening(port: number): Promise<Record<'app' | 'content' | 'sandbox', Caller[]>> {
  const answering = async (offset: number, path: string) => {
    const statuses = await Promise.all(callers.map((caller) => statusAt(caller, port + offset, path)));
    return callers.filter((_, index) => statuses[index] !== null);
  };
  const [app, content, sandbox] = await Promise.all([
    answering(0, '/api/health'),
    answering(1, '/'),
    answering(2, '/outbox/mails.json'),
  ]);
  return { app, content, sandbox };
}
