import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A refusal by the server that a tour provokes; Chromium writes each into the console. */
interface Refusal {
  status: number;
  path: string;
}

/** What Chromium says of a request that no server took or finished. */
const isLostConnection = (text: string) =>
  /net::ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/.test(
    text,
  ) || /^WebSocket connection to '[^']*' failed/.test(text);

/** What Chromium says of a script that the tests put into each page: in a website's frame nothing runs, not even that. */
const isShutOut = (text: string) =>
  /^Blocked script execution in 'http[^']*\/(?:previews\/[\w-]{43}|framed\/[\w.-]+)\/[^']*' because the document's frame is sandboxed and the 'allow-scripts' permission is not set\.$/.test(
    text,
  );

/**
 * What is asked about a draft, or sent for it, that another save or its order was faster than: an answer of the protocol
 * (docs/decisions/0010), which a busy machine decides. What the page makes of it is for the tours to see.
 */
const isOvertaken = ({ status, path }: Refusal) =>
  (status === 409 && /^\/api\/drafts\/[\da-f-]{36}\/(?:pictures\/[\w-]+\/)?$/.test(path)) ||
  (status === 404 && /^\/api\/drafts\/[\da-f-]{36}\/(?:check|pictures\/[\w-]+)\/$/.test(path));

/**
 * Hears everything that must not happen on a page: errors in the console, uncaught errors, violations of the
 * Content-Security-Policy, in every page and frame of a browser context.
 */
export class Watch {
  readonly #complaints: string[] = [];
  readonly #refusals: Refusal[] = [];
  readonly #errors: string[] = [];
  #deaf = false;
  #isServerAway = false;
  readonly #context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async over(context: BrowserContext): Promise<Watch> {
    const watch = new Watch(context);
    context.on('console', (message) => watch.#console(message));
    context.on('weberror', (event) => {
      const { message, stack } = event.error();
      if (!watch.#errors.includes(message)) watch.#complain(`uncaught: ${stack ?? message}`);
    });
    await context.exposeBinding('complainOfPolicy', (_, what: string) => watch.#complain(`policy: ${what}`));
    await context.addInitScript(() => {
      const { complainOfPolicy } = globalThis as unknown as { complainOfPolicy: (what: string) => Promise<void> };
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
        void complainOfPolicy(
          `${effectiveDirective} blocked ${blockedURI} ${sample} (${sourceFile ?? 'page'}:${lineNumber}) on ${location.pathname}`,
        );
      });
    });
    return watch;
  }

  /** Lets the console say that the server answered `status` to a path that ends as given: the tour wants it refused. */
  expectRefusal(status: number, path: string): void {
    this.#refusals.push({ status, path });
  }

  /** Lets an error of these words go uncaught: the tour has it thrown. */
  expectError(message: string): void {
    this.#errors.push(message);
  }

  /** While `action` runs nothing is held against the page: a tool of the tests is at work inside it. */
  async unheard<Result>(action: () => Promise<Result>): Promise<Result> {
    this.#deaf = true;
    try {
      return await action();
    } finally {
      this.#deaf = false;
    }
  }

  /** While `action` runs the server is away: a lost connection is not held against the page, everything else is. */
  async whileServerAway<Result>(action: () => Promise<Result>): Promise<Result> {
    this.#isServerAway = true;
    try {
      return await action();
    } finally {
      // What the pages have said by now is heard before they answer.
      await Promise.all(this.#context.pages().map((page) => page.evaluate(() => document.readyState)));
      this.#isServerAway = false;
    }
  }

  /** What was heard since the last call. */
  take(): string[] {
    return this.#complaints.splice(0);
  }

  #console(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url, lineNumber } = message.location();
    const status = Number(/the server responded with a status of (\d+)/.exec(message.text())?.[1]);
    const path = URL.canParse(url) ? new URL(url).pathname : url;
    const wanted =
      isOvertaken({ status, path }) ||
      this.#refusals.some((refusal) => refusal.status === status && path.endsWith(refusal.path));
    if (this.#isServerAway && isLostConnection(message.text())) return;
    if (isShutOut(message.text())) return;
    // A violation reaches the console too; its event says more.
    const isViolation = /Content Security Policy|TrustedHTML|TrustedScript/.test(message.text());
    if (!wanted && !isViolation) this.#complain(`console: ${message.text()} (${url}:${lineNumber})`);
  }

  #complain(what: string): void {
    if (!this.#deaf) this.#complaints.push(what);
  }
}
