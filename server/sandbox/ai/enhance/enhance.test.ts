import { beforeAll, describe, expect, it } from 'vitest';
import { type Described, descriptions } from '../../../../test/server/support/descriptions';
import { sentencesOf } from '../text/reader';
import { answered } from './answer';
import { enhanced } from './enhance';
import { editDistance, harperGrammar } from './grammar';
import { capitalised } from './tidy';

const grammar = harperGrammar();
beforeAll(() => grammar.warm());

const none = { offer: '', audience: '', difference: '' };
const enhance = (name: string, description: string, answers?: Partial<typeof none>) =>
  enhanced({ name, description, ...(answers && { answers: { ...none, ...answers } }) }, grammar);

/** All that a suggestion may add of its own: words that join. */
const joining = `
  at we is are has have been a an the and in for with of our offers offer welcome to do what sets us apart you will find here
  business more i my night excellent high dr
  bei der wir ist das unser angebot was uns auszeichnet für und
  en es para y lo que ofrecemos nos distingue
  chez au à la l est nous ce proposons qui pour et
`.split(/\s+/u);

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/gu, 'ss')
    .replace(/(?<=[aou])e/gu, '');
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that come neither from the owner, misspelt or not, nor are among those that join. */
function invented({ name, description, answers }: Pick<Described, 'name' | 'description' | 'answers'>, text: string) {
  const said = [name, description, ...Object.values(answers ?? {})].flatMap(wordsIn).map(bare);
  return wordsIn(text).filter((word) => {
    const plain = bare(word);
    if (joining.includes(word.toLowerCase()) || said.includes(plain)) return false;
    // don’t, e-mail: the halves of what was written in one.
    if (said.some((each) => each.length > 3 && (each.startsWith(plain) || each.endsWith(plain)))) return false;
    return !said.some((each) => plain.length > 3 && editDistance(plain, each) <= 2);
  });
}

describe('of forty descriptions in four languages', () => {
  it.each(descriptions)('$language: $description', async (each) => {
    const answers = each.answers && { ...none, ...each.answers };
    const text = await enhanced({ ...each, answers }, grammar);
    if (each.isTooLittle) {
      expect(text).toBe('');
      return;
    }
    for (const fact of each.keeps ?? [])
      expect(
        [fact, capitalised(fact)].some((one) => text.includes(one)),
        `${fact}: ${text}`,
      ).toBe(true);
    expect(invented(each, text)).toEqual([]);
    for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/^\p{Lu}.*[^\s,;][.?]$/su);
    expect(text).not.toMatch(/ {2}|\s[.,]|[.,!?]{2}|\n/);
    // Each number stays, and none is added.
    const numbers = (of: string) => (of.match(/\d+/gu) ?? []).sort();
    expect(numbers(text)).toEqual(numbers([each.description, ...Object.values(answers ?? {})].join(' ')));
    // What is sound already is not touched again.
    expect(await enhanced({ name: each.name, description: text }, grammar)).toBe('');
  });
});

describe('a description', () => {
  it.each([
    [
      'a list of what is sold',
      'Oak & Iron',
      'tables, chairs, shelves',
      'Oak & Iron offers tables, chairs and shelves.',
    ],
    [
      'no name',
      '',
      'selling bags. all bags are made in florence by hand',
      'Selling bags. All bags are made in Florence by hand.',
    ],
    ['a verb first', 'Rossi', 'repair phones and laptops in leeds', 'At Rossi, we repair phones and laptops in Leeds.'],
    [
      'a comma between sentences',
      'Rossi',
      'we fix phones, we sell cases too',
      'At Rossi, we fix phones. We sell cases too.',
    ],
    [
      'one person',
      'Jana Foto',
      'i am a photgrapher in berlin, i does weddings',
      'Welcome to Jana Foto. I am a photographer in Berlin. I do weddings.',
    ],
    [
      'a second verb behind a kind',
      'Rossi',
      'we are a cafe and serve lunch',
      'At Rossi, we are a cafe and serve lunch.',
    ],
    ['a kind since long', 'Rossi', 'law firm in york since 1954', 'Rossi has been a law firm in York since 1954.'],
    ['a question', 'Studio K', 'do you need a new kitchen? we build it', 'Do you need a new kitchen? We build it.'],
    [
      'British English',
      'Ana',
      'we make colourful jewellery and specialise in grey pearls',
      'At Ana, we make colourful jewellery and specialise in grey pearls.',
    ],
    ['what is not done', 'Rossi', 'we not charge for a visit', 'At Rossi, we do not charge for a visit.'],
    [
      'names like slips',
      'Kwik Fitt',
      'kwik fitt repairs cars. ask for Mr Smyth',
      'Kwik Fitt repairs cars. Ask for Mr Smyth.',
    ],
  ])('of %s', async (_, name, description, text) => expect(await enhance(name, description)).toBe(text));

  it.each([
    ['', 'no letter'],
    ['🍞 !!!', 'no letter'],
    ['bakery', 'too few words'],
    ['Hilltop School is a primary school in Cork with 120 pupils.', 'nothing to improve'],
    ['wir nähen hüte und socken aus dinkelstroh', 'German whose nouns nobody knows'],
    [`we fix phones ${'and tablets and laptops '.repeat(20)}`, 'no end'],
    ['we zorb glim florp with snazzle drib quonk', 'hardly English'],
  ])('%j gets none: %s', async (description) => {
    expect(await enhance('Hilltop School', description)).toBe('');
  });

  it('in another language is tidied', async () => {
    expect(await enhance('Forno', 'pane e dolci fatti in casa a torino , con amore')).toContain(
      'Pane e dolci fatti in casa',
    );
  });

  it('of twenty sentences keeps them all', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `we has product number ${index + 100} in our shop.`).join(
      ' ',
    );
    const text = await enhance('Acme', many);
    for (let number = 100; number < 120; number += 1) expect(text).toContain(String(number));
  });
});

describe('the answers of an owner', () => {
  it.each([
    [
      'things for people',
      'bakery',
      { offer: 'bread, cakes', audience: 'families in lyon' },
      'Blue Bakery offers bread and cakes for families in Lyon.',
    ],
    [
      'a sentence',
      'cafe',
      { offer: 'we roast our own coffee', audience: 'Ghent' },
      'Blue Bakery is a cafe in Ghent. We roast our own coffee.',
    ],
    ['a verb', 'cafe', { offer: 'bake cakes' }, 'Blue Bakery is a cafe. We bake cakes.'],
    [
      'what is not done',
      'bakery',
      { offer: 'bread', difference: 'no additives' },
      'Blue Bakery offers bread. What sets us apart: no additives.',
    ],
    [
      'a whole difference',
      'bakery',
      { offer: 'bread', difference: 'everything is baked by hand' },
      'Blue Bakery offers bread. Everything is baked by hand.',
    ],
    ['an area', 'bakery', { offer: 'bread', audience: 'leeds area' }, 'Blue Bakery offers bread in the Leeds area.'],
    [
      'more to a description',
      'we bake bread.',
      { audience: 'everyone in Leeds' },
      'At Blue Bakery, we bake bread. We are here for everyone in Leeds.',
    ],
  ])('%s', async (_, description, answers, text) =>
    expect(await enhance('Blue Bakery', description, answers)).toBe(text),
  );
});

describe('another prompt', () => {
  it('that asks for keywords gets some', async () => {
    const text = await answered('Give me keywords for "a surf school in Biarritz with board rental"', grammar);
    expect(text.split(', ')).toEqual(expect.arrayContaining(['surf school', 'board rental', 'biarritz']));
  });
  it('gets its text corrected', async () => {
    const text = await answered('Please improve this text: we sells shoes for runners', grammar);
    expect(text).toContain('We sell shoes for runners.');
  });
});

describe('the distance of two words', () => {
  it.each([
    ['', '', 0],
    ['bread', 'bread', 0],
    ['bred', 'bread', 1],
    ['recieve', 'receive', 1],
    ['kitten', 'sitting', 3],
  ])('%s, %s', (one, other, distance) => expect(editDistance(one, other)).toBe(distance));
});
