import { describe, expect, it } from 'vitest';
import { findHelp, type HelpBlock, type HelpPage, placesOf, soughtIn } from './help';

const page = (name: string, title: string, summary: string, heading: string, text: string): HelpPage => {
  const blocks: HelpBlock[] = [
    { as: 'h2', lines: [[heading]] },
    { as: 'ul', lines: [['See ', { text }, ' on the page.']] },
  ];
  return { name, topic: 'Topic', title, summary, blocks, places: placesOf({ title, summary, blocks }) };
};
const pages = [
  page('name', 'Choosing a name', 'A domain for your website.', 'Finding one', 'A domain costs little.'),
  page('own', 'Your own domain', 'Connect it to your website.', 'Records', 'What is wrong with a payment.'),
  page('late', 'A payment that is late', 'What becomes of it on your website.', 'Domain', 'Café cancelled.'),
];
const found = (text: string, least?: number) => findHelp(pages, text, least).map(({ name }) => name);

it('leaves out what says nothing, and endings', () => {
  expect(soughtIn('How can I get my payments? Payment of €15, please: cancelling!')).toEqual(['payment', 'cancell']);
  expect(soughtIn('  a is ')).toEqual([]);
});

describe('the pages that fit', () => {
  it('go by where the word stands: title, summary, heading, text', () =>
    expect(found('domain')).toEqual(['own', 'name', 'late']));
  it('are found by the beginning of a word, whatever its case and accents', () =>
    expect([found('PAYM'), found('ayment'), found('cafe')]).toEqual([['late', 'own'], [], ['late']]));
  it('go by the rarer word', () => expect(found('website records')[0]).toBe('own'));
  it('are found by what all of them have, too', () => expect(found('website')).toHaveLength(3));
  it('have to fit well where nobody seeks', () =>
    expect([found('website', 3), found('late payment', 3)]).toEqual([[], ['late']]));
  it('are none of nothing', () => expect([found(''), found('xyzzy'), findHelp([], 'domain')]).toEqual([[], [], []]));
});
