import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PagesFile } from './page';

/** Vite inside the product's own server: the sources as they are, replaced in the open page when they change. */
export interface Development {
  /** Answers the requests for sources and calls `next` for every other. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** The `pages` of `createPage`. */
  pages(address: string): Promise<PagesFile>;
  /** The page of the inspector. */
  inspectorShell(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts Vite on the connection of `server`, with the product's policy: the nonce of each page reaches what Vite adds
 * to it. Its error overlay writes HTML from strings, which Trusted Types forbid, so errors go to the console.
 */
export async function startDevelopment(server: Server, isInspected: boolean): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    mode: isInspected ? 'inspected' : 'development',
    server: { middlewareMode: true, hmr: { server, overlay: false } },
  });
  const delivery = vite.config.plugins.find(({ name }) => name === 'delivery');
  if (!delivery) throw new Error('vite.config.ts has no plugin named delivery');
  const { pages } = delivery.api as { pages(server: ViteDevServer, address: string): Promise<PagesFile> };
  return {
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    pages: (address) => pages(vite, address),
    inspectorShell: async () => {
      const html = await readFile(join(vite.config.root, 'src/inspector/index.html'), 'utf8');
      return vite.transformIndexHtml('/__machines', html);
    },
    close: () => vite.close(),
  };
}
