import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { Listing, ticketListMachine } from './ticketList.machine';
import { firstPage, noMatch, nothingYet, ticketListDelays, ticketListModels } from './ticketList.model';
import { addressOf, everything, readQuery } from './ticketList.query';

walkMachine(ticketListModels, ticketListDelays, './ticketList.transitions.md');

const play = (...events: Parameters<typeof journey<typeof ticketListMachine>>[1]) =>
  journey(inWorld(ticketListModels, 'all tickets'), events, { delays: ticketListDelays });
const loaded = done('loadTickets', firstPage);
const arrive = (search: Record<string, string>) => ({ type: 'address.changed', path: '/support', search }) as const;
const goTo = (to: string, replace = false) => ({ type: 'location.go', to, replace });
const refused = failed('loadTickets', { status: 500, message: '' });

describe('the address', () => {
  it.each(['', '?status=waiting&text=bakery&page=3&size=50'])('%s is written as it was read', (search) =>
    expect(addressOf(readQuery(Object.fromEntries(new URLSearchParams(search))))).toBe(`/support/${search}`),
  );
  it.each([
    { status: 'OPEN', page: '0', size: '7', text: '  ' },
    { page: '1e9', size: '1000' },
  ])('is as usual where it means nothing: %j', (search) => expect(readQuery(search)).toEqual(everything));
  it('holds no more of a text than the server takes', () =>
    expect(readQuery({ text: 'x'.repeat(200) }).text).toHaveLength(100));
});

describe('journeys', () => {
  it.each<[string, Listing]>([
    ['shown', firstPage],
    ['unmatched', noMatch],
    ['empty', nothingYet],
  ])('tells what is %s', async (state, listing) =>
    expect((await play(done('loadTickets', listing))).state).toContain(`list.${state}`),
  );

  it('asks for what the address says, and keeps the rows until the new ones are there', async () => {
    const { open, snapshot } = await play(loaded, arrive({ status: 'closed' }));
    expect(open.get('loadTickets')?.input).toEqual({ query: { ...everything, state: 'closed' } });
    expect(snapshot.context.listing).toEqual(firstPage);
    await expect(play(loaded, arrive({ page: '1' }), loaded)).rejects.toThrow('not possible');
  });

  it('goes where a filter leads, from the first page, with what is being typed', async () => {
    const { sent } = await play(
      arrive({ page: '2' }),
      { type: 'text.type', text: 'bakery ' },
      { type: 'filters.change', filters: { state: 'open' } },
    );
    expect(sent).toEqual([goTo('/support/?status=open&text=bakery')]);
  });

  it('waits for a pause of 300 ms before it searches, and takes back no key that came meanwhile', async () => {
    const type = { type: 'text.type', text: 'blue ' } as const;
    expect((await play(loaded, type)).sent).toEqual([]);
    expect((await play(arrive({ page: '2' }), type, after('typeDelay'))).sent).toEqual([
      goTo('/support/?text=blue', true),
    ]);
    const { snapshot } = await play(type, after('typeDelay'), arrive({ text: 'blue' }));
    expect(snapshot.context.typed).toBe('blue ');
    expect((await play(type, after('typeDelay'), arrive({ text: 'red' }))).snapshot.context.typed).toBe('red');
  });

  it('clears every filter, and keeps the number of rows', async () => {
    const { sent, snapshot } = await play(arrive({ status: 'open', text: 'x', size: '50', page: '2' }), {
      type: 'filters.clear',
    });
    expect([sent, snapshot.context.typed]).toEqual([[goTo('/support/?size=50')], '']);
  });

  it.each([
    ['1', 'next', '?page=2'],
    ['1', 'previous', ''],
    ['1', 'last', '?page=2'],
    ['2', 'next', '?page=2'],
    ['2', 'previous', ''],
    ['2', 'first', ''],
  ] as const)('from page %s %s leads to %s', async (page, to, search) => {
    const { sent } = await play(arrive({ page }), loaded, { type: 'page.turn', to });
    expect(sent).toEqual([goTo(`/support/${search}`)]);
  });

  it('begins on the first page with another number of rows, and turns no page of a list that nobody knows', async () => {
    const { sent } = await play(
      arrive({ page: '2' }),
      { type: 'page.resize', size: 50 },
      { type: 'page.turn', to: 'next' },
    );
    expect(sent).toEqual([goTo('/support/?size=50'), goTo('/support/')]);
  });

  it('turns to the last page where there are fewer by now', async () => {
    const { sent, state } = await play(arrive({ page: '9' }), done('loadTickets', { ...firstPage, rows: [] }));
    expect([sent, state.includes('list.turning')]).toEqual([[goTo('/support/?page=2', true)], true]);
  });

  it('says why it could not be loaded, keeps what was there, and tries again', async () => {
    const { snapshot } = await play(loaded, { type: 'list.outdated' }, refused);
    expect(snapshot.context).toMatchObject({ listing: firstPage, problem: 'Server error. Please try again later.' });
    const again = await play(refused, { type: 'list.retry' }, loaded);
    expect([again.state.includes('list.shown'), again.snapshot.context.problem]).toEqual([true, null]);
    expect((await play(refused, arrive({ status: 'open' }))).snapshot.context.problem).toBeNull();
  });
});
