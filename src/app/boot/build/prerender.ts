import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { build, type PluginOption } from 'vite';

type Views = Record<string, () => ReactElement>;

/** What the entry of the prerendered pages exports: views by path, rendered with no props, storage or network. */
interface PrerenderEntry {
  pages: Views;
  frames: Views;
}

/** The same as HTML, by path. */
export type Prerendered = Record<keyof PrerenderEntry, Record<string, string>>;

/**
 * Renders the public pages and the frames of the customers' screens to HTML, with the class names of the browser's build.
 *
 * @param entry the module that exports `pages` and `frames`
 * @param plugins those of the browser's build
 * @param scratch a folder for the server-side build of it, removed afterwards
 * @throws when a page holds what the Content-Security-Policy forbids, or a form that would put a password in the address
 */
export async function prerenderPages(entry: string, plugins: PluginOption[], scratch: string): Promise<Prerendered> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      ssr: entry,
      outDir: scratch,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
  pretendWindow();
  const { pages, frames } = (await import(
    `${pathToFileURL(resolve(scratch, 'entry.js')).href}?${Date.now()}`
  )) as PrerenderEntry;
  const rendered = { pages: await textsOf(pages), frames: await textsOf(frames) };
  await rm(scratch, { recursive: true, force: true });
  return rendered;
}

/** The screens' modules ask for a page's address and storages as they are loaded, and show nothing of it. */
function pretendWindow(): void {
  const window = new Window({ url: 'http://localhost/' });
  const { document, localStorage, sessionStorage, history, location } = window;
  Object.assign(globalThis, { window, document, localStorage, sessionStorage, history, location });
}

/**
 * The policy allows no style at an element. The sizes of a frame's skeletons become rules of a sheet of its own, which the
 * server gives the nonce of its page; it stands with them, where the page takes it over.
 */
export function withoutInlineStyles(html: string): string {
  const names = new Map<string, string>();
  const named = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? `s${names.size}`;
    names.set(style, name);
    return ` data-size="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `[data-size=${name}]{${style}}`).join('');
  return rules === '' ? html : named.replace(/(?<=<div data-awaited="[^"]*"[^>]*>)/, sheetOf(rules));
}

const sheetOf = (rules: string) => `<style nonce="@nonce@">${rules}</style>`;

async function textsOf(views: Views): Promise<Record<string, string>> {
  const texts = await Promise.all(
    Object.entries(views).map(async ([path, view]) => {
      const { prelude } = await prerender(view());
      const html = withoutInlineStyles(await new Response(prelude).text());
      const problem = forbiddenIn(html);
      if (problem) throw new Error(`Prerendered page ${path}: ${problem}`);
      return [path, html] as const;
    }),
  );
  return Object.fromEntries(texts);
}

/** Why a page may not be sent as it is, or `undefined`. The policy has no unsafe-inline. */
export function forbiddenIn(html: string): string | undefined {
  const inline =
    /<(?:style(?! nonce="@nonce@">)|script|iframe|object|embed|base)\b|<[^>]+\s(?:style|on[a-z]+|srcdoc)=/i.exec(html);
  if (inline) return `'${inline[0].slice(0, 80)}' is against the Content-Security-Policy`;
  const form = /<form\b(?![^>]*\bmethod="post")[^>]*>/i.exec(html);
  if (form)
    return `'${form[0].slice(0, 80)}' needs method="post": without the script a GET would put its fields in the address`;
  return undefined;
}
