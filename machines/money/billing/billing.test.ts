import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { Listing } from './billing.listing';
import { pageAfter } from './billing.listing';
import type { billingMachine } from './billing.machine';
import { billingDelays, billingModels, fee, firstPage, noMatch, nothingYet, today } from './billing.model';
import { addressOf, isFiltered, readQuery, unfiltered } from './billing.query';

walkMachine(billingModels, billingDelays, './billing.transitions.md');

const play = (...events: Parameters<typeof journey<typeof billingMachine>>[1]) =>
  journey(inWorld(billingModels, 'the transactions of this month'), events, { delays: billingDelays });
const day = { type: 'day.changed', today } as const;
const loaded = done('loadListing', firstPage);
const arrive = (search: Record<string, string>) => ({ type: 'address.changed', path: '/billing', search }) as const;
const goTo = (to: string, replace = false) => ({ type: 'location.go', to, replace });

describe('the address', () => {
  it.each([
    '',
    '?tab=transactions',
    '?tab=transactions&status=failed&type=debit&text=bakery',
    '?tab=transactions&period=90&page=3&size=20&cursor=b2xkZXI',
    '?tab=transactions&from=2026-11-01&to=2026-11-30',
    '?tab=invoices&kind=credit_note&period=year',
    '?tab=deposits&state=open',
  ])('%s is written as it was read', (search) =>
    expect(addressOf(readQuery(Object.fromEntries(new URLSearchParams(search))))).toBe(`/billing${search}`),
  );
  it.each([
    { tab: 'nothing', page: '0', size: '7', status: 'lost', type: 'CREDIT' },
    { page: '-1', cursor: 'later', size: '1000', period: 'soon' },
    { page: '1e9', from: 'yesterday' },
  ])('is as usual where it means nothing: %j', (search) => expect(readQuery(search)).toEqual(unfiltered('overview')));
  it('holds no filter that the list of its tab has not', () =>
    expect(addressOf(readQuery({ tab: 'deposits', status: 'failed', text: 'bakery' }))).toBe('/billing?tab=deposits'));
  it('begins with the current month in the transactions, and with everything in the invoices', () => {
    expect(readQuery({ tab: 'transactions' }).period).toBe('month');
    expect(readQuery({ tab: 'invoices' }).period).toBe('all');
    expect(isFiltered(readQuery({ tab: 'transactions', page: '3', size: '50' }))).toBe(false);
    expect(isFiltered(readQuery({ tab: 'transactions', period: 'all' }))).toBe(true);
  });
});

describe('the pager', () => {
  const rows = { rows: [], page: 3, total: 95, isTotalExact: true, next: 'older', previous: 'newer', hasAny: true };
  const at = (page: number) => ({ ...unfiltered('transactions'), page });
  it('goes by the server’s word to the pages beside the one that is there', () => {
    expect(pageAfter(at(3), rows, 'next')).toEqual({ page: 4, cursor: 'older' });
    expect(pageAfter(at(3), rows, 'previous')).toEqual({ page: 2, cursor: 'newer' });
  });
  it('goes by the number from a page that is still on its way, whose neighbours nobody knows', () =>
    expect(pageAfter(at(4), rows, 'next')).toEqual({ page: 5, cursor: '' }));
  it('goes to both ends by the number', () => {
    expect(pageAfter(at(3), rows, 'first')).toEqual({ page: 1, cursor: '' });
    expect(pageAfter(at(2), rows, 'previous')).toEqual({ page: 1, cursor: '' });
    expect(pageAfter(at(3), rows, 'last')).toEqual({ page: 10, cursor: '' });
  });
});

describe('journeys', () => {
  it('asks for nothing before the day is known, then for what the address says', async () => {
    expect((await play()).open.has('loadListing')).toBe(false);
    const { open } = await play(day);
    expect(open.get('loadListing')?.input).toEqual({ query: unfiltered('transactions'), today });
  });

  it.each<[string, Listing]>([
    ['shown', firstPage],
    ['unmatched', noMatch],
    ['empty', nothingYet],
  ])('tells what is %s', async (state, listing) =>
    expect((await play(day, done('loadListing', listing))).state).toContain(`list.${state}`),
  );

  it('aborts what an older filter asked for, and keeps its rows until the new ones are there', async () => {
    const { open, snapshot } = await play(day, loaded, arrive({ tab: 'transactions', status: 'failed' }));
    expect(open.get('loadListing')?.input).toMatchObject({ query: { status: 'failed' } });
    expect(snapshot.context.listing).toEqual(firstPage);
    const other = await play(day, arrive({ tab: 'transactions', status: 'failed' }), done('loadListing', noMatch));
    expect(other.snapshot.context.listing).toEqual(noMatch);
  });

  it('shows nothing of one tab in another', async () => {
    const { snapshot } = await play(day, loaded, { type: 'row.open', id: fee.id }, arrive({ tab: 'deposits' }));
    expect([snapshot.context.listing, snapshot.context.opened]).toEqual([null, null]);
  });

  it('asks nobody again for the address where it is', async () =>
    await expect(play(day, loaded, arrive({ tab: 'transactions', page: '1' }), loaded)).rejects.toThrow(
      'not possible',
    ));

  it('goes where a filter leads, from the first page, with what is being typed', async () => {
    const page = arrive({ tab: 'transactions', page: '2' });
    const { sent } = await play(
      day,
      page,
      { type: 'text.type', text: 'bakery ' },
      { type: 'filters.change', filters: { type: 'debit' } },
    );
    expect(sent).toEqual([goTo('/billing?tab=transactions&type=debit&text=bakery')]);
  });

  it('waits for a pause of 300 ms before it searches, and takes back no key that came meanwhile', async () => {
    const type = { type: 'text.type', text: 'blue ' } as const;
    expect((await play(day, loaded, type)).sent).toEqual([]);
    expect((await play(day, loaded, type, after('typeDelay'))).sent).toEqual([
      goTo('/billing?tab=transactions&text=blue', true),
    ]);
    const { snapshot } = await play(day, type, after('typeDelay'), arrive({ tab: 'transactions', text: 'blue' }));
    expect(snapshot.context.typed).toBe('blue ');
    const back = await play(day, type, after('typeDelay'), arrive({ tab: 'transactions', text: 'red' }));
    expect(back.snapshot.context.typed).toBe('red');
  });

  it('clears every filter and keeps the number of rows', async () => {
    const search = { tab: 'transactions', status: 'failed', size: '50', page: '2' };
    const { sent, snapshot } = await play(
      day,
      arrive(search),
      { type: 'text.type', text: 'x' },
      { type: 'filters.clear' },
    );
    expect(sent).toEqual([goTo('/billing?tab=transactions&size=50')]);
    expect(snapshot.context.typed).toBe('');
  });

  it('turns to the last page where there are fewer by now', async () => {
    const beyond = { ...firstPage, rows: [], total: 12 } as Listing;
    const { sent, state } = await play(day, arrive({ tab: 'transactions', page: '9' }), done('loadListing', beyond));
    expect([sent, state.includes('list.turning')]).toEqual([[goTo('/billing?tab=transactions&page=2', true)], true]);
  });

  it('stays on a page without rows while a search has not come to its end', async () => {
    const further = { ...noMatch, isTotalExact: false, next: 'older' } as Listing;
    const { sent, state } = await play(
      day,
      arrive({ tab: 'transactions', text: 'bakery', page: '2', cursor: 'older' }),
      done('loadListing', further),
      { type: 'page.turn', to: 'next' },
    );
    expect(state).toContain('list.unmatched');
    expect(sent).toEqual([goTo('/billing?tab=transactions&text=bakery&page=3')]);
  });

  it.each(['money.moved', 'list.outdated', 'window.focused'] as const)(
    'reads the list again at %s, and the deposit that is shown',
    async (type) => {
      const { open, snapshot } = await play(day, loaded, { type });
      expect([open.has('loadListing'), snapshot.context.listing]).toEqual([true, firstPage]);
      const shown = await play(
        day,
        loaded,
        arrive({ tab: 'deposits', deposit: '8d0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01' }),
        { type },
      );
      expect(shown.open.get('depositPage')?.received).toEqual([{ type: 'page.outdated' }]);
    },
  );

  it('says why it could not be loaded, keeps what was there, and tries again', async () => {
    const refused = failed('loadListing', { status: 500, message: '' });
    const { snapshot } = await play(day, loaded, { type: 'window.focused' }, refused);
    expect(snapshot.context).toMatchObject({
      listing: firstPage,
      problem: 'Server error. Please try again later.',
    });
    const again = await play(day, refused, { type: 'list.retry' }, loaded);
    expect([again.state.includes('list.shown'), again.snapshot.context.problem]).toEqual([true, null]);
  });

  it.each(['watchDay', 'watchMoney', 'watchFocus', 'download', 'cancellation', 'displayCurrency'])(
    'stops when %s breaks, and begins anew',
    async (part) => {
      const broken = await play(day, failed(part));
      expect([broken.state, broken.open.size]).toEqual(['broken', 0]);
      expect((await play(day, failed(part), { type: 'billing.retry' })).state).toContain('list.loading');
    },
  );
});
