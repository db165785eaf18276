import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { emptyDraft } from '../../../contract/wire/wizard/draft';
import { after, done, failed, inWorld, journey as play } from '../../paths/journey';
import { imagesModels, own, photo } from './images.model';
import { filtersToClear, isExact, isFull, placeOfSearch } from './images.select';
import { fitting, joined, moved, queryOf, requiredOf, widest } from './images.selection';

const bottomDelay = { bottomDelay: 150, typingDelay: 300 };
const journey = (model: typeof one, events: Parameters<typeof play<typeof one.machine>>[1]) =>
  play(model, events, { delays: bottomDelay });
const one = inWorld(imagesModels, 'one is needed');
const wordless = inWorld(imagesModels, 'without a word to search for');
const tooMany = inWorld(imagesModels, 'two are needed, three are chosen');
const ids = (from: number, count: number) => Array.from({ length: count }, (_, place) => `p${from + place}`);

walkMachine(imagesModels, bottomDelay, './images.transitions.md');

const page = (pages: number, names: string[]) => done('searchPhotos', { photos: names.map(photo), pages });
const near = { type: 'bottom.near' } as const;
const settled = after('bottomDelay');
const choose = (id: string) => ({ type: 'photo.choose', id }) as const;
const submit = { type: 'step.submit' } as const;

describe('what is searched and needed', () => {
  const withKeywords = (keywords: string[]) => ({ ...emptyDraft, business: { ...emptyDraft.business, keywords } });
  it('searches the keywords, or those for any business', () => {
    expect(queryOf(withKeywords(['rye bread', 'bakery']))).toBe('rye bread bakery');
    expect(queryOf(withKeywords([]))).toBe('business professional office');
  });
  it('needs what the template shows, six without one', () => {
    expect([requiredOf(one.input.draft), requiredOf(emptyDraft)]).toEqual([1, 6]);
  });
  it('searches nothing for keywords without a word', () => expect(queryOf(withKeywords([' ', ''])).trim()).toBe(''));
  it.each([
    [2, 2, null],
    [3, 2, { kind: 'trimmed', number: 3 }],
  ])('keeps of %d as many as fit', (count, kept, news) => {
    const images = tooMany.input.draft.images.slice(0, count);
    const draft = { ...tooMany.input.draft, images };
    expect(fitting(draft)).toEqual({ chosen: images.slice(0, kept), required: 2, news });
  });
  it.each([
    ['z', 2, 'ayz'],
    ['y', 0, 'yza'],
    ['z', 1, 'azy'],
    ['a', 1, 'zay'],
  ])('moves %s to place %d', (id, to, order) =>
    expect(
      moved(tooMany.input.draft.images, id, to)
        .map((image) => image.id)
        .join(''),
    ).toBe(order),
  );
  it('joins pages without showing a picture twice', () =>
    expect(joined([photo('a'), photo('b')], ['b', 'c', 'c'].map(photo)).map(({ id }) => id)).toEqual(['a', 'b', 'c']));
});

describe('photos of their own', () => {
  const owner = inWorld(imagesModels, 'photos of their own');
  const mine = (id: string) => ({ type: 'own.choose', image: { ...own, id, alt_description: 'An oven' } }) as const;
  it('are chosen like any other, once and never beyond the limit, and told to the wizard', async () => {
    const { snapshot, sent, open } = await journey(owner, [mine('own'), mine('other')]);
    expect(sent.at(-1)).toMatchObject({ type: 'step.changed', ready: true, part: { images: [mine('own').image] } });
    expect([snapshot.context.chosen.length, snapshot.context.news]).toEqual([1, { kind: 'full', number: 1 }]);
    expect(snapshot.can(mine('own'))).toBe(false);
    expect(open.get('photos')?.input).toEqual({ business: '' });
  });
  it('end what Remove All could give back', async () => {
    const at = [mine('own'), { type: 'selection.clear' }, mine('other')] as const;
    const { snapshot } = await journey(owner, at);
    expect([snapshot.context.chosen.map(({ id }) => id), snapshot.context.cleared]).toEqual([['other'], []]);
    expect(snapshot.context.news).toEqual({ kind: 'chosen', number: 1 });
  });
});

describe('journeys', () => {
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
    const full = await journey(one, [page(1, ['a', 'b']), choose('a'), choose('b')]);
    expect(full.snapshot.context).toMatchObject({ chosen: [{ id: 'a' }], news: { kind: 'full', number: 1 } });
    expect(full.sent).toEqual(sent);
    expect((await journey(one, [page(1, ['a']), choose('a'), submit])).sent.at(-1)).toEqual({ type: 'step.submitted' });
    expect((await journey(one, [submit])).sent.at(-1)).toEqual({ type: 'step.refused' });
  });

  it('chooses nothing that is not shown, and nothing twice', async () => {
    await expect(journey(tooMany, [page(1, ['b']), { type: 'photo.remove', id: 'z' }, choose('c')])).rejects.toThrow(
      'not possible',
    );
    await expect(journey(tooMany, [page(1, ['a']), { type: 'photo.remove', id: 'z' }, choose('a')])).rejects.toThrow(
      'not possible',
    );
  });

  it('keeps as many of a draft as another template shows, the first of them, and says so', async () => {
    const { sent, snapshot } = await journey(tooMany, []);
    expect(sent).toEqual([
      {
        type: 'step.changed',
        part: { images: [expect.objectContaining({ id: 'z' }), expect.objectContaining({ id: 'a' })] },
        ready: true,
      },
    ]);
    expect(snapshot.context.news).toEqual({ kind: 'trimmed', number: 3 });
    expect([isFull(snapshot), isExact(snapshot)]).toEqual([true, true]);
  });

  it('is not ready any more when one is removed', async () => {
    const { sent, snapshot } = await journey(tooMany, [{ type: 'photo.remove', id: 'z' }]);
    expect(sent.at(-1)).toMatchObject({ part: { images: [{ id: 'a' }] }, ready: false });
    expect(snapshot.context.news).toEqual({ kind: 'removed', number: 1 });
  });

  it('gives back what Remove All took away, in its order, until something else is chosen', async () => {
    const clear = { type: 'selection.clear' } as const;
    const restore = { type: 'selection.restore' } as const;
    const cleared = await journey(tooMany, [clear]);
    expect(cleared.sent.at(-1)).toEqual({ type: 'step.changed', part: { images: [] }, ready: false });
    expect(cleared.snapshot.context.news).toEqual({ kind: 'cleared', number: 2 });
    const back = await journey(tooMany, [clear, restore]);
    expect(back.sent.at(-1)).toMatchObject({ part: { images: [{ id: 'z' }, { id: 'a' }] }, ready: true });
    expect(back.snapshot.context).toMatchObject({ cleared: [], news: { kind: 'restored', number: 2 } });
    await expect(journey(tooMany, [clear, restore, restore])).rejects.toThrow('not possible');
    await expect(journey(tooMany, [clear, clear])).rejects.toThrow('not possible');
    await expect(journey(tooMany, [page(1, ['b']), clear, choose('b'), restore])).rejects.toThrow('not possible');
  });

  it('puts a chosen picture first, and tells the wizard the new order', async () => {
    const { sent, snapshot } = await journey(tooMany, [{ type: 'photo.move', id: 'a', to: 0 }]);
    expect(sent.at(-1)).toMatchObject({ part: { images: [{ id: 'a' }, { id: 'z' }] }, ready: true });
    expect(snapshot.context.news).toEqual({ kind: 'moved', number: 1 });
  });

  it.each([
    ['a', 1],
    ['a', 2],
    ['a', -1],
    ['a', 0.5],
    ['y', 0],
  ])('does not move %s to place %d, which is its own or none', async (id, to) =>
    expect(journey(tooMany, [{ type: 'photo.move', id, to }])).rejects.toThrow('not possible'),
  );

  it('searches nothing without a word, whatever the filters', async () => {
    const { open, state } = await journey(wordless, []);
    expect([state, open.has('searchPhotos')]).toEqual(['wordless', false]);
    await expect(journey(wordless, [{ type: 'filters.change', filters: { colour: 'blue' } }])).rejects.toThrow(
      'not possible',
    );
  });

  it('searches what was typed once the typing rests, and the keywords again when the field is blank', async () => {
    const type = (text: string) => ({ type: 'search.change', text }) as const;
    const typing = await journey(one, [page(1, ['a']), choose('a'), type('yo')]);
    expect([typing.state, typing.open.has('searchPhotos')]).toEqual(['typing', false]);
    const typed = await journey(one, [page(2, ['a']), choose('a'), type('yo'), type(' yoga '), after('typingDelay')]);
    expect(typed.open.get('searchPhotos')?.input).toMatchObject({ query: 'yoga', page: 1 });
    expect(typed.snapshot.context).toMatchObject({ text: ' yoga ', photos: [], chosen: [{ id: 'a' }] });
    const blank = await journey(one, [type('yoga'), after('typingDelay'), type(' '), after('typingDelay')]);
    expect(blank.open.get('searchPhotos')?.input).toMatchObject({ query: widest });
    const helped = await journey(wordless, [type('yoga'), after('typingDelay')]);
    expect(helped.open.get('searchPhotos')?.input).toMatchObject({ query: 'yoga' });
    expect((await journey(wordless, [type('yoga'), type(''), after('typingDelay')])).state).toBe('wordless');
  });

  it('keeps the service’s words for its failure', async () => {
    const limited = { status: 403, message: 'The photo search failed with status 403.' };
    expect((await journey(one, [failed('searchPhotos', limited)])).snapshot.context.problem).toBe(limited.message);
    const stuck = await journey(one, [page(3, ['a']), near, settled, failed('searchPhotos', limited)]);
    expect(stuck.snapshot.context.problem).toBe(limited.message);
  });

  it('reports a photo of the service that is chosen, and no other', async () => {
    const { open } = await journey(one, [page(1, ['a', 'b']), choose('a'), choose('b')]);
    expect(open.get('reportChoices')?.received).toEqual([{ type: 'photo.chosen', id: 'a' }]);
    const owner = inWorld(imagesModels, 'photos of their own');
    const own = await journey(owner, [{ type: 'own.choose', image: { ...photo('own'), url: photo('own').regular } }]);
    expect(own.open.get('reportChoices')?.received).toEqual([]);
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

  it('does not show the late answer to a search that other filters have ended', async () => {
    const { actor, open, settle } = await journey(one, []);
    const former = open.get('searchPhotos');
    actor.send({ type: 'filters.change', filters: { colour: 'blue' } });
    await settle();
    former?.answer({ photos: [photo('late')], pages: 1 });
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.photos]).toEqual(['searching', []]);
    open.get('searchPhotos')?.answer({ photos: [photo('blue')], pages: 1 });
    await settle();
    expect(actor.getSnapshot().context.photos).toEqual([photo('blue')]);
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

  it.each(['order', 'colour', 'orientation'] as const)('has filters to clear once one is set: %s', async (key) => {
    const values = { order: 'latest', colour: 'blue', orientation: 'squarish' } as const;
    const any = { order: 'relevant', colour: 'any', orientation: 'any' };
    expect(filtersToClear((await journey(one, [])).snapshot)).toBeNull();
    const set = await journey(one, [{ type: 'filters.change', filters: { [key]: values[key] } }]);
    expect(filtersToClear(set.snapshot)).toEqual(any);
  });

  it('says so when there is nothing', async () =>
    expect(placeOfSearch((await journey(one, [page(0, [])])).snapshot)).toBe('empty'));
});
