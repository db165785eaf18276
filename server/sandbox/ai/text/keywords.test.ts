import { describe, expect, it } from 'vitest';
import { parseKeywords } from '../../../../contract/wire/wizard/ai';
import { descriptions } from '../../../../test/server/support/descriptions';
import { topics } from '../topics';
import { keywordsOf } from './keywords';
import { oneSlipApart } from './spelling';

interface Case {
  description: string;
  has: readonly string[];
  lacks?: readonly string[];
}

/** What fills up the keywords of an English text, but for words that other languages have too. */
const english = new Set(
  topics
    .flatMap(({ related }) => related.split(', '))
    .filter(
      (word) =>
        ![
          'restaurant',
          'massage',
          'yoga',
          'hotel',
          'fitness',
          'espresso',
          'garage',
          'transport',
          'accessoires',
          'boutique',
          'repas',
        ].includes(word),
    ),
);

const fillers = ['quality', 'best', 'business', 'very good', 'customers', 'great', 'years'];

const cases: readonly Case[] = [
  {
    description:
      'We are a family bakery in Lyon since 1987, baking organic sourdough bread, croissants and wedding cakes. Our bread is made with local flour.',
    has: ['sourdough bread', 'wedding cakes', 'croissants', 'lyon'],
    lacks: ['croissantss', 'since', '1987'],
  },
  {
    description: 'we sell bread and cakes. very good quality. organic. open since 1987 in lyon',
    has: ['bread', 'cakes', 'lyon'],
  },
  { description: 'We make wedding and birthday cakes.', has: ['wedding cakes', 'birthday cakes'] },
  {
    description: 'Affordable dental care for children and adults. Friendly staff, best prices.',
    has: ['dental care'],
    lacks: ['staff', 'prices', 'affordable dental care', 'best prices'],
  },
  {
    description: 'Selling handmade leather bags to customers all over the world',
    has: ['handmade leather bags'],
    lacks: ['world', 'selling'],
  },
  {
    description: 'DevOps and Kubernetes consulting for start-ups',
    has: ['kubernetes consulting', 'devops', 'start-ups'],
  },
  {
    description: 'Plumber. 24/7 emergency repairs, boiler installation, leak detection. Call 030 1234567',
    has: ['plumber', 'boiler installation', 'leak detection'],
    lacks: ['call', '030 1234567', '24/7'],
  },
  {
    description: 'THE BEST BARBER SHOP IN TOWN!!! HAIRCUTS, BEARD TRIMS, HOT TOWEL SHAVES',
    has: ['barber shop', 'beard trims'],
    lacks: ['town', 'best barber shop'],
  },
  {
    description: 'Law firm for family law, inheritance law and labour law. Free first consultation.',
    has: ['law firm', 'family law', 'inheritance law', 'labour law'],
  },
  {
    description: 'We are a digital marketing agency helping small businesses grow with SEO and social media campaigns',
    has: ['digital marketing agency', 'social media campaigns', 'seo'],
    lacks: ['small businesses', 'businesses'],
  },
  {
    description: 'Our school offers online mathematics and physics tutoring for high school students',
    has: ['high school students', 'physics'],
  },
  {
    description: 'We rent bikes and e-bikes and offer guided tours of the old town',
    has: ['bikes', 'e-bikes', 'guided tours'],
  },
  {
    description: 'Small guesthouse by the lake with 8 rooms, breakfast and sauna',
    has: ['guesthouse', 'sauna', 'lake'],
  },
  {
    description: 'We bake organic bread. We look forward to hearing from you.',
    has: ['organic bread'],
    lacks: ['hearing'],
  },
  { description: 'Hearing aids and free hearing tests', has: ['hearing aids', 'hearing tests'] },
  { description: 'dog grooming and cat boarding', has: ['dog grooming', 'cat boarding'] },
  {
    description: 'Moving company for homes and offices in Rotterdam, packing and storage',
    has: ['moving company', 'storage', 'rotterdam'],
  },
  {
    description: 'Solar panels and heat pumps: planning, installation and maintenance',
    has: ['solar panels', 'heat pumps'],
  },
  {
    description: 'We fix phones, tablets and laptops. Screen replacement in 30 minutes.',
    has: ['screen replacement', 'phones'],
  },
];

describe('the keywords of a business', () => {
  it.each(cases)('$description', ({ description, has, lacks = [] }) => {
    const words = keywordsOf(description);
    expect(words).toEqual(expect.arrayContaining([...has]));
    expect(words.filter((word) => [...fillers, ...lacks].includes(word))).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(6);
    expect(words.length).toBeLessThanOrEqual(10);
    expect(parseKeywords(words.join(', '))).toEqual(words);
  });
  it.each([
    ['Bakery', ['bakery', 'fresh bread']],
    ['Yoga', ['yoga', 'wellness']],
    ['dentist', ['dentist', 'teeth']],
  ])('of one word are filled up from the trade: %s', (description, has) => {
    const words = keywordsOf(description);
    expect(words).toEqual(expect.arrayContaining(has));
    expect(words.length).toBeGreaterThanOrEqual(6);
  });
  it('of a misspelt description are spelt right', () => {
    const words = keywordsOf('i am a photgrapher in berlin, i does weddings and portaits, alot of experiance');
    expect(words).toEqual(expect.arrayContaining(['photographer', 'weddings', 'portraits', 'berlin']));
    expect(words.join(' ')).not.toMatch(/alot|experi|photgrapher|portaits/);
    expect(keywordsOf('restuarant wiht seefood')).toEqual(expect.arrayContaining(['restaurant', 'seafood']));
  });
  it.each([
    ['Panadería artesanal en Madrid, pan de masa madre y pasteles', ['panadería artesanal', 'masa madre', 'madrid']],
    ['Wir sind eine kleine Bäckerei in Berlin und backen Brot und Kuchen', ['bäckerei', 'berlin', 'kuchen']],
    ['Мы делаем свежий хлеб и торты в Москве', ['свежий хлеб', 'торты']],
    ['私たちは東京の小さなパン屋です。', ['パン', '東京']],
  ])('of another language are its own words: %s', (description, has) => {
    expect(keywordsOf(description)).toEqual(expect.arrayContaining(has));
  });
  it.each(['', ' ', '!!! ...', '🍞🍞', '12 34'])('of %j are none', (description) => {
    expect(keywordsOf(description)).toEqual([]);
  });
  it.each(['x', 'We do things', 'It is what it is'])(
    'of a description that says nothing are at least some: %s',
    (text) => {
      expect(keywordsOf(text).length).toBeGreaterThan(0);
    },
  );
  it('of a very long description are still at most ten, and the same each time', () => {
    const long = cases
      .map(({ description }) => description)
      .join(' ')
      .repeat(4)
      .slice(0, 8_000);
    const words = keywordsOf(long);
    expect(words).toHaveLength(10);
    expect(keywordsOf(long)).toEqual(words);
  });
  it('hold no two forms of one word', () => {
    expect(keywordsOf('Cake, cakes and more cakes: the cake shop')).toEqual([
      ...new Set(keywordsOf('Cake, cakes and more cakes: the cake shop')),
    ]);
    expect(keywordsOf('Cake and cakes').filter((word) => /^cakes?$/.test(word))).toHaveLength(1);
  });
});

describe('of forty descriptions', () => {
  const lists = descriptions.map((each) => ({
    each,
    words: keywordsOf([each.description, ...Object.values(each.answers ?? {})].join('. ')),
  }));
  it.each(lists)('no keyword is denied or misspelt: $each.language $each.description', ({ each, words }) => {
    const parts = words.flatMap((word) => [word, ...word.split(' ')]);
    expect(parts.filter((part) => each.unwanted?.includes(part))).toEqual([]);
    expect(words.length).toBeGreaterThan(3);
  });
  it.each(lists.filter(({ each }) => each.language !== 'en' && each.name !== 'Garage Morel'))(
    'none of a $each.language text is English: $each.description',
    ({ words }) => expect(words.filter((word) => english.has(word))).toEqual([]),
  );
});

describe('a slip of the pen', () => {
  it.each([
    ['bakrey', 'bakery', true],
    ['restuarant', 'restaurant', true],
    ['photgrapher', 'photographer', true],
    ['bakery', 'bakery', false],
    ['brad', 'bakery', false],
    ['', 'a', true],
  ])('%s for %s: %s', (wrong, right, slip) => expect(oneSlipApart(wrong, right)).toBe(slip));
});
