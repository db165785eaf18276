import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { prepare, root } from '../server/prepare.mjs';

/*
 * `npm run size`: what each route loads before it can show itself, gzip -9, in KB of 1000 bytes, held against the
 * goals. A route is the entry, its own chunk, what both import statically, and all styles. Exits with 1 above a goal,
 * and when anything of the inspector has got into it.
 */

const client = join(root, 'dist/client');

/** In KB: the routes with a goal of their own, then every other. */
const goals = { '/sign-in': 105, '/': 115, '/website-setup': 120 };
const otherRoute = 125;
/** The goal is 330: what support, passkeys, messages, the questions of the business step and the ways to own photos take above it has to come off again. */
const allScripts = 354;
const allStyles = 12;
/** Apart from all other scripts: the editor of a live website. */
const editorScript = 19;
/** Apart too: the customer's own photos, which come when somebody wants any. */
const photosScript = 8;
/** Apart too: what two devices changed, side by side. */
const clashScript = 3;
/** Apart too: the website in a second language. */
const translationScript = 2;
/** Apart too: how somebody chooses another language than their browser's. */
const languagesScript = 1;
/** Of its route with all that it loads before the first form is there. */
const wholeEditor = 160;
/** What every page reads its words and headings in, as it lies in the file: fonts are not pressed further. */
const firstFonts = 38;
/** Before the largest paint: the page itself and the files of its route. */
const requests = 12;
/**
 * What a customer's screen has loaded when it shows all that it knows: with the calls, its own later parts and all that
 * these import. It keeps a file from taking in what others need, with whose imports each of them would load the rest.
 */
const whole = { '/': 161, '/websites': 179, '/billing': 179, '/website-setup': 187, '/settings/account': 199 };

await prepare({ only: ['browser'], say: () => undefined });

const pages = JSON.parse(await readFile(join(root, 'dist/pages.json'), 'utf8'));
const modules = JSON.parse(await readFile(join(root, 'dist/modules.json'), 'utf8'));

const files = (await readdir(client, { recursive: true })).filter((file) => /\.(?:js|css)$/.test(file));
const bytes = new Map(
  await Promise.all(
    files.map(async (file) => [file, gzipSync(await readFile(join(client, file)), { level: 9 }).length]),
  ),
);

const total = (/** @type {string[]} */ names) => names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0);
const kilobytes = (/** @type {number} */ count) => (count / 1000).toFixed(1);
const ending = (/** @type {string} */ end) => files.filter((file) => file.endsWith(end));

const rows = pages.routes.map(({ pattern, scripts, styles }) => ({
  what: pattern === '*' ? 'unknown path' : pattern,
  size: total([...new Set([...pages.entry.scripts, ...pages.entry.styles, ...scripts, ...styles])]),
  goal: goals[pattern] ?? otherRoute,
  requests: 1 + pages.entry.scripts.length + pages.entry.styles.length + scripts.length + styles.length,
}));
for (const { pattern, scripts, soon, styles } of pages.routes) {
  if (!whole[pattern]) continue;
  const all = [...pages.entry.scripts, ...pages.entry.styles, ...scripts, ...styles, ...soon];
  rows.push({ what: `${pattern} whole`, size: total([...new Set(all)]), goal: whole[pattern] });
}
const ofEditor = ending('.js').filter((file) => modules[file]?.name === 'editor');
const ofClash = ending('.js').filter((file) => modules[file]?.name === 'clash');
const ofTranslation = ending('.js').filter((file) => modules[file]?.name === 'translation');
const ofLanguages = ending('.js').filter((file) => modules[file]?.name === 'languages');
const ofPhotos = ending('.js').filter((file) => modules[file]?.name === 'photos');
/** Scripts with all that they import statically. */
async function withImports(/** @type {string[]} */ names) {
  const found = new Set(names);
  for (const name of found) {
    const text = await readFile(join(client, name), 'utf8');
    for (const [, file] of text.matchAll(/(?:from|import)"\.\/([\w~-]+\.js)"/g)) found.add(`assets/${file}`);
  }
  return [...found];
}
const editorRoute = pages.routes.find(({ pattern }) => pattern === '/websites/:id/edit');
const scriptsOfEditor = [...pages.entry.scripts, ...editorRoute.scripts, ...ofEditor];
rows.push({
  what: 'whole editor',
  size: total([...(await withImports(scriptsOfEditor)), ...ending('.css')]),
  goal: wholeEditor,
});
rows.push({ what: 'editor', size: total(ofEditor), goal: editorScript });
rows.push({ what: 'photos', size: total(ofPhotos), goal: photosScript });
rows.push({ what: 'clash', size: total(ofClash), goal: clashScript });
rows.push({ what: 'translation', size: total(ofTranslation), goal: translationScript });
rows.push({ what: 'languages', size: total(ofLanguages), goal: languagesScript });
rows.push({
  what: 'all other scripts',
  size: total(ending('.js')) - total([...ofEditor, ...ofPhotos, ...ofClash, ...ofTranslation, ...ofLanguages]),
  goal: allScripts,
});
rows.push({ what: 'all styles', size: total(ending('.css')), goal: allStyles });

const fonts = (await readdir(join(client, 'assets'))).filter((file) =>
  /^(?:inter-latin-wght|young-serif-latin-400)/.test(file),
);
const fontSizes = await Promise.all(fonts.map(async (file) => (await stat(join(client, 'assets', file))).size));
rows.push({
  what: 'fonts before the first paint',
  size: fontSizes.reduce((sum, size) => sum + size, 0),
  goal: firstFonts,
});

const isOver = ({ size, goal, requests: count = 0 }) => size > goal * 1000 || count > requests;

const width = Math.max(...rows.map(({ what }) => what.length));
console.log(`${'first load'.padEnd(width)}      KB    goal  requests (goal ${requests})`);
for (const row of rows) {
  const figures = [
    kilobytes(row.size).padStart(6),
    String(row.goal).padStart(6),
    String(row.requests ?? '').padStart(8),
  ];
  console.log(`${row.what.padEnd(width)}  ${figures.join('  ')}${isOver(row) ? '  TOO MUCH' : ''}`);
}

if (!process.argv.includes('--short')) {
  console.log('\nlargest scripts, with their largest modules (KB before minifying)');
  const largest = ending('.js').sort((one, other) => bytes.get(other) - bytes.get(one));
  for (const file of largest.slice(0, 8)) {
    console.log(`${kilobytes(bytes.get(file)).padStart(6)}  ${modules[file]?.name ?? ''} (${file})`);
    for (const [id, length] of (modules[file]?.modules ?? []).slice(0, 8)) {
      console.log(
        `        ${kilobytes(length).padStart(6)}  ${id.replace(/^\0/, '').replace(/^.*node_modules\//, '')}`,
      );
    }
  }
}

const forDevelopers = Object.entries(modules).flatMap(([file, chunk]) =>
  chunk.modules
    .filter(([id]) => /src\/inspector\/|node_modules\/(?:@statelyai|elkjs)\//.test(id))
    .map(([id]) => `${id} is for developers and lies in ${chunk.name} (${file}), which customers load`),
);
for (const line of forDevelopers) console.log(line);

const missing = Object.keys({ ...goals, ...whole }).filter(
  (path) => !pages.routes.some(({ pattern }) => pattern === path),
);
for (const path of missing) console.log(`No route ${path} in the build, though it has a goal`);
if (missing.length > 0 || forDevelopers.length > 0 || rows.some(isOver)) process.exitCode = 1;
