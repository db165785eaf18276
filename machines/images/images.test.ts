import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { emptyDraft } from '../../contract/draft';
import { after, done, failed, inWorld, journey as play } from '../kit/journey';
import { imagesModels, photo } from './images.model';
import { isExact, isFull, placeOfSearch } from './images.select';
import { joined, queryOf, requiredOf } from './selection';

const bottomDelay = { bottomDelay: 150 };
const journey = (model: typeof one, events: Parameters<typeof play<typeof one.machine>>[1]) =>
  play(model, events, { delays: bottomDelay });
const one = inWorld(imagesModels, 'one is needed');
const tooMany = inWorld(imagesModels, 'one is needed, two are chosen');
const ids = (from: number, count: number) => Array.from({ length: count }, (_, place) => `p${from + place}`);

walkMachine(imagesModels, bottomDelay, './images.transitions.md');

const page = (pages: number, names: string[]) => done('searchPhotos', { photos: names.map(photo), pages });
const near = { type: 'bottom.near' } as const;
const settled = after('bottomDelay');
const choose = (id: string) => ({ type: 'photo.choose', id }) as const;
const submit = { type: 'step.submit' } as const;

describe('what is searched and needed (specification 9)', () => {
  const withKeywords = (keywords: string[]) => ({ ...emptyDraft, business: { ...emptyDraft.business, keywords } });
  it('searches the keywords, or those for any business', () => {
    expect(queryOf(withKeywords(['rye bread', 'bakery']))).toBe('rye bread bakery');
    expect(queryOf(withKeywords([]))).toBe('business professional office');
  });
  it('needs what the template shows, six without one', () => {
    expect([requiredOf(one.input.draft), requiredOf(emptyDraft)]).toEqual([1, 6]);
  });
  it('joins pages without showing a picture twice', () =>
    expect(joined([photo('a'), photo('b')], [photo('b'), photo('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']));
});

describe('journeys (specification 2 and 4, Images step)', () => {
  it('asks for the first page as soon as it begins', async () => {
    const { open, sent } = await journey(one, []);
    expect(open.get('searchPhotos')?.input).toEqual({
      query: 'business professional office',
      page: 1,
      order: 'relevant',
      colour: 'any',
      orientation: 'any',
    });
    expect(sent).toEqual([{ type: 'step.changed', part: { images: [] }, ready: false }]);
  });

  it('is ready with exactly as many as are needed, and blocks one more', async () => {
    const { sent, snapshot } = await journey(one, [page(1, ['a', 'b']), choose('a')]);
    expect(sent.at(-1)).toEqual({
      type: 'step.changed',
      part: {
        images: [
          {
            id: 'a',
            url: 'http://photos.example/a/regular',
            alt_description: 'A loaf of bread, a',
            color: '#cc9966',
            author: 'Author of a',
          },
        ],
      },
      ready: true,
    });
    expect([isFull(snapshot), isExact(snapshot)]).toEqual([true, true]);
    await expect(journey(one, [page(1, ['a', 'b']), choose('a'), choose('b')])).rejects.toThrow('not possible');
    expect((await journey(one, [page(1, ['a']), choose('a'), submit])).sent.at(-1)).toEqual({ type: 'step.submitted' });
    expect((await journey(one, [submit])).sent.at(-1)).toEqual({ type: 'step.refused' });
  });

  it('is not ready with more than are needed, until some are removed', async () => {
    const before = await journey(tooMany, []);
    expect([before.sent.at(-1), isFull(before.snapshot), isExact(before.snapshot)]).toEqual([
      expect.objectContaining({ ready: false }),
      true,
      false,
    ]);
    const { sent } = await journey(tooMany, [{ type: 'photo.remove', id: 'z' }]);
    expect(sent.at(-1)).toMatchObject({ ready: true });
    const cleared = await journey(tooMany, [{ type: 'selection.clear' }]);
    expect(cleared.sent.at(-1)).toEqual({ type: 'step.changed', part: { images: [] }, ready: false });
  });

  it('loads the next page when the end is near and the scrolling has come to rest', async () => {
    const first = await journey(one, [page(2, ids(1, 30)), near]);
    expect(first.open.has('searchPhotos')).toBe(false);
    const second = await journey(one, [page(2, ids(1, 30)), near, settled]);
    expect(second.open.get('searchPhotos')?.input).toMatchObject({ page: 2 });
    const end = await journey(one, [page(2, ids(1, 30)), near, settled, page(2, ids(30, 30))]);
    expect(end.snapshot.context.photos).toHaveLength(59);
    expect(placeOfSearch(end.snapshot)).toBe('ended');
  });

  it('loads no more for whoever has all that they need', async () => {
    await expect(journey(one, [page(2, ['a', 'b']), choose('a'), near])).rejects.toThrow('not possible');
  });

  it.each([
    [30, 'watching'],
    [31, 'ended'],
  ])('speaks of the end after more than 30: %d', async (count, place) =>
    expect(placeOfSearch((await journey(one, [page(1, ids(1, count))])).snapshot)).toBe(place),
  );

  it('begins anew with other filters, and keeps what was chosen', async () => {
    const { open, snapshot } = await journey(one, [
      page(2, ['a', 'b']),
      choose('a'),
      { type: 'filters.change', filters: { colour: 'blue' } },
    ]);
    expect(open.get('searchPhotos')?.input).toMatchObject({ page: 1, order: 'relevant', colour: 'blue' });
    expect([snapshot.context.photos, snapshot.context.chosen.length]).toEqual([[], 1]);
  });

  it('asks again after a failure, for the page that did not come', async () => {
    const first = await journey(one, [failed('searchPhotos')]);
    expect(first.state).toBe('failed');
    const again = await journey(one, [failed('searchPhotos'), { type: 'search.retry' }]);
    expect(again.open.get('searchPhotos')?.input).toMatchObject({ page: 1 });
    const stuck = await journey(one, [page(3, ['a']), near, settled, failed('searchPhotos')]);
    expect([stuck.state, stuck.snapshot.context.photos.length]).toEqual(['stuck', 1]);
    const further = await journey(one, [
      page(3, ['a']),
      near,
      settled,
      failed('searchPhotos'),
      { type: 'search.retry' },
    ]);
    expect(further.open.get('searchPhotos')?.input).toMatchObject({ page: 2 });
  });

  it('says so when there is nothing', async () =>
    expect(placeOfSearch((await journey(one, [page(0, [])])).snapshot)).toBe('empty'));
});
