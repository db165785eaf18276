import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { orderTotals } from '../../../../contract/rules/wizard/totals';
import { total, wholeDraft } from '../../../../machines/wizard/order/order.model';
import { DueToday } from './DueToday';

afterEach(cleanup);

const totals = orderTotals({ setupFee: 2_000, monthlyFee: 1_000, domainYearlyPrice: 1_200 }, null);
const at = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
const left = 'Remaining balance after payment';

/** A known 0 is a balance, an unknown one is none. */
it.each([
  [0, 'Insufficient funds', '€30.00 more is needed.', 'None'],
  [total - 1, 'Insufficient funds', '€0.01 more is needed.', 'None'],
  [total, 'Sufficient funds', 'Your balance covers this order.', '€0.00'],
])('says of a balance of %i: %s', (balance, title, sentence, remaining) => {
  const account = { balance, isLost: false, refresh: () => undefined };
  render(<DueToday draft={wholeDraft} totals={totals} account={account} />);
  expect(screen.getByRole('status').textContent).toBe(title + sentence);
  expect(at(left)).toBe(remaining);
  expect(at('Total due today')).toBe('€30.00');
  expect(at('Account balance')).toBe(`€${(balance / 100).toFixed(2)}`);
});

it.each([
  [1_499, 'Free', '€30.00'],
  [1_500, '€15.00', '€45.00'],
])('a domain of %i a year is %s', (domainYearlyPrice, price, due) => {
  const sums = orderTotals({ setupFee: 2_000, monthlyFee: 1_000, domainYearlyPrice }, null);
  const account = { balance: 10_000, isLost: false, refresh: () => undefined };
  render(<DueToday draft={wholeDraft} totals={sums} account={account} />);
  expect(['Setup fee', 'First month', `Domain ${wholeDraft.domain}`, 'Total due today'].map(at)).toEqual([
    '€20.00',
    '€10.00',
    price,
    due,
  ]);
});

it('says that a balance could not be loaded, and asks for it again', () => {
  const refresh = vi.fn<() => void>();
  const account = { balance: null, isLost: true, refresh };
  render(<DueToday draft={wholeDraft} totals={totals} account={account} />);
  expect(screen.getByRole('alert').textContent).toContain('Your balance could not be loaded.');
  expect([at('Account balance'), at(left)]).toEqual(['Not known', 'Not known']);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
