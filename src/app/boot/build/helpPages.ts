import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../../../contract/languages/languages';
import { type HelpBlock, type HelpPage, type HelpWords, placesOf } from '../../../../contract/rules/support/help';

/** Where the browser asks for the pages (src/effects/server/help.ts). */
const addressOf = (language: Language) => (language === 'en' ? '/help.json' : `/help.${language}.json`);

/**
 * The help pages as one file beside the scripts: their text is no code, and is asked for by whoever opens it. Its name
 * stays over a release, so that a page that was loaded before finds it.
 */
export function helpPages(folder: string, language: Language): Plugin {
  let root = '';
  const address = addressOf(language);
  const source = async () => JSON.stringify(await readHelp(resolve(root, folder, language === 'en' ? '.' : language)));
  return {
    name: 'help-pages',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await source() });
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_, response, next) => {
        source().then((text) => response.setHeader('Content-Type', 'application/json').end(text), next);
      });
    },
  };
}

/** All pages of the folder, in the order of its README. */
export async function readHelp(folder: string): Promise<HelpPage[]> {
  const index = 'README.md';
  const listed = listedIn(await readFile(join(folder, index), 'utf8'));
  const unlisted = (await readdir(folder)).filter(
    (file) => file.endsWith('.md') && file !== index && !listed.some((one) => one.file === file),
  );
  if (unlisted.length > 0) throw new Error(`Help pages that ${index} does not list: ${unlisted.join(', ')}`);
  return Promise.all(
    listed.map(async ({ file, topic }) => {
      const page = parseHelp(await readFile(join(folder, file), 'utf8'), file);
      return { name: basename(file, '.md'), topic, ...page, places: placesOf(page) };
    }),
  );
}

/** The files of the list below each heading, which is their topic. */
function listedIn(text: string): { topic: string; file: string }[] {
  return text.split(/^## /m).flatMap((part, index) => {
    const [topic = ''] = part.split('\n');
    return index === 0 ? [] : [...part.matchAll(/^- .*\((.+)\)$/gm)].map(([, file = '']) => ({ topic, file }));
  });
}

/** @throws for whatever a help page may not have, by its words */
export function parseHelp(text: string, file: string): Pick<HelpPage, 'title' | 'summary' | 'blocks'> {
  const [head = '', summary = '', ...rest] = text.trim().split(/\n{2,}/);
  const [, title] = /^# (.+)$/.exec(head) ?? [];
  if (!title || !/^\p{L}[^*[]+\.$/u.test(summary))
    throw new Error(`${file} does not begin with a title and a sentence`);
  return { title, summary: summary.replaceAll('\n', ' '), blocks: rest.map((block) => blockOf(block, file)) };
}

const marks = { ul: /^- /, ol: /^\d+\. / } as const;

function blockOf(block: string, file: string): HelpBlock {
  if (block.startsWith('## ')) return { as: 'h2', lines: [wordsOf(block.slice(3), file)] };
  for (const as of ['ul', 'ol'] as const) {
    if (!marks[as].test(block)) continue;
    // An item goes on in the lines below it that are indented.
    const items = block.replace(/\n +/g, ' ').split('\n');
    const stray = items.find((item) => !marks[as].test(item));
    if (stray) throw new Error(`${file}: '${stray}' is in a list and no item of it`);
    return { as, lines: items.map((item) => wordsOf(item.replace(marks[as], ''), file)) };
  }
  if (/^(?:[#>]|[-*+] |\d+\. )/m.test(block)) throw new Error(`${file}: '${block}' is no paragraph`);
  return { as: 'p', lines: [wordsOf(block, file)] };
}

/** Plain words, `[links](/to)`, `*strong*` and `**strong**` ones; every other mark would stand on the page as it is. */
function wordsOf(text: string, file: string): HelpWords[] {
  const line = text.replaceAll('\n', ' ');
  return line.split(/(\[[^\]]+\]\(\/[^)\s]*\)|\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((part, index): HelpWords[] => {
    // What has a mark stands at the odd places.
    if (index % 2 === 0) {
      if (/[*[\]`<>|_#!]/.test(part)) throw new Error(`${file}: '${part}' is not what a help page may have`);
      return part === '' ? [] : [part];
    }
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return [label && to ? { text: label, to } : { text: part.replaceAll('*', '') }];
  });
}
