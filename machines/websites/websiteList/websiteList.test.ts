import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { Listing, websiteListMachine } from './websiteList.machine';
import { firstPage, full, noMatch, nothingYet, websiteListDelays, websiteListModels } from './websiteList.model';
import { addressOf, everything, readQuery } from './websiteList.query';
import { fullSentence } from './websiteList.select';

walkMachine(websiteListModels, websiteListDelays, './websiteList.transitions.md');

const play = (...events: Parameters<typeof journey<typeof websiteListMachine>>[1]) =>
  journey(inWorld(websiteListModels, 'all websites'), events, { delays: websiteListDelays });
const loaded = done('loadWebsites', firstPage);
const arrive = (search: Record<string, string>) => ({ type: 'address.changed', path: '/websites', search }) as const;
const goTo = (to: string, replace = false) => ({ type: 'location.go', to, replace });
const refused = failed('loadWebsites', { status: 500, message: '' });

describe('the address', () => {
  it.each([
    '',
    '?group=attention&sort=due-first&text=bakery&page=3&size=50',
    '?site=5b0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  ])('%s is written as it was read', (search) =>
    expect(addressOf(readQuery(Object.fromEntries(new URLSearchParams(search))))).toBe(`/websites${search}`),
  );
  it.each([
    { group: 'LIVE', sort: 'price', page: '0', size: '7', site: '../x', text: '  ' },
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
    expect((await play(done('loadWebsites', listing))).state).toContain(`list.${state}`),
  );

  it('asks for what the address says, and keeps the rows until the new ones are there', async () => {
    const { open, snapshot } = await play(loaded, arrive({ group: 'live' }));
    expect(open.get('loadWebsites')?.input).toEqual({ query: { ...everything, group: 'live' } });
    expect(snapshot.context.listing).toEqual(firstPage);
  });

  it('asks nobody again for the address where it is', async () =>
    await expect(play(loaded, arrive({ page: '1' }), loaded)).rejects.toThrow('not possible'));

  it('goes where a filter and an order lead, from the first page, with what is being typed', async () => {
    const page = arrive({ page: '2' });
    const { sent } = await play(
      page,
      { type: 'text.type', text: 'bakery ' },
      { type: 'filters.change', filters: { group: 'live' } },
      { type: 'filters.change', filters: { sort: 'a-z' } },
    );
    expect(sent).toEqual([goTo('/websites?group=live&text=bakery'), goTo('/websites?sort=a-z&text=bakery')]);
  });

  it('waits for a pause of 300 ms before it searches, and takes back no key that came meanwhile', async () => {
    const type = { type: 'text.type', text: 'blue ' } as const;
    expect((await play(loaded, type)).sent).toEqual([]);
    expect((await play(arrive({ page: '2' }), type, after('typeDelay'))).sent).toEqual([
      goTo('/websites?text=blue', true),
    ]);
    const { snapshot } = await play(type, after('typeDelay'), arrive({ text: 'blue' }));
    expect(snapshot.context.typed).toBe('blue ');
    const back = await play(type, after('typeDelay'), arrive({ text: 'red' }));
    expect(back.snapshot.context.typed).toBe('red');
  });

  it('clears every filter, and keeps the order and the number of rows', async () => {
    const search = { group: 'live', text: 'x', sort: 'a-z', size: '50', page: '2' };
    const { sent, snapshot } = await play(arrive(search), { type: 'filters.clear' });
    expect(sent).toEqual([goTo('/websites?sort=a-z&size=50')]);
    expect(snapshot.context.typed).toBe('');
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
    expect(sent).toEqual([goTo(`/websites${search}`)]);
  });

  it('begins on the first page with another number of rows, and turns no page of a list that nobody knows', async () => {
    const { sent } = await play(
      arrive({ page: '2' }),
      { type: 'page.resize', size: 50 },
      { type: 'page.turn', to: 'next' },
    );
    expect(sent).toEqual([goTo('/websites?size=50'), goTo('/websites')]);
  });

  it('turns to the last page where there are fewer by now', async () => {
    const beyond = { ...firstPage, rows: [] };
    const { sent, state } = await play(arrive({ page: '9' }), done('loadWebsites', beyond));
    expect([sent, state.includes('list.turning')]).toEqual([[goTo('/websites?page=2', true)], true]);
  });

  it.each(['list.outdated', 'window.focused'] as const)('reads the list again at %s', async (type) => {
    const { open, snapshot } = await play(loaded, { type });
    expect([open.has('loadWebsites'), snapshot.context.listing]).toEqual([true, firstPage]);
  });

  it('says why it could not be loaded, keeps what was there, and tries again', async () => {
    const { snapshot } = await play(loaded, { type: 'window.focused' }, refused);
    expect(snapshot.context).toMatchObject({
      listing: firstPage,
      problem: 'Server error. Please try again later.',
    });
    const again = await play(refused, { type: 'list.retry' }, loaded);
    expect([again.state.includes('list.shown'), again.snapshot.context.problem]).toEqual([true, null]);
    expect((await play(refused, arrive({ group: 'live' }))).snapshot.context.problem).toBeNull();
  });

  it('says why there may be no other one', async () => {
    expect(fullSentence((await play(done('loadWebsites', full))).snapshot)).toBe(
      'Your plan holds 3 websites, and you have them all.',
    );
    expect(fullSentence((await play(loaded)).snapshot)).toBeNull();
    expect(fullSentence((await play()).snapshot)).toBeNull();
  });

  it.each(['watchWebsites', 'watchFocus', 'savedDrafts', 'download', 'linkCopy'])(
    'stops when %s breaks, and begins anew',
    async (part) => {
      const broken = await play(failed(part));
      expect([broken.state, broken.open.size]).toEqual(['broken', 0]);
      expect((await play(failed(part), { type: 'websites.retry' })).state).toContain('list.loading');
    },
  );
});
