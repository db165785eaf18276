import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../text/reader';
import { answered } from './answer';
import { enhanced } from './enhance';
import { editDistance, harperGrammar } from './grammar';
import { tidied } from './tidy';

const grammar = harperGrammar();
beforeAll(() => grammar.warm());

const enhance = (name: string, description: string) => enhanced({ name, description }, grammar);
const sentences = (text: string) => text.split(/(?<=[.?])\s+(?=\p{Lu})/u);

interface Case {
  name: string;
  description: string;
  /** Facts that must be found in the answer. */
  keeps: readonly string[];
  begins?: RegExp;
}

const cases: readonly Case[] = [
  {
    name: 'Maison Dubois',
    description: 'we sell bread and cakes. very good quality. organic. open since 1987 in lyon',
    keeps: ['bread', 'cakes', 'excellent quality', 'organic', 'open since 1987 in Lyon'],
    begins: /^At Maison Dubois, we sell bread and cakes\./,
  },
  {
    name: 'Jana Foto',
    description: 'i am a photgrapher in berlin, i does weddings and portaits, alot of experiance',
    keeps: ['I am a photographer in Berlin', 'I do weddings and portraits', 'experience'],
    begins: /^Welcome to Jana Foto\. I am/,
  },
  {
    name: 'Rossi',
    description: 'Plumber. 24/7 emergency repairs, boiler installation, leak detection. call 030 1234567',
    keeps: ['24/7 emergency repairs', 'boiler installation', 'leak detection', '030 1234567'],
    begins: /^Rossi is a plumber\./,
  },
  {
    name: 'Sweet Things',
    description: 'SMALL BAKERY IN PORTO!!! CUSTOM WEDDING CAKES, CUPCAKES AND COOKIES... ORDER ONLINE',
    keeps: ['a small bakery in Porto', 'custom wedding cakes, cupcakes and cookies', 'Order online'],
  },
  {
    name: 'Maison Dubois',
    description: 'We are a family bakery in Lyon since 1987, baking organic sourdough bread and wedding cakes.',
    keeps: ['has been a family bakery in Lyon since 1987', 'organic sourdough bread', 'wedding cakes'],
    begins: /^Maison Dubois has been/,
  },
  {
    name: 'Oak & Iron',
    description: 'handmade furniture from oak\n- tables\n- chairs\n- shelves\nfree delivery in Bristol',
    keeps: ['handmade furniture from oak, tables, chairs and shelves', 'free delivery in Bristol'],
    begins: /^Oak & Iron offers/,
  },
  {
    name: 'Acme Tools',
    description: 'Acme Tools, supplier of industrial gears and pumps. 40 years of experience. ISO 9001 certified.',
    keeps: ['Acme Tools is a supplier of industrial gears and pumps', '40 years of experience', 'ISO 9001 certified'],
  },
  {
    name: 'Hartmann',
    description: 'law firm for family law and inheritance law. free first consultation. In Munich since 1954.',
    keeps: ['a law firm for family law and inheritance law', 'a free first consultation', 'in Munich since 1954'],
  },
  {
    name: 'Studio K',
    description: 'Do you need a new kitchen? we design and build kitchens in wood , visit our showroom at 12 Mill Lane',
    keeps: ['Do you need a new kitchen?', 'kitchens in wood.', 'Visit our showroom at 12 Mill Lane'],
  },
  {
    name: 'Mira',
    description:
      'italian restaurant with terrace. fresh pasta made every day. vegan menu. live music on fridays. closed on mondays',
    keeps: ['an Italian restaurant with a terrace', 'fresh pasta', 'vegan menu', 'Fridays', 'closed on Mondays'],
  },
  {
    name: 'Toyland',
    description: 'toys for children from 0-12 yrs. wooden toys, puzzles, dolls etc. shop online at www.toyland.com',
    keeps: ['0-12', 'wooden toys, puzzles, dolls and more', 'www.toyland.com'],
  },
  {
    name: 'ByteWorks',
    description:
      'We develop custom software for logistics companies in the Netherlands; our main product is RouteMaster 3.0',
    keeps: ['RouteMaster 3.0', 'Netherlands', 'logistics companies'],
    begins: /^At ByteWorks, we develop/,
  },
  {
    name: '',
    description: 'selling handmade leather bags. family business since 1954. all bags are made in florence by hand',
    keeps: ['We sell handmade leather bags', 'a family business since 1954', 'Florence'],
  },
  { name: 'Luna', description: 'yoga studio', keeps: ['a yoga studio'], begins: /^Luna is a yoga studio\./ },
  {
    name: 'Music Box',
    description:
      'Guitar lessons. Piano lessons. Drum lessons. All ages. In Dublin. From 25 euro per hour. First lesson free. Experienced teachers. Small groups.',
    keeps: ['guitar lessons', 'piano lessons', 'Dublin', '25 euro per hour', 'First lesson is free', 'small groups'],
  },
  {
    name: 'TaxPro',
    description:
      'Our school offers accounting courses. We teach in the evening. We have small groups. Exams are in June. We help with homework. There is coffee. Parking is free.',
    keeps: ['accounting courses', 'evening', 'small groups', 'June', 'homework', 'coffee', 'parking is free'],
  },
];

describe('a description', () => {
  it.each(cases)('of $name: $description', async ({ name, description, keeps, begins }) => {
    const text = await enhance(name, description);
    for (const fact of keeps) expect(text).toContain(fact);
    if (begins) expect(text).toMatch(begins);
    expect(text).toContain(name);
    const parts = sentences(text);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(5);
    for (const part of parts) expect(part).toMatch(/^\p{Lu}.*[^\s,;][.?]$/su);
    expect(text).not.toMatch(/ {2}|\s[.,!?]|[.,!?]{2}|!/);
    expect(await enhance(name, description)).toBe(text);
  });

  it.each(cases)(
    'of $name keeps every noun, name and number, and has no number of its own',
    async ({ name, description }) => {
      const text = (await enhance(name, description)).toLowerCase();
      const said = wordsOf(tidied(description)).filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'NUM');
      const lost = said.filter(({ lower, known }) => known && !text.includes(lower.replace(/[.-]$/, '')));
      expect(lost.map(({ text: word }) => word)).toEqual([]);
      const numbers = text.match(/\d+/g) ?? [];
      expect(numbers.filter((number) => !description.includes(number))).toEqual([]);
    },
  );

  it.each(cases)(
    'of $name that was improved already gets no second name and no second closing',
    async ({ name, description }) => {
      const once = await enhance(name, description);
      const twice = await enhance(name, once);
      const names = (text: string) => (name === '' ? 0 : text.split(name).length);
      expect(sentences(twice).length).toBeLessThanOrEqual(Math.max(2, sentences(once).length));
      expect(names(twice)).toBe(names(once));
    },
  );

  it('that is well written keeps its sentences', async () => {
    const good =
      "Hilltop School is a private primary school in Cork with 120 pupils. Our teachers are qualified and caring. The school was founded in 1972 by Mary O'Brien.";
    expect(await enhance('Hilltop School', good)).toContain(good);
  });

  it('of another language is only tidied', async () => {
    const text = await enhance('Pan de Ana', 'Panadería artesanal en madrid , pan de masa madre y pasteles');
    expect(text).toBe('Pan de Ana: Panadería artesanal en madrid, pan de masa madre y pasteles.');
  });

  it('in British English stays British', async () => {
    const text = await enhance('Ana', 'we make colourful jewellery and specialise in grey pearls');
    expect(text).toContain('colourful jewellery');
    expect(text).toContain('specialise in grey pearls');
  });

  it.each(['', '!!!', '🍞'])('of no letter, %j, has no answer', async (description) => {
    expect(await enhance('Acme', description)).toBe('');
  });

  it('of twenty sentences keeps them all', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `We have product number ${index + 100} in our shop.`).join(
      ' ',
    );
    const text = await enhance('Acme', many);
    for (let number = 100; number < 120; number += 1) expect(text).toContain(String(number));
  });

  it('leaves names alone that look like slips', async () => {
    const text = await enhance('Kwik Fitt', 'kwik fitt repairs cars. ask for Mr Smyth or Jorgensen at Rue Mercier');
    expect(text).toMatch(/Kwik Fitt.*Smyth.*Jorgensen.*Rue Mercier/s);
  });
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
