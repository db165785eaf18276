import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { languages } from '../../contract/languages/languages';
import { projectRoot } from '../root';
import type { Services } from '../services';
import type { Development } from './development';
import { staticFiles } from './files';
import { createInspectorPage, createPage, readPages } from './page';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

export interface Delivery {
  fetch: Fetch;
  /** Reads the build, or starts Vite on the connections of `server`; gives what ends it. */
  attach(server: Server, isDevelopment: boolean): Promise<() => Promise<void>>;
}

const isApi = /^\/(?:api|ai)(?:\/|$)/;
const isInspector = /^\/__machines\/?$/;

/** The app origin: the API by its bases, else a built file, else the page of the address. */
export function createDelivery({ settings, random, clock }: Services, api: Fetch): Delivery {
  let file: (request: Request) => Response | null = () => null;
  let page: (request: Request) => Promise<Response> = async () => new Response('Starting', { status: 503 });
  let inspectorPage = page;

  return {
    fetch(request, env) {
      const { pathname } = new URL(request.url);
      if (isApi.test(pathname)) return api(request, env);
      const found = file(request);
      if (found) return found;
      if (request.method === 'GET' || request.method === 'HEAD') {
        return settings.inspector === 'on' && isInspector.test(pathname) ? inspectorPage(request) : page(request);
      }
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    },
    async attach(server, isDevelopment) {
      if (isDevelopment) {
        const { startDevelopment } = await import('./development');
        const development = await startDevelopment(server, settings.inspector !== 'off');
        page = createPage({ pages: development.pages, settings, random, clock });
        inspectorPage = createInspectorPage(development.inspectorShell, { settings, random });
        putFirst(server, development);
        return development.close;
      }
      const build = join(projectRoot, settings.inspector === 'off' ? 'dist' : 'dist/inspected');
      const others = settings.inspector === 'off' ? await otherLanguages(build) : [];
      const folders = [staticFiles(join(build, 'client')), ...others.map(({ files }) => files)];
      file = (request) => firstOf(folders, (files) => files(request));
      const pages = join(build, 'pages.json');
      if (!existsSync(pages)) {
        throw new Error(
          `The browser’s part is not built: run ${settings.inspector === 'off' ? '' : 'INSPECTOR=on '}npm run build.`,
        );
      }
      const ofLanguages = Object.fromEntries(others.map((one) => [one.language, one.pages]));
      page = createPage({ pages: { en: await readPages(pages), ...ofLanguages }, settings, random, clock });
      if (settings.inspector === 'on') {
        const folder = join(projectRoot, 'dist/inspector');
        const [ours, product] = [staticFiles(folder, '/__machines'), file];
        file = (request) => ours(request) ?? product(request);
        inspectorPage = createInspectorPage(() => readFile(join(folder, 'src/inspector/index.html'), 'utf8'), {
          settings,
          random,
        });
      }
      return async () => undefined;
    },
  };
}

/** The builds of the languages but English, those that are there: a file that two of them have is the same under its name. */
async function otherLanguages(build: string) {
  const built = languages.filter((language) => existsSync(join(build, 'languages', language, 'pages.json')));
  return Promise.all(
    built.map(async (language) => {
      const folder = join(build, 'languages', language);
      const pages = await readPages(join(folder, 'pages.json'));
      return { language, pages, files: staticFiles(join(folder, 'client')) };
    }),
  );
}

function firstOf<Item, Found>(items: readonly Item[], look: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = look(item);
    if (found) return found;
  }
  return null;
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
