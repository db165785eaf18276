import { cleanup, render, screen, within as inside } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { depositIn } from '../../../../machines/money/deposit/deposit.model';
import { resourceMachine } from '../../../../machines/shell/resource/resource.machine';
import { failed, live, project } from '../../../../machines/websites/deployment/deployment.model';
import { type HomeRef, homeMachine } from '../../../../machines/websites/home/home.machine';
import { known, within } from '../../../../test/walk/system';
import { kind } from '../../../ui/Button/Button.css';
import { Dashboard } from './Dashboard';

afterEach(cleanup);

const nothingYet = {
  balance: 0,
  subscription: null,
  websites: { total: 0, active: 0, pending: 0, issue: 0 },
  plan: { monthly_fee: 1_000, setup_fee: 2_000, projectLimit: 3 },
  next_billing_amount: 0,
  last_payment_date: null,
  projects: [],
  pending_deposit: null,
};

/** A cached resource of which nothing is known: it is on its way, tried again, or could not be loaded. */
function unknown(state: 'loading' | 'resting' | 'failed'): AnyActorRef {
  const fresh = createActor(resourceMachine, { input: {} });
  if (state === 'loading') return fresh;
  const context = { ...fresh.getSnapshot().context, watchers: 1, failure: { status: 500, message: '' } };
  const value = state === 'failed' ? state : { asking: state };
  const snapshot = resourceMachine.resolveState({ value, context });
  return createActor(resourceMachine, { snapshot, input: {} }).start();
}

const show = (resources: Record<'balance' | 'dashboard' | 'projects', AnyActorRef>) => {
  const Around = within(resources);
  render(
    <Around>
      <Dashboard actor={createActor(homeMachine) as HomeRef} />
    </Around>,
  );
};
/** Of the badge of that count. */
const colourOf = (count: string) => screen.getByText(count).className;
const primaries = () => [...document.getElementsByClassName(kind.primary)].map(({ textContent }) => textContent);

it('leads whoever has no website yet to the first one, by one primary button', async () => {
  show({ balance: known({ balance: 0 }), dashboard: known(nothingYet), projects: known([]) });
  expect(screen.getByText('No payment yet')).toBeTruthy();
  expect(await screen.findByText('Set up your first website')).toBeTruthy();
  expect(await screen.findByText('Nothing needs you today.')).toBeTruthy();
  expect(screen.getAllByText(/No projects found/).map(({ textContent }) => textContent)).toEqual([
    'No projects found for this user',
  ]);
  expect(primaries()).toEqual(['Set up your first website']);
  // Nothing is wrong, and nothing is under way.
  expect(new Set(['Active 0', 'Pending 0', 'Issue 0'].map(colourOf)).size).toBe(1);
});

it('colours what there is, and shows each website: the page once it is published, its template until then', async () => {
  const moving = { ...project, id: 'moving', domain: 'red-bakery.com' };
  const websites = { total: 3, active: 1, pending: 1, issue: 1 };
  show({
    balance: known({ balance: 0 }),
    dashboard: known({ ...nothingYet, websites }),
    projects: known([live, moving, { ...failed, id: 'failed', domain: 'old-bakery.com' }]),
  });
  expect(new Set(['Active 1', 'Pending 1', 'Issue 1'].map(colourOf)).size).toBe(3);
  const [first, ...others] = await screen.findAllByRole('listitem');
  expect(first?.querySelector('iframe')?.getAttribute('src')).toBe(live.picture_url);
  for (const one of others) {
    expect(one.querySelector('iframe')).toBeNull();
    expect(one.querySelector('img')?.getAttribute('src')).toBe(project.template_url);
  }
  expect(screen.getByRole('button', { name: 'Deployment of red-bakery.com (click for details)' })).toBeTruthy();
  // Live: the name leads to the website, the rest of the card to who visits it.
  const links = inside(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([live.site_url, `/analytics?domain=${live.domain}`]);
  expect(await screen.findByText('old-bakery.com could not be set up')).toBeTruthy();
  expect(screen.queryByText('Website Setup')).toBeNull();
});

it('leads to what would make a website better, while visitors see it', async () => {
  const resources = { balance: known({ balance: 0 }), dashboard: known(nothingYet) };
  const lacking = { ...live, missing: ['hours' as const, 'imprint' as const] };
  show({ ...resources, projects: known([lacking, { ...lacking, id: 'suspended', subscription_state: 'suspended' }]) });
  const links = await screen.findAllByRole('link', { name: 'See what would make it better' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/websites?site=${live.id}`]);
});

it('says what there is, what was paid, and what is charged next for which website', () => {
  const subscription = {
    id: 'subscription',
    domain: 'one-site.com',
    next_billing_date: '2026-12-21T12:00:00.000Z',
    last_payment_date: '2026-11-21T12:00:00.000Z',
  };
  const summary = {
    ...nothingYet,
    subscription,
    websites: { total: 2, active: 2, pending: 0, issue: 0 },
    next_billing_amount: 1_050,
    last_payment_date: '2026-11-22T12:00:00.000Z',
  };
  // The ledger's word goes before that of the summary, which may be older.
  show({ balance: known({ balance: 725 }), dashboard: known(summary), projects: known([live]) });
  const card = (name: string) => inside(screen.getByRole('region', { name }));
  const balance = card('Total Balance');
  expect(balance.getByText('€7.25')).toBeTruthy();
  expect(balance.getByText('Last payment: Nov 22, 2026')).toBeTruthy();
  expect(balance.getByRole('button', { name: 'Top Up' })).toBeTruthy();
  const costs = card('Website Costs');
  const terms = ['Monthly Fee per website', 'Setup Fee per website', 'Total Websites', 'Next Billing'];
  expect(terms.map((term) => costs.getByText(term).nextElementSibling?.textContent)).toEqual([
    '€10.00',
    '€20.00',
    '2',
    '€10.50',
  ]);
  expect(costs.getByText('for one-site.com')).toBeTruthy();
  expect(costs.getByText('Next billing: Dec 21, 2026')).toBeTruthy();
});

it.each(['loading', 'failed'] as const)('says nothing of figures and websites that are %s', async (state) => {
  show({ balance: known({ balance: 72_500 }), dashboard: unknown(state), projects: unknown(state) });
  expect(screen.queryByText('No payment yet')).toBeNull();
  expect(screen.queryByText(/No projects found/)).toBeNull();
  if (state === 'failed') {
    expect(await screen.findByText('Failed to load projects. Please try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  }
  expect(screen.queryByText('Nothing needs you today.')).toBeNull();
  expect(screen.queryAllByText('Not known').length > 0).toBe(state === 'failed');
});

it('shows where the websites will be, below a button that says it, while they are tried for again', async () => {
  show({ balance: known({ balance: 72_500 }), dashboard: known(nothingYet), projects: unknown('resting') });
  const card = inside(await screen.findByRole('region', { name: 'Website Deployment Status' }));
  expect(card.getByText('Loading your websites')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Refresh Status' }).getAttribute('aria-busy')).toBe('true');
});

it('leads to the one deposit that is open, and to the list of several', () => {
  const deposit = depositIn('waiting');
  const shown = (count: number) => ({ ...nothingYet, pending_deposit: deposit, pending_deposits: count });
  show({ balance: known({ balance: 0 }), dashboard: known(shown(1)), projects: known([]) });
  expect(screen.getByRole('button', { name: 'Pending deposit' })).toBeTruthy();
  cleanup();
  show({ balance: known({ balance: 0 }), dashboard: known(shown(3)), projects: known([]) });
  const link = screen.getByRole('link', { name: '3 pending deposits' });
  expect(link.getAttribute('href')).toBe('/billing?tab=deposits&state=open');
});
