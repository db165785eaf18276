import { expect, it } from 'vitest';
import { pageOf } from './page';

const readme = `# Purchase

Buys one thing, and asks for a [code](../oneTimeCode/README.md). It has a
[borders](form.ts) file. Rules: [Orders](../../../docs/product.md#orders).

| events | ports |
`;

it('shows what each machine is for, under its area, and where its drawing and its table are', () => {
  const page = pageOf([
    { name: 'purchase', folder: 'shop/purchase', readme },
    { name: 'door', folder: 'house/door', readme: '# Door\n\nOpens | shuts.\n' },
  ]);
  expect(page).toContain(
    '| [Purchase](../machines/shop/purchase/README.md) | Buys one thing, and asks for a code ' +
      '| [transitions](../machines/shop/purchase/purchase.transitions.md) |\n',
  );
  expect(page).toContain('| Opens \\| shuts |');
  expect(page.indexOf('## house')).toBeLessThan(page.indexOf('## shop'));
});

it('says which page has no beginning', () => {
  expect(() => pageOf([{ name: 'purchase', folder: 'shop/purchase', readme: '# Purchase\n' }])).toThrow(
    'machines/shop/purchase/README.md does not begin with a title and a paragraph.',
  );
});
