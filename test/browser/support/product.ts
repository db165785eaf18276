import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askRunning } from '../../../server/admin/ask';
import { FolderHeld, lockFolder } from '../../../server/db/lock';

const projectRoot = join(import.meta.dirname, '../../..');
/** The embedded database in the product's folder. */
const embedded = 'pglite';
const startMs = 60_000;
const stopMs = 15_000;

/** A mail of the outbox, a line of `outbox.jsonl`. */
export interface Mail {
  to: string;
  subject: string;
  kind: string;
  code?: string;
  text: string;
  replyTo?: string;
  at: string;
}

/** Settings of the product by name (operations.md); what is missing keeps its default. */
export type Environment = Record<string, string>;

/** The built product as its own process, on ports and in a folder that nobody else uses. */
export class Product {
  #process: ChildProcess | undefined;
  #printed = '';

  readonly port: number;
  /** Where it keeps its files; with DATABASE_URL the database is elsewhere. */
  readonly folder: string;
  readonly #settings: Environment;
  /** A second process of the same product, which has the stand-ins and shows the websites. */
  readonly #other: Product | undefined;

  private constructor(port: number, folder: string, settings: Environment, other?: Product) {
    this.port = port;
    this.folder = folder;
    this.#settings = settings;
    this.#other = other;
  }

  /**
   * Starts a new product with nothing in it.
   * @param empty the folder of one that has ended with nothing in it: to copy its database takes a third of making one
   */
  static async start(environment: Environment = {}, empty?: string): Promise<Product> {
    const product = new Product(await freePorts(3), await mkdtemp(join(tmpdir(), 'sitewright-tour-')), environment);
    if (empty) await cp(join(empty, embedded), join(product.folder, embedded), { recursive: true });
    await product.start();
    return product;
  }

  /**
   * Starts it as two processes on one PostgreSQL and one S3 store, each with a disk of its own, as operations.md has it.
   * People come to the first, which is the one that is killed; the other goes on meanwhile, and shows the websites. Both
   * are told the one address of the app: the gateway's panel and a framed website open in its pages alone.
   */
  static async startTwo(environment: Environment): Promise<Product> {
    const port = await freePorts(3);
    const shared = { ...environment, HOSTING: 's3', PUBLIC_URL: `http://localhost:${port}` };
    const other = await Product.start(shared);
    const stock = `${other.sandboxAddress}/photos`;
    const payments = `${other.sandboxAddress}/payments`;
    const settings = {
      ...shared,
      HOSTING_ADDRESS: `${other.sandboxAddress}/hosting`,
      CONTENT_URL: other.contentAddress,
      REGISTRAR: `${other.sandboxAddress}/registrar`,
      PAYMENTS: payments,
      VITE_PAYMENT_URL: payments,
      VITE_STOCK_PHOTO_URL: stock,
    };
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-tour-'));
    const product = new Product(port, folder, settings, other);
    await product.start();
    return product;
  }

  /** The app's address without a trailing slash; `localhost`, as the product itself says. */
  get address(): string {
    return `http://localhost:${this.port}`;
  }

  get contentAddress(): string {
    return this.#other?.contentAddress ?? `http://localhost:${this.port + 1}`;
  }

  get sandboxAddress(): string {
    return this.#other?.sandboxAddress ?? `http://localhost:${this.port + 2}`;
  }

  /** The address of its PostgreSQL; `undefined` when the database is embedded. */
  get database(): string | undefined {
    return this.#settings['DATABASE_URL'];
  }

  /** The server's process. @throws when it does not run */
  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error('The product does not run');
    return pid;
  }

  /** Everything that the server printed so far, of all its lives. */
  get printed(): string {
    return `${this.#other?.printed ?? ''}${this.#printed}`;
  }

  /** Starts the server on the same ports and folder; resolves when it says `ready`. */
  async start(): Promise<void> {
    if (this.#process) throw new Error('The product is running');
    const server = spawn(process.execPath, ['--enable-source-maps', join(projectRoot, 'dist-server/main.js')], {
      cwd: projectRoot,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    const from = this.#printed.length;
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`The product ${why}\n${this.#printed.slice(from)}`));
      const timer = setTimeout(() => fail(`was not ready after ${startMs / 1000} s`), startMs);
      const listen = (text: Buffer) => {
        this.#printed += text.toString();
        if (!/^ready /m.test(this.#printed.slice(from))) return;
        clearTimeout(timer);
        resolve();
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.once('error', (error) => fail(`did not start: ${error.message}`));
      server.once('exit', (code, signal) => {
        clearTimeout(timer);
        fail(`ended with ${signal ?? code} before it was ready`);
      });
    });
  }

  /** Ends the server as a power switch would: no signal handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks the server to end, as Ctrl+C does. @returns its exit code; `null` when it had to be killed */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends the server and removes its files. */
  async discard(): Promise<void> {
    await this.stop();
    await this.#other?.discard();
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * An operator's command: `admin('coupon', 'add', '--code', 'SAVE10', ...)`. The server that holds an embedded database
   * is asked as the program of the commands asks it, without that program's second or more for each.
   * @returns what it printed
   * @throws with what it printed when it refused
   */
  async admin(...words: string[]): Promise<string> {
    const socket = this.#commandSocket();
    if (!socket) return this.runAdmin(...words);
    const { lines, exitCode } = await askRunning(socket, words);
    if (exitCode !== 0) throw new Error(lines.join('\n'));
    return `${lines.join('\n')}\n`;
  }

  /** `npm run admin -- ...` against this product, as a program of its own. @returns what it printed */
  async runAdmin(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [join(projectRoot, 'server/admin.mjs'), ...words], {
      cwd: projectRoot,
      env: this.#environment(),
    });
    return stdout;
  }

  /** Where the running server takes commands; null when it does not hold its database. */
  #commandSocket(): string | null {
    if (!this.#process || this.database) return null;
    try {
      lockFolder(this.folder).release();
      return null;
    } catch (error) {
      if (error instanceof FolderHeld) return error.adminSocket;
      throw error;
    }
  }

  /** The outbox, oldest first. */
  async mails(): Promise<Mail[]> {
    const text = await readFile(join(this.folder, 'outbox.jsonl'), 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean);
    const own = lines.map((line) => JSON.parse(line) as Mail);
    const others = (await this.#other?.mails()) ?? [];
    return [...own, ...others].toSorted((one, next) => one.at.localeCompare(next.at));
  }

  /**
   * The newest mail to somebody, as soon as there are `count` to them (1: any).
   * @throws after 15 s
   */
  async mail(to: string, count = 1): Promise<Mail> {
    const until = Date.now() + 15_000;
    for (;;) {
      const mails = (await this.mails()).filter((mail) => mail.to === to);
      const newest = mails.at(-1);
      if (newest && mails.length >= count) return newest;
      if (Date.now() > until) throw new Error(`${mails.length} mails to ${to} after 15 s, not ${count}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.folder,
      DEPLOY_STEP_MS: '150',
      ...this.#settings,
    };
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? 0;
    const ended = once(server, 'exit');
    server.kill(signal);
    const insist = setTimeout(() => server.kill('SIGKILL'), stopMs);
    const [code] = (await ended) as [number | null];
    clearTimeout(insist);
    return code;
  }
}

/** A thousand ports for each worker: what is free for one would be free for another too, until one listens there. */
const lowest = 20_000 + 1_000 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 9);

/** The first of `count` neighbouring ports that are all free at this moment. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = lowest + Math.floor(Math.random() * (1_000 - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} neighbouring free ports from ${lowest} on`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
