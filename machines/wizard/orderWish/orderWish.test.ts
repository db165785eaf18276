import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { requestOf } from '../order/placement';
import { total, wholeDraft } from '../order/order.model';
import type { orderWishMachine } from './orderWish.machine';
import { ended, orderWishModels, placed, wish } from './orderWish.model';

walkMachine(orderWishModels, {}, './orderWish.transitions.md');

const asked = inWorld(orderWishModels, 'an order that is to wait');
const waiting = inWorld(orderWishModels, 'one that waits already');
const found = (answer: { wish: typeof wish | null; placed: typeof placed | null }) =>
  ({ type: 'order.found', found: answer }) as const;
const nothing = { wish: null, placed: null };
type Events = Parameters<typeof journey<typeof orderWishMachine>>[1];

describe('journeys', () => {
  it('asks the server with the order and the total that is shown, once', async () => {
    const { open, state } = await journey(asked, []);
    expect([state, open.get('wishOrder')?.input]).toEqual(['wishing', requestOf(wholeDraft)]);
    expect(open.get('wishOrder')?.input).toMatchObject({ orderId: wholeDraft.order_id, total });
    expect([...(await journey(waiting, [])).open.keys()]).toEqual(['watchOrder']);
    expect((await journey(inWorld(orderWishModels, 'one that has ended before'), [])).state).toBe('wishing');
  });

  it('waits as long as the server does, and says what became of it', async () => {
    const answered = [done('wishOrder', { wish, placed: null })] as const;
    const outcome = async (events: Events) => {
      const { state, snapshot } = await journey(asked, [...answered, ...events]);
      return [state, snapshot.output?.found];
    };
    expect(await outcome([found({ wish, placed: null })])).toEqual(['awaiting', undefined]);
    expect(await outcome([found({ wish: null, placed })])).toEqual(['over', { wish: null, placed }]);
    expect(await outcome([found({ wish: ended, placed: null })])).toEqual(['over', { wish: ended, placed: null }]);
    // Another tab has taken it back.
    expect(await outcome([found(nothing)])).toEqual(['over', nothing]);
  });

  it('is over at once when the order was placed before it was asked', async () =>
    expect((await journey(asked, [done('wishOrder', { wish: null, placed })])).snapshot.output?.found.placed).toEqual(
      placed,
    ));

  it('hands on why the server did not take it', async () => {
    const { snapshot } = await journey(asked, [failed('wishOrder', { status: 400, message: 'No.', code: 'no' })]);
    expect(snapshot.output?.failure).toMatchObject({ status: 400, message: 'No.' });
  });

  it('takes it back, and believes only the server that it is', async () => {
    const forget = { type: 'wish.forget' } as const;
    const { open, state } = await journey(waiting, [forget]);
    expect([state, open.get('takeBackWish')?.input]).toEqual(['takingBack', { orderId: wholeDraft.order_id }]);
    expect((await journey(waiting, [forget, done('takeBackWish', nothing)])).snapshot.output?.found).toEqual(nothing);
    const late = await journey(waiting, [forget, done('takeBackWish', { wish: null, placed })]);
    expect(late.snapshot.output?.found.placed).toEqual(placed);
    const lost = await journey(waiting, [forget, failed('takeBackWish', { status: null, message: '' })]);
    expect([lost.state, lost.sent.flatMap((event) => ('title' in event ? [event.title] : []))]).toEqual([
      'awaiting',
      ['That did not reach us. The order still waits for your top-up.'],
    ]);
  });

  it('lets nobody leave the step while the server is asked', async () => {
    const bound = async (events: Events) =>
      (await journey(asked, events)).sent.flatMap((event) => ('isBound' in event ? [event.isBound] : [])).at(-1);
    expect(await bound([])).toBe(true);
    expect(await bound([done('wishOrder', { wish, placed: null })])).toBe(false);
    expect(await bound([done('wishOrder', { wish, placed: null }), { type: 'wish.forget' }])).toBe(true);
  });
});
