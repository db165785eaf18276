import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHelp, helpPath } from '../../../../contract/rules/support/help';
import { patternOf } from '../../../system/match';
import { parseHelp, readHelp } from './helpPages';

const text = `# Topping up

How money
comes in.

## Step *by* step

1. Press **Top Up** in [Billing](/billing?tab=deposits).
2. Wait,
   and look.

- One

Done.`;
const parse = (part: string) => parseHelp(`# Title\n\nOne sentence.\n\n${part}`, 'page.md');

describe('a help page', () => {
  it('is its title, its sentence and its blocks', () =>
    expect(parseHelp(text, 'page.md')).toEqual({
      title: 'Topping up',
      summary: 'How money comes in.',
      blocks: [
        { as: 'h2', lines: [['Step ', { text: 'by' }, ' step']] },
        {
          as: 'ol',
          lines: [
            ['Press ', { text: 'Top Up' }, ' in ', { text: 'Billing', to: '/billing?tab=deposits' }, '.'],
            ['Wait, and look.'],
          ],
        },
        { as: 'ul', lines: [['One']] },
        { as: 'p', lines: [['Done.']] },
      ],
    }));

  it.each([
    '### Deep',
    '> Said',
    '`code`',
    '![x](/x.png)',
    '[x](https://elsewhere.example)',
    '<b>x</b>',
    'a\n- b\n- c',
  ])('may not have %j', (part) => expect(() => parse(part)).toThrow('page.md'));
  it.each(['- one\nand more', '1. one\n- two'])('has lists of items alone: %j', (part) =>
    expect(() => parse(part)).toThrow('no item of it'),
  );
  it.each(['Title\n\nOne sentence.', '# Title\n\n## Heading', '# Title\n\nNo end'])(
    'begins with a title and a sentence, not with %j',
    (part) => expect(() => parseHelp(part, 'page.md')).toThrow('does not begin'),
  );
});

const folder = resolve(import.meta.dirname, '../../../../docs/help');

describe('the help pages', async () => {
  const pages = await readHelp(folder);
  const links = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.flat().flatMap((words) => (typeof words === 'string' ? [] : (words.to ?? [])))),
  );

  it('lead to screens and pages that are there', () => {
    const paths = links.map((to) => new URL(to, 'https://sitewright.example').pathname);
    expect(paths.filter((path) => patternOf(path) === '*')).toEqual([]);
    const named = paths.filter((path) => path.startsWith(helpPath('')));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !pages.some(({ name }) => path === helpPath(name)))).toEqual([]);
  });

  it.each([
    ['my deposit has not arrived, I sent too little bitcoin', 'payment-problems'],
    ['refund when the deployment failed', 'deployment'],
    ['I forgot my password', 'signing-in'],
    ['connect a domain I own', 'own-domain'],
    ['restore an older version', 'change-your-website'],
    ['invoice', 'prices'],
    ['cookie banner', 'statistics'],
    ['download everything before I cancel', 'cancel'],
  ])('answer "%s" with %s', (question, name) =>
    expect(
      findHelp(pages, question)
        .slice(0, 3)
        .map((page) => page.name),
    ).toContain(name),
  );
  it('are not offered for a message that says nothing', () =>
    expect(findHelp(pages, 'other Help with blue-bakery.com Please help me with this.', 5)).toEqual([]));
});

describe.each(['de', 'es', 'ar'])('in %s', (language) => {
  it('are the same pages, which lead to the same places', async () => {
    const [english, pages] = await Promise.all([readHelp(folder), readHelp(resolve(folder, language))]);
    const links = (page: (typeof pages)[number] | undefined) =>
      page?.blocks.flatMap(({ lines }) =>
        lines.flat().flatMap((words) => (typeof words === 'string' ? [] : (words.to ?? []))),
      );
    expect(pages.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
    for (const page of english) {
      const other = pages.find(({ name }) => name === page.name);
      expect(links(other)?.sort(), page.name).toEqual(links(page)?.sort());
      expect(other?.title, page.name).not.toBe(page.title);
    }
  });
});
