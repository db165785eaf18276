import { expect, it } from 'vitest';
import { purchaseMachine } from './fixture';
import { pageOf } from './page';

const machine = purchaseMachine as never;
const readme = `# Purchase

Buys one thing, and asks for a [code](../oneTimeCode/README.md). It has a
[borders](form.ts) file. Rules: [Orders](../../../docs/product.md#orders).

| events | ports |
`;

it('shows what each machine is for, with links from docs/, and its drawing', () => {
  const page = pageOf([{ name: 'purchase', folder: 'shop/purchase', machine, readme }]);
  expect(page).toContain('| [Purchase](#purchase) | Buys one thing, and asks for a code |\n');
  expect(page).toContain(
    'Buys one thing, and asks for a [code](../machines/shop/oneTimeCode/README.md). ' +
      'It has a [borders](../machines/shop/purchase/form.ts) file. Rules: [Orders](product.md#orders).\n',
  );
  expect(page).toContain('(../machines/shop/purchase/README.md)');
  expect(page).toMatch(/```mermaid\nstateDiagram-v2\n[^`]+purchase_order_paying_placing[^`]+\n```\n/);
});

it('says which page has no beginning', () => {
  expect(() => pageOf([{ name: 'purchase', folder: 'shop/purchase', machine, readme: '# Purchase\n' }])).toThrow(
    'machines/shop/purchase/README.md does not begin with a title and a paragraph.',
  );
});
