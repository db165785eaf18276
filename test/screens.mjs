import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyBuild, PrepareError, prepare, root } from '../server/prepare.mjs';
import { browsers } from './chromium.mjs';

/*
 * `npm run screens [-- <tour>]`: walks all tours against the real product and takes a picture of each screen, in both
 * themes and each width, into test-results/screens/, with a page that shows them side by side. The few that README.md
 * and docs/ show are taken over from there.
 */

const pictures = join(root, 'test-results/screens');
const shown = join(root, 'docs/screens');

/**
 * Writes the page over the pictures that lie there: a row for each screen, its faces side by side.
 *
 * @returns {Promise<string | undefined>} its path; undefined when no picture was taken
 */
export async function writePage() {
  if (!existsSync(pictures)) return undefined;
  const files = (await readdir(pictures)).filter((file) => file.endsWith('.webp')).sort();
  /** @type {Map<string, string[]>} */
  const screens = new Map();
  for (const file of files) screens.set(screenOf(file), [...(screens.get(screenOf(file)) ?? []), file]);
  const rows = [...screens].map(
    ([name, faces]) => `<section><h2>${name}</h2>${faces.map(figureOf).join('')}</section>`,
  );
  const style =
    'body{font:16px system-ui;margin:1rem}section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}h2{flex-basis:100%}figure{margin:0}img{height:24rem;border:1px solid gray}';
  const page = join(pictures, 'index.html');
  await writeFile(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>${files.length} pictures of ${screens.size} screens</h1>${rows.join('\n')}</html>\n`,
  );
  return page;
}

/** `sign-in-dark-360.webp`: the screen `sign-in`. */
const screenOf = (/** @type {string} */ file) => file.replace(/-(?:light|dark)-\d+\.webp$/, '');
const figureOf = (/** @type {string} */ file) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file.replace(/^.*-(light|dark)-(\d+)\.webp$/, '$1, $2 px')}</figcaption></figure>`;

/** Those that the documents show, as they look now. */
async function refreshShown() {
  for (const file of await readdir(shown))
    if (existsSync(join(pictures, file))) await copyFile(join(pictures, file), join(shown, file));
}

async function main() {
  await prepare({ only: everyBuild });
  await rm(pictures, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=test/browser/playwright.config.ts',
      '--project=pglite',
      '--reporter=list',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: browsers(console.log).whole, SCREENS: '1', TEST_FULL: '1' },
    },
  );
  const page = await writePage();
  if (page) console.log(`All of them: ${page}`);
  await refreshShown();
  process.exitCode = status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PrepareError ? error.message : error);
    process.exitCode = 1;
  }
}
