import { describe, expect, it } from 'vitest';
import { deadReferences } from './references';
import { sourcesOf } from './source';

const product = {
  path: 'docs/product.md',
  text: '# What it does\n\n## Money\n\n### Top-up, twice\n\n<a id="deposit"></a>\n',
};
const paths = [
  'README.md',
  'docs/product.md',
  'docs/decisions/0003-opaque-tokens.md',
  'server/domain/session/tokens.ts',
  'machines/wizard/order/README.md',
];
const inCode = (text: string, path = 'server/domain/session/tokens.ts') =>
  deadReferences(sourcesOf([[path, text]]), [product], paths);
const inPage = (text: string, path = 'docs/decisions/0003-opaque-tokens.md') =>
  deadReferences([], [product, { path, text }], paths);

describe('a reference that leads nowhere is found', () => {
  it.each([
    ['a file', 'goals.md'],
    ['a file in a folder', 'docs/goals.md'],
    ['a source', 'session/epoch.ts'],
    ['a folder', 'server/domain/bills'],
    ['a record', 'docs/decisions/0099'],
    ['a section', 'docs/product.md, Bills'],
    ['a numbered place of a specification', 'specification 4'],
    ['several of them', 'Specifications 4 and 5'],
    ['a numbered decision', 'decision 12'],
    ['a decision by a letter and a number', 'decisions S3 and S5'],
    ['a record without its file', 'decision record 0003'],
    ['a letter and a number alone', 'the rule (S14)'],
    ['a numbered section', 'section 7'],
    ['the words of a document', 'as the specification has it'],
  ])('%s, in a comment and in a page: %s', (_, words) => {
    expect(inCode(`/** Why it is so: ${words}. */\nexport const x = 1;\n`)).toHaveLength(1);
    expect(inCode(`export const x = 1; // see ${words}\n`)).toHaveLength(1);
    expect(inPage(`# Page\n\nIt is so: ${words}.\n`)).toHaveLength(1);
  });

  it.each(['describe', 'it', 'test', 'test.step', 'it.each([1])'])('in a title of %s', (call) =>
    expect(inCode(`${call}('refreshes once (decision S3)', () => {});\n`, 'test/server/session.test.ts')).toEqual([
      'test/server/session.test.ts:1 decision S3',
    ]),
  );

  it('also when a comment is broken in the middle of it', () =>
    expect(inCode('/**\n * Why it is so (decisions\n * 1, S9).\n */\nexport const x = 1;\n')).toEqual([
      'server/domain/session/tokens.ts:1 decisions 1',
    ]));

  it.each([
    ['a page', '[x](goals.md)', 'goals.md'],
    ['a heading of another page', '[x](../product.md#bills)', '../product.md#bills'],
    ['a heading of its own', '[x](#bills)', '#bills'],
    ['a picture', '![x](../screens/none.webp)', '../screens/none.webp'],
  ])('by a link to %s, with the line', (_, link, target) =>
    expect(inPage(`# Page\n\nSee ${link}.\n`)).toContain(`docs/decisions/0003-opaque-tokens.md:3 ${target}`),
  );
});

describe('what is there may be referred to', () => {
  it.each([
    'README.md',
    'tokens.ts',
    'session/tokens.ts',
    'server/domain/session',
    'server/domain/session/tokens',
    'docs/decisions/0003',
    'docs/product.md, Top-up, twice',
    '<name>.machine.ts, *.model.ts, X.tsx',
    'RFC 6265, section 5',
    'what was decided, and 3 decisions',
  ])('in a comment: %s', (words) => expect(inCode(`/** It is so: ${words}. */\nexport const x = 1;\n`)).toEqual([]));

  it.each([
    '[x](../product.md#top-up-twice)',
    '[x](../product.md#deposit)',
    '[x](#page)',
    '[x](..)',
    '[x](https://a.be/b.md)',
  ])('by a link: %s', (link) => expect(inPage(`# Page\n\nSee ${link}.\n`)).toEqual([]));

  it('and a block of code may show what is not', () =>
    expect(inPage('# Page\n\n```ts\nimport { x } from "./goals.md"; // decision 3\n```\n')).toEqual([]));
  it('and a text that is neither comment nor title may say anything', () =>
    expect(inCode("export const x = 'specification 4, goals.md';\n")).toEqual([]));
});
