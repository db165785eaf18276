import { posix } from 'node:path';
import { isSyntax, lineOf, nodesOf, type Source, type Syntax } from './source';

/** A page as it is written. `path` from the root of the repository, with `/`. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Something that a person reads, and the line on which it begins. */
interface Words {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const product = 'docs/product.md';

/** Places in documents that nobody here can open. */
const outside = new RegExp(
  [
    /\b(?:[Ss]pecifications?|[Dd]ecisions?)\s\(?S?\d[\w.]*/,
    /\b[Dd]ecision record\b|\b[Tt]he specification\b/,
    /\(S\d+\)|(?<!RFC \d+, )\bsection \d+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** A file by its name or its way; what stands for a name (`<name>.model.ts`, `*.css.ts`, `X.tsx`) is none. */
const named = /(?<![\w>*}@./-])(?!X\.)[\w.-]*\w(?:\/[\w.-]+)*\.(?:md|tsx?|mjs|sql)\b(?![\w/-])/g;
/** A way from the root. */
const rooted = /(?<![\w>*}@./:-])(?:contract|docs|machines|public|server|src|test)(?:\/[\w.-]*\w)+(?![\w<*{-])/g;
const linked = /\]\(([^)\s]+)\)/g;
const recorded = /\bdocs\/decisions\/(\d{4})\b/g;
const cited = /\bdocs\/product\.md, (.{1,60})/g;

/**
 * References that lead nowhere, as sentences with the line: in comments, titles of tests and Markdown, to a file, a
 * section of docs/product.md or a record that is not there, or into a document that never was. Blocks of code in
 * Markdown are left out: what they show need not exist.
 *
 * @param paths every file of the repository, from its root
 */
export function deadReferences(sources: readonly Source[], pages: readonly Page[], paths: readonly string[]): string[] {
  const ends = new Set(paths.flatMap(endsOf));
  const headings = new Map(pages.map(({ path, text }) => [path, headingsIn(text)]));
  const sections = headings.get(product) ?? [];
  const isFile = (name: string, from: string) => ends.has(name) || ends.has(posix.join('/', posix.dirname(from), name));
  const words = [...sources.flatMap(wordsOf), ...pages.map(({ path, text }) => ({ path, line: 1, text: prose(text) }))];
  const dead = words.flatMap(({ path, line, text }) => {
    const found = (rule: RegExp, isDead: (...groups: string[]) => boolean) =>
      [...text.matchAll(rule)]
        .filter(([whole, ...groups]) => isDead(...(groups.length > 0 ? groups : [whole])))
        .map(({ 0: whole, index }) => `${path}:${line + lineOf(text, index) - 1} ${whole}`);
    return [
      ...found(outside, () => true),
      ...found(named, (name) => !isFile(name, path)),
      ...found(
        rooted,
        (way) =>
          !ends.has(`/${way}`) &&
          !paths.some((known) => known.startsWith(`${way}.`)) &&
          !/\.(?:md|tsx?|mjs|sql)$|\/\d{4}$/.test(way),
      ),
      ...found(recorded, (number) => !paths.some((known) => known.startsWith(`docs/decisions/${number}-`))),
      ...found(cited, (rest) => !sections.some(({ title }) => rest.startsWith(title))),
    ];
  });
  return [...dead, ...pages.flatMap((page) => deadLinks(page, ends, headings))];
}

function deadLinks({ path, text }: Page, ends: ReadonlySet<string>, headings: ReadonlyMap<string, Heading[]>) {
  const words = prose(text);
  return [...words.matchAll(linked)].flatMap(({ 1: target = '', index }) => {
    // A help page leads to addresses of the product; its own test follows them.
    if (/^[a-z]+:/.test(target) || (path.startsWith('docs/help/') && target.startsWith('/'))) return [];
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
    const known = headings.get(to);
    const isThere = ends.has(`/${to}`) && (!anchor || !known || known.some((one) => one.anchor === anchor));
    return isThere ? [] : [`${path}:${lineOf(words, index)} ${target}`];
  });
}

interface Heading {
  readonly title: string;
  readonly anchor: string;
}

/** Headings with the anchors that GitHub gives them, and anchors written out. */
const headingsIn = (text: string): Heading[] => [
  ...[...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => ({
    title,
    anchor: title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\- _]/gu, '')
      .replaceAll(' ', '-'),
  })),
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, anchor = '']) => ({ title: anchor, anchor })),
];

/** Markdown with its blocks of code emptied, line by line. */
const prose = (text: string) =>
  text.replaceAll(/^(```|~~~)[\s\S]*?^\1\s*$/gm, (block) => block.replaceAll(/[^\n]/g, ''));

/** Whatever a path may be called by: its last parts, and from the root itself and the folders on the way. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return [
    ...parts.map((_, from) => parts.slice(from).join('/')),
    ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`),
  ];
}

/** A comment is one text, with the line where it begins: a reference may be broken between its lines. */
const wordsOf = ({ path, text, program, comments }: Source): Words[] => [
  ...comments.map(({ value, start }) => ({
    path,
    line: lineOf(text, start),
    text: value.replaceAll(/\s*\n\s*\*? ?/g, ' '),
  })),
  ...(/\.(?:test|walk|tour)\.tsx?$/.test(path) ? titlesIn(program) : []).map(({ start, end }) => ({
    path,
    line: lineOf(text, start),
    text: text.slice(start, end),
  })),
];

/** The first argument of `describe`, `it`, `test` and all that hangs on them: `it.each(cases)`, `test.step`. */
const titlesIn = (program: Syntax): Syntax[] =>
  [...nodesOf(program)].flatMap((node) => {
    const [title] = node.type === 'CallExpression' ? (node['arguments'] as Syntax[]) : [];
    const isTitle =
      title?.type === 'TemplateLiteral' || (title?.type === 'Literal' && typeof title['value'] === 'string');
    return title && isTitle && /^(?:describe|it|test)$/.test(rootOf(node)) ? [title] : [];
  });

function rootOf(node: unknown): string {
  if (!isSyntax(node)) return '';
  return node.type === 'Identifier' ? String(node['name']) : rootOf(node['callee'] ?? node['object'] ?? node['tag']);
}
