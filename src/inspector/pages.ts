import { Book } from './book';
import type { FromInspector, FromPage, Page } from './protocol';

/** A page of the product that spoke to us. */
export interface KnownPage {
  readonly page: Page;
  readonly book: Book;
  /** False once it was closed or loaded anew: what it did can still be looked at. */
  readonly isOpen: boolean;
}

interface Transport {
  postMessage(message: FromInspector): void;
  addEventListener(type: 'message', listener: (message: { data: FromPage }) => void): void;
}

/** What all pages of the product tell, kept for the views. */
export class Pages {
  readonly #transport: Transport;
  readonly #known = new Map<string, KnownPage>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** Asks who is there; pages that are opened later say so by themselves. */
  constructor(transport: Transport) {
    this.#transport = transport;
    transport.addEventListener('message', ({ data }) => this.#hear(data));
    transport.postMessage({ type: 'inspector.asks' });
  }

  /** In the order in which they were met. */
  get all(): readonly KnownPage[] {
    return [...this.#known.values()];
  }

  /** Sends an event to an actor of a page, as if the page itself had. */
  send(page: string, sessionId: string, event: { type: string }): void {
    this.#transport.postMessage({ type: 'inspector.sends', page, sessionId, event });
  }

  /** Calls back after each change; gives what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number after each change. */
  readonly version = (): number => this.#version;

  #hear(message: FromPage): void {
    if (message.type === 'page.here') {
      const { page, seen } = message;
      const book = this.#known.get(page.id)?.book ?? new Book();
      for (const one of seen) book.add(one);
      this.#known.set(page.id, { page, book, isOpen: true });
    } else {
      const known = this.#known.get(message.page);
      if (!known) return;
      if (message.type === 'page.saw') known.book.add(message.seen);
      else this.#known.set(message.page, { ...known, isOpen: false });
    }
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** The page to look at when nobody has chosen one: the newest that is open, else the newest of all. */
export const newest = (known: readonly KnownPage[]): KnownPage | undefined =>
  known.findLast(({ isOpen }) => isOpen) ?? known.at(-1);
