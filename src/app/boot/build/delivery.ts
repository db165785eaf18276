import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin, PluginOption, Rolldown, ViteDevServer } from 'vite';
import { compressFolder } from './compress';
import { type PagesFile, plainRoutes, routesOf } from './pages';
import { prerenderPages } from './prerender';
import { smallScript } from './smallScript';

/** What each built script is called, and its modules with their minified bytes, for `npm run size`. */
export type ModulesFile = Record<string, { name: string; modules: [id: string, bytes: number][] }>;

interface DeliveryOptions {
  /** The table of route chunks. */
  routes: string;
  /** By pattern: the modules, from the root, that a customer's screen asks for once it runs. */
  soon: Readonly<Record<string, readonly string[]>>;
  /** The script that is inlined in the head. */
  head: string;
  /** The module that exports the prerendered pages. */
  prerender: string;
  /** The plugins that build the application's own code, made anew for the prerendered pages. */
  plugins: () => PluginOption[];
}

/**
 * Completes the browser's build: `pages.json` (everything the server needs to send a page) and `modules.json` beside
 * the folder of files, and in that folder a Brotli and a gzip copy of each text. The folder holds no HTML: a page is
 * made per request, with its nonce.
 */
export function delivery(options: DeliveryOptions): Plugin {
  let root = '';
  let folder = '';
  let pages: Omit<PagesFile, 'headScript' | 'prerendered' | 'frames'> | undefined;
  let modules: ModulesFile = {};
  return {
    name: 'delivery',
    api: {
      /** The pages of the development server (`server/http/development.ts`): no chunks to name, nothing prerendered. */
      async pages(server: ViteDevServer, address: string): Promise<PagesFile> {
        const html = await readFile(resolve(root, 'index.html'), 'utf8');
        const routes = plainRoutes(await readFile(resolve(root, options.routes), 'utf8'));
        return {
          shell: await server.transformIndexHtml(address, html),
          headScript: await headScript(resolve(root, options.head)),
          entry: { scripts: [], styles: [] },
          routes,
          styleTexts: {},
          prerendered: {},
          frames: {},
        };
      },
    },
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      async handler(_, files) {
        const html = files['index.html'];
        if (html?.type !== 'asset') throw new Error('The build has no index.html');
        delete files['index.html'];
        const shell = String(html.source)
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', '<!--styles--></head>')
          // Before the head's script, which asks for what comes after them.
          .replace('<!--head-->', '<!--routes--><!--head-->');
        const styleTexts = textsOfStyles(files);
        const soon = Object.fromEntries(
          Object.entries(options.soon).map(([pattern, modules]) => [
            pattern,
            modules.map((module) => resolve(root, module)),
          ]),
        );
        pages = { shell, styleTexts, ...(await routesOf(this, files, resolve(root, options.routes), shell, soon)) };
        modules = modulesOf(files, root);
      },
    },
    async closeBundle() {
      if (!pages) return;
      const scratch = resolve(folder, '../prerender');
      const rendered = await prerenderPages(resolve(root, options.prerender), options.plugins(), scratch);
      const file: PagesFile = {
        ...pages,
        headScript: await headScript(resolve(root, options.head)),
        prerendered: rendered.pages,
        frames: rendered.frames,
      };
      await compressFolder(folder);
      await mkdir(dirname(folder), { recursive: true });
      await writeFile(resolve(folder, '../modules.json'), JSON.stringify(modules));
      await writeFile(resolve(folder, '../pages.json'), JSON.stringify(file));
    },
  };
}

/** The script of the head, `head.ts`. */
export async function headScript(source: string): Promise<string> {
  const text = await smallScript(source);
  if (text.includes('</')) throw new Error('The head script would end its own element');
  return text;
}

/** What a <style> element holds in place of each file. */
function textsOfStyles(files: Rolldown.OutputBundle): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of Object.values(files)) {
    if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
    const text = String(file.source);
    if (text.includes('</')) throw new Error('The styles would end their own element');
    if (/url\((?!["']?\/)/.test(text)) throw new Error('The styles name a file by a path that depends on their own');
    texts[file.fileName] = text;
  }
  return texts;
}

function modulesOf(files: Rolldown.OutputBundle, root: string): ModulesFile {
  const result: ModulesFile = {};
  for (const file of Object.values(files)) {
    if (file.type !== 'chunk') continue;
    const modules = Object.entries(file.modules).map(([id, { renderedLength }]): [string, number] => [
      id.replace(`${root}/`, ''),
      renderedLength,
    ]);
    result[file.fileName] = { name: file.name, modules: modules.sort((one, other) => other[1] - one[1]) };
  }
  return result;
}
