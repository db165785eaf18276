import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../root';
import type { Services } from '../services';
import type { Development } from './development';
import { staticFiles } from './files';
import { createPage, readPages } from './page';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

export interface Delivery {
  fetch: Fetch;
  /** Reads the build, or starts Vite on the connections of `server`; gives what ends it. */
  attach(server: Server, isDevelopment: boolean): Promise<() => Promise<void>>;
}

const isApi = /^\/(?:api|ai)(?:\/|$)/;

/** The app origin: the API by its bases, else a built file, else the page of the address. */
export function createDelivery({ settings, random }: Services, api: Fetch): Delivery {
  let file: (request: Request) => Response | null = () => null;
  let page: (request: Request) => Promise<Response> = async () => new Response('Starting', { status: 503 });

  return {
    fetch(request, env) {
      if (isApi.test(new URL(request.url).pathname)) return api(request, env);
      const found = file(request);
      if (found) return found;
      if (request.method === 'GET' || request.method === 'HEAD') return page(request);
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    },
    async attach(server, isDevelopment) {
      if (isDevelopment) {
        const { startDevelopment } = await import('./development');
        const development = await startDevelopment(server);
        page = createPage({ pages: development.pages, settings, random });
        putFirst(server, development);
        return development.close;
      }
      file = staticFiles(join(projectRoot, 'dist/client'));
      const built = join(projectRoot, 'dist/pages.json');
      if (!existsSync(built)) throw new Error('The browser’s part is not built: run `npm run build`.');
      page = createPage({ pages: await readPages(built), settings, random });
      return async () => undefined;
    },
  };
}

/** Vite answers the requests for sources; the API is never asked of it. */
function putFirst(server: Server, { middleware }: Development): void {
  const ours = server.listeners('request') as ((...parameters: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const answer = () => ours.forEach((listener) => listener.call(server, request, response));
    if (isApi.test(request.url ?? '')) answer();
    else middleware(request, response, answer);
  });
}
