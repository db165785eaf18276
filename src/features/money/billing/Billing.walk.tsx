import { fireEvent, screen, within as inside } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { lastPageOf } from '../../../../machines/money/billing/billing.listing';
import type { BillingSnapshot } from '../../../../machines/money/billing/billing.machine';
import { billingDelays, billingModels, fee, topUp } from '../../../../machines/money/billing/billing.model';
import { cancellationMachine } from '../../../../machines/money/cancellation/cancellation.machine';
import { depositPageMachine } from '../../../../machines/money/depositPage/depositPage.machine';
import { downloadMachine } from '../../../../machines/shell/download/download.machine';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import '../../../ui/Dialog/Dialog';
import { Billing } from './Billing';
import './DepositPage';
import './TransactionDetails';
import './Transactions';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));

const table = () => screen.findByRole('table', { name: 'Transactions', hidden: true });
const rows = async () => inside(await table()).queryAllByRole('rowheader', { hidden: true });
const hidden = { hidden: true };

/** Whatever the list does: its filters and its rows are what is known, its details those of the opened row. */
async function list({ context }: BillingSnapshot) {
  if (context.query.deposit !== '') return;
  const { query, typed, listing, opened, problem } = context;
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search transactions', ...hidden });
  expect(search.value).toBe(typed);
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status', ...hidden });
  expect(status.value).toBe(query.status);
  expect(screen.getByRole('link', { name: 'Transactions', ...hidden }).getAttribute('aria-current')).toBe('page');
  const known = listing?.tab === 'transactions' ? listing : null;
  expect((await rows()).map((row) => row.textContent)).toEqual(
    known?.rows.map(({ description, domain }) => `${description} ${domain ?? ''}`) ?? [],
  );
  // Also while it is read again: what has the focus would go with the words.
  if (known?.rows.length === 0)
    expect(screen.queryByRole('heading', { name: 'No data yet', ...hidden }) !== null).toBe(!known.hasAny);
  const pages = known && known.total > query.size ? `Page ${query.page} of ${lastPageOf(known, query.size)}` : null;
  expect(screen.queryByText(/^Page \d/)?.textContent ?? null).toBe(pages);
  const details = opened !== null && known?.rows.some(({ id }) => id === opened);
  if (details) expect(await screen.findByText(fee.invoice?.number ?? '')).toBeTruthy();
  expect(screen.queryByRole('dialog') !== null).toBe(details === true);
  expect(screen.queryAllByRole('alert', hidden).some((one) => one.textContent?.includes(problem ?? 'no problem'))).toBe(
    problem !== null,
  );
}
/** What the filters offer, and what a row says of its money. */
async function wordsOfMoney() {
  const offered = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name, ...hidden }).options].map(({ text }) => text);
  expect(offered('Status')).toEqual(['All Statuses', 'Completed', 'Failed', 'Pending']);
  expect(offered('Type')).toEqual(['All Types', 'Credit', 'Debit']);
  const words = (await rows()).map((row) => row.closest('tr')?.textContent ?? '');
  expect(words.find((text) => text.startsWith(fee.description))).toMatch(
    /Nov 20, 2026.*Debit.*Completed.*−€10\.00.*€40\.00/,
  );
  expect(words.find((text) => text.startsWith(topUp.description))).toMatch(
    /Nov 19, 2026.*Credit.*Pending.*\+€50\.00.*–/,
  );
}
const isList = ({ context }: BillingSnapshot) => context.query.deposit === '';
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name, hidden: true }), option);

walkScreen(billingModels, {
  render: Billing,
  wrap: within({ app }),
  delays: billingDelays,
  doubles: { download: downloadMachine, cancellation: cancellationMachine, depositPage: depositPageMachine },
  sight: {
    shows: ({ context: { listing, problem, opened, query, typed } }) => [
      listing && listing.tab !== 'overview' && [listing.rows.length, listing.hasAny],
      [problem, opened !== null, query.status, query.deposit, typed],
    ],
    // What is not on the page cannot be pressed, and over a deposit there is no list; what is chosen already is no choice, and a dialog is before the rest.
    possible: ({ context: { listing, opened, query, typed, today } }, event) => {
      // The machines beside the list are drawn by their own state; what breaks looks the same whichever it was.
      if (/\.(?:download|cancellation|displayCurrency|depositPage)$/.test(event.type)) return false;
      const isHand = /^(?:text|filters|page|row)\./.test(event.type);
      if (isHand && (today === '' || query.deposit !== '')) return false;
      if (event.type === 'list.retry' && query.deposit !== '') return false;
      const found = listing?.tab === 'transactions' ? listing : null;
      const isOpen = opened !== null && found?.rows.some(({ id }) => id === opened);
      switch (event.type) {
        case 'row.close':
          return isOpen === true;
        case 'row.open':
          return !isOpen && found !== null && found.rows.length > 0;
        case 'text.type':
          return !isOpen && event.text !== typed;
        case 'filters.change':
          return !isOpen && query.status !== event.filters.status;
        case 'filters.clear':
          return !isOpen && (typed !== '' || query.status !== '');
        case 'page.turn':
          return !isOpen && found !== null && found.total > query.size && query.page < lastPageOf(found, query.size);
        case 'page.resize':
          return !isOpen && found !== null && found.total > query.size;
        default:
          return true;
      }
    },
  },
  hands: {
    'text.type': ({ text }) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search transactions' }), { target: { value: text } }),
    'filters.change': () => choose('Status', 'Failed'),
    'filters.clear': () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement),
    'page.turn': () => press('Next page'),
    'page.resize': () => choose('Rows per page', '50'),
    // By its name, which the keyboard reaches.
    'row.open': () => press(/^Monthly fee/),
    'row.close': () => press('Close'),
    'list.retry': () => press('Retry'),
    'billing.retry': () => press('Try again'),
  },
  eyes: {
    'open.list.waiting': () => expect(screen.getByText('Loading this page')).toBeTruthy(),
    'open.list.loading': async (at) => {
      await list(at);
      if (isList(at)) expect((await table()).getAttribute('aria-busy')).toBe('true');
    },
    'open.list.turning': async (at) => {
      if (isList(at)) expect((await table()).getAttribute('aria-busy')).toBe('true');
    },
    'open.list.shown': async (at) => {
      await list(at);
      if (!isList(at)) return;
      expect((await table()).getAttribute('aria-busy')).toBeNull();
      expect(screen.getByText('25 transactions')).toBeTruthy();
      await wordsOfMoney();
    },
    'open.list.empty': async (at) => {
      await list(at);
      if (!isList(at)) return;
      expect(screen.getByText('No data yet')).toBeTruthy();
      expect(screen.getByText('Your data will appear here once you make your first deposit or payment.')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Top Up' })).toBeTruthy();
    },
    'open.list.unmatched': async (at) => {
      await list(at);
      if (!isList(at)) return;
      expect(screen.getByText('No transactions match')).toBeTruthy();
      const way = at.context.query.status === '' ? 'Show all time' : 'Clear filters';
      expect(inside(await table()).getByRole('button', { name: way })).toBeTruthy();
    },
    'open.list.failed': async (at) => {
      await list(at);
      if (!isList(at)) return;
      expect(screen.getByRole('button', { name: 'Retry', hidden: true })).toBeTruthy();
    },
    'open.deposit.none': () => expect(screen.queryByText('All deposits', { selector: 'a' })).toBeNull(),
    'open.deposit.shown': async ({ context }) => {
      if (context.today !== '') expect(await screen.findByText('All deposits', { selector: 'a' })).toBeTruthy();
    },
    'open.search.resting': () => undefined,
    'open.search.typing': () => undefined,
    broken: () => expect(screen.getByText('This page stopped working.')).toBeTruthy(),
  },
});
