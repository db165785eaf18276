import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { build, type PluginOption } from 'vite';

/** What the entry of the prerendered pages exports: a view by path, rendered with no props, storage or network. */
interface PrerenderEntry {
  pages: Record<string, () => ReactElement>;
}

/**
 * Renders the public pages to HTML by path, with the class names of the browser's build.
 *
 * @param entry the module that exports `pages`
 * @param plugins those of the browser's build
 * @param scratch a folder for the server-side build of it, removed afterwards
 * @throws when a page holds what the Content-Security-Policy forbids, or a form that would put a password in the address
 */
export async function prerenderPages(
  entry: string,
  plugins: PluginOption[],
  scratch: string,
): Promise<Record<string, string>> {
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
  const { pages } = (await import(
    `${pathToFileURL(resolve(scratch, 'entry.js')).href}?${Date.now()}`
  )) as PrerenderEntry;
  const rendered = await Promise.all(
    Object.entries(pages).map(async ([path, page]) => {
      const { prelude } = await prerender(page());
      const html = await new Response(prelude).text();
      const problem = forbiddenIn(html);
      if (problem) throw new Error(`Prerendered page ${path}: ${problem}`);
      return [path, html] as const;
    }),
  );
  await rm(scratch, { recursive: true, force: true });
  return Object.fromEntries(rendered);
}

/** Why a page may not be sent as it is, or `undefined`. The policy has no unsafe-inline. */
export function forbiddenIn(html: string): string | undefined {
  const inline = /<(?:style|script|iframe|object|embed|base)\b|<[^>]+\s(?:style|on[a-z]+|srcdoc)=/i.exec(html);
  if (inline) return `'${inline[0].slice(0, 80)}' is against the Content-Security-Policy`;
  const form = /<form\b(?![^>]*\bmethod="post")[^>]*>/i.exec(html);
  if (form)
    return `'${form[0].slice(0, 80)}' needs method="post": without the script a GET would put its fields in the address`;
  return undefined;
}
