import { describe, expect, it } from 'vitest';
import type { Dashboard, Project } from '../../../../contract/wire/websites/project';
import { depositIn } from '../../../../machines/money/deposit/deposit.model';
import { failed, live } from '../../../../machines/websites/deployment/deployment.model';
import { needsOf } from './needs';

const site = (domain: string, values: Partial<Project> = {}): Project => ({ ...live, id: domain, domain, ...values });
const summary: Dashboard = {
  balance: 725,
  subscription: {
    id: 'subscription',
    domain: 'blue-bakery.com',
    next_billing_date: '2026-12-21T12:00:00.000Z',
    last_payment_date: null,
  },
  websites: { total: 1, active: 1, pending: 0, issue: 0 },
  plan: null,
  next_billing_amount: 1_000,
  last_payment_date: null,
  projects: [],
  pending_deposit: null,
};
const titles = (...given: Parameters<typeof needsOf>) => needsOf(...given).map(({ title }) => title);

describe('what needs a customer today', () => {
  it('is nothing where all is well, and nothing of what is not known', () => {
    expect(titles([site('a.com')], summary, 1_000)).toEqual([]);
    expect(titles(null, null, null)).toEqual([]);
    expect(titles([], summary, null)).toEqual([]);
    expect(titles([], { ...summary, subscription: null }, 0)).toEqual([]);
  });

  it('is a balance that does not cover the next charge, to the cent', () => {
    expect(needsOf([], summary, 999)).toMatchObject([
      {
        title: 'Your balance does not cover the next charge',
        text: '€10.00 on Dec 21, 2026 for blue-bakery.com, and you have €9.99.',
        action: { kind: 'topup' },
      },
    ]);
  });

  it('names what is suspended first, then what is overdue, then each setup that failed', () => {
    const projects = [
      { ...failed, id: 'one', domain: 'one.com' },
      site('two.com', { subscription_state: 'past_due' }),
      site('three.com', { subscription_state: 'suspended' }),
      site('four.com', { subscription_state: 'suspended' }),
    ];
    // The charge that is overdue says by itself that the balance is short.
    expect(titles(projects, summary, 0)).toEqual([
      'three.com and four.com are suspended',
      'The monthly fee of two.com is overdue',
      'one.com could not be set up',
    ]);
  });

  it('is no setup that was paid back: there is nothing to do about it', () =>
    expect(titles([{ ...failed, refunded_at: '2026-11-21T12:00:00.000Z' }], null, null)).toEqual([]));

  it('is a deposit that is open, gone on with, and the list of several', () => {
    const pending = { ...summary, pending_deposit: depositIn('waiting'), pending_deposits: 1 };
    expect(needsOf([], pending, 1_000)).toMatchObject([
      { title: 'A top-up is under way', action: { kind: 'topup', invoiceId: depositIn('waiting').invoice_id } },
    ]);
    expect(needsOf([], { ...pending, pending_deposits: 3 }, 1_000)).toMatchObject([
      { title: '3 top-ups are under way', action: { kind: 'go', to: '/billing?tab=deposits&state=open' } },
    ]);
  });
});
