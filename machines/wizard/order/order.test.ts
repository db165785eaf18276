import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../contract/wire/wizard/order';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { orderMachine } from './order.machine';
import { orderDelays, orderModels, total, wholeDraft } from './order.model';
import { finishOf, isFinishable } from './order.select';
import { payloadOf, totalsOf } from './placement';

walkMachine(orderModels, orderDelays, './order.transitions.md', { pairs: true });

const model = inWorld(orderModels, 'draft with its id');
const balance = (minor: number | null) => ({ type: 'balance.changed', balance: minor }) as const;
const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: wholeDraft.order_id,
  project_id: 'p',
  domain: 'blue-bakery.com',
};

const unplaced = done('findOrder', null);
const changed = failed('placeOrder', { status: 409, code: 'total-changed', message: 'The total has changed.' });
const tenPercent = { code: 'SAVE10', discount_type: 'PERCENTAGE', discount_value: '10' } as const;

describe('journeys', () => {
  it.each([
    [null, 'ordering.ready'],
    [0, 'ordering.ready'],
    [total - 1, 'ordering.ready'],
    [total, 'ordering.placing'],
    [total + 1, 'ordering.placing'],
  ])('with a balance of %j minor units an order of 3000 ends in %s', async (minor, state) =>
    expect((await journey(model, [unplaced, balance(minor), { type: 'order.place' }])).state).toBe(state),
  );

  it('makes the id before anything can be sent, and sends that id with the total shown', async () => {
    const fresh = inWorld(orderModels, 'draft without an id');
    const { open } = await journey(fresh, [
      done('newOrderId', wholeDraft.order_id),
      balance(total),
      { type: 'order.place' },
    ]);
    expect(open.get('placeOrder')?.input).toMatchObject({ orderId: wholeDraft.order_id, total });
  });

  it('sends the same id again after a lost answer, and says no longer that it was lost', async () => {
    const { open, snapshot } = await journey(model, [
      unplaced,
      balance(total),
      { type: 'order.place' },
      failed('placeOrder', { status: null, message: '' }),
      unplaced,
      { type: 'order.place' },
    ]);
    expect(open.get('placeOrder')?.input).toMatchObject({ orderId: wholeDraft.order_id });
    expect(snapshot.context.failure).toBeNull();
  });

  it('takes no second press while the first is under way', async () =>
    await expect(
      journey(model, [unplaced, balance(total), { type: 'order.place' }, { type: 'order.place' }]),
    ).rejects.toThrow('not possible'));

  it('shows the new prices when the server counts another total, and orders only when asked again', async () => {
    const { state, snapshot } = await journey(model, [
      unplaced,
      balance(total),
      { type: 'order.place' },
      changed,
      done('readPrices', { plan: wholeDraft.plan, domainPrice: 1_500, coupon: null }),
    ]);
    expect(state).toBe('ordering.ready');
    expect(totalsOf(snapshot.context.draft)?.total).toBe(4_500);
    expect(snapshot.context.failure?.code).toBe('total-changed');
  });

  it('shows the whole total when the coupon has ended meanwhile, and charges nothing before it is asked again', async () => {
    const { state, snapshot } = await journey(model, [
      unplaced,
      { type: 'coupon.changed', coupon: tenPercent },
      balance(total),
      { type: 'order.place' },
      failed('placeOrder', { status: 400, code: 'invalid_coupon', message: 'Invalid coupon code' }),
      done('readPrices', { plan: wholeDraft.plan, domainPrice: 1_200, coupon: null }),
    ]);
    expect(state).toBe('ordering.ready');
    expect([snapshot.context.draft.coupon, totalsOf(snapshot.context.draft)?.total]).toEqual([null, total]);
    expect(snapshot.context.failure?.message).toBe('Invalid coupon code');
  });

  it('follows the plan while the summary shows', async () => {
    const changing = inWorld(orderModels, 'draft whose plan changes');
    const plan = wholeDraft.plan && { ...wholeDraft.plan, monthly_fee: 1_500 };
    const { open } = await journey(changing, [
      unplaced,
      balance(total + 500),
      { type: 'plan.changed', plan },
      { type: 'order.place' },
    ]);
    expect(open.get('placeOrder')?.input).toMatchObject({ total: total + 500 });
  });

  it('ends at the dashboard', async () =>
    expect(
      (
        await journey(model, [
          unplaced,
          balance(total),
          { type: 'order.place' },
          done('placeOrder', placed),
          done('orderPlaced'),
        ])
      ).state,
    ).toBe('finished'));
});

describe('an order that may be placed already', () => {
  it('shows what was ordered by a tab that was closed before the answer came', async () => {
    const { state, snapshot, open } = await journey(model, [done('findOrder', placed)]);
    expect([state, snapshot.context.placed]).toEqual(['placed', placed]);
    expect(open.has('placeOrder')).toBe(false);
  });

  it('asks for nothing while it is not known, and lets the customer go on when it cannot be known', async () => {
    const { snapshot } = await journey(model, [balance(total)]);
    expect(finishOf(snapshot)).toBe('loading');
    expect(isFinishable(snapshot)).toBe(false);
    for (const end of [failed('findOrder'), after('patienceDelay')])
      expect(
        (await journey(model, [end, balance(total), { type: 'order.place' }], { delays: orderDelays })).state,
      ).toBe('ordering.placing');
  });

  it('says so when the answer is that nothing was placed', async () => {
    const refused = done('placeOrder', { ...placed, ok: false });
    const { state, sent } = await journey(model, [unplaced, balance(total), { type: 'order.place' }, refused]);
    expect(state).toBe('ordering.ready');
    expect(sent).toContainEqual(
      expect.objectContaining({ title: 'Something went wrong. Please Try later.', duration: 3_000 }),
    );
  });

  it.each([
    ['was lost', { status: null, message: '' }],
    ['was a failure of the server', { status: 502, message: '' }],
    ['was about other details', { status: 409, code: 'order-exists', message: 'Placed with other details.' }],
  ])('asks what became of it when the answer %s', async (_, error) => {
    const events = [unplaced, balance(total), { type: 'order.place' }, failed('placeOrder', error)] as const;
    expect((await journey(model, events)).state).toBe('ordering.looking');
    const said = async (answer: PlacedOrder | null) =>
      (await journey(model, [...events, done('findOrder', answer)])).sent.flatMap((event) =>
        'title' in event ? [event.title] : [],
      );
    expect((await journey(model, [...events, done('findOrder', placed)])).state).toBe('placed');
    // Nobody is told that something went wrong before it is known that it did.
    expect(await said({ ...placed, order_uuid: '' })).toEqual(['Order created successfully']);
    expect(await said(null)).toEqual(['Something went wrong.']);
  });

  it.each([
    [402, 'insufficient-funds'],
    [409, 'domain-taken'],
    [429, undefined],
  ])('believes a refusal with %i', async (status, code) => {
    const { state, snapshot } = await journey(model, [
      unplaced,
      balance(total),
      { type: 'order.place' },
      failed('placeOrder', { status, code, message: 'No.' }),
    ]);
    expect([state, snapshot.context.failure?.message]).toEqual(['ordering.ready', 'No.']);
  });
});

describe('what is beside an order under way', () => {
  const pressed = [unplaced, balance(total), { type: 'order.place' }] as const;
  const lost = failed('placeOrder', { status: null, message: '' });
  const told = async (events: Parameters<typeof journey<typeof orderMachine>>[1]) => {
    const { open, sent } = await journey(model, events);
    const bound = sent.flatMap((event) => ('isBound' in event ? [event.isBound] : []));
    return { bound: bound.at(-1), held: open.get('domainHold')?.received.at(-1) };
  };
  const hold = { type: 'name.choose', name: wholeDraft.domain };
  const rest = { type: 'hold.rest' };

  it('may be left alone only when it is known what became of it', async () => {
    expect((await told([])).bound).toBe(true);
    expect((await told([unplaced])).bound).toBe(false);
    expect((await told(pressed)).bound).toBe(true);
    expect((await told([...pressed, lost])).bound).toBe(true);
    expect((await told([...pressed, lost, unplaced])).bound).toBe(false);
    expect((await told([...pressed, changed])).bound).toBe(false);
    expect((await told([...pressed, failed('coupon')])).bound).toBe(false);
    expect((await told([...pressed, done('placeOrder', placed)])).bound).toBe(true);
  });

  it('keeps the name from others while it is paid for, and asks for none that may be ordered', async () => {
    expect((await told([])).held).toBeUndefined();
    expect((await told([unplaced])).held).toEqual(hold);
    expect((await told([unplaced, balance(0), { type: 'funds.add' }])).held).toEqual(hold);
    expect((await told(pressed)).held).toEqual(rest);
    expect(
      (
        await told([
          ...pressed,
          changed,
          done('readPrices', { plan: wholeDraft.plan, domainPrice: 1_200, coupon: null }),
        ])
      ).held,
    ).toEqual(hold);
    expect((await told([...pressed, lost, unplaced])).held).toEqual({ type: 'name.choose', name: null });
  });
});

describe('an order that waits for its money', () => {
  const until = 1_800_000_000_000;
  const counts = { type: 'wish.confirmed', until } as const;
  const waiting = [unplaced, balance(0), { type: 'funds.add' }, counts] as const;
  const wish = async (events: Parameters<typeof journey<typeof orderMachine>>[1]) =>
    (await journey(model, events)).snapshot.context.draft.order_up_to;

  it('orders by itself once the money has arrived', async () => {
    const short = [...waiting, balance(total - 1)];
    expect((await journey(model, short)).state).toBe('ordering.awaitingFunds');
    expect((await journey(model, [...short, balance(total), counts])).state).toBe('ordering.placing');
  });

  it('orders nothing by itself once the customer has changed their mind', async () =>
    expect((await journey(model, [...waiting, { type: 'funds.forget' }, balance(total)])).state).toBe(
      'ordering.ready',
    ));

  it('keeps the wish, never that it is being paid', async () => {
    expect(await wish(waiting)).toBe(total);
    expect(await wish([...waiting, balance(total), counts])).toBeNull();
    expect(await wish([...waiting, { type: 'funds.forget' }])).toBeNull();
  });

  it('still waits in a tab that is opened later, and orders there', async () => {
    const kept = inWorld(orderModels, 'draft that waits for its money');
    expect((await journey(kept, [unplaced, counts, balance(0)])).state).toBe('ordering.awaitingFunds');
    expect((await journey(kept, [unplaced, balance(total), counts])).state).toBe('ordering.placing');
    expect((await journey(kept, [balance(total)])).state).toBe('ordering.looking');
    expect((await journey(kept, [done('findOrder', placed)])).state).toBe('placed');
  });

  it('orders nothing by itself that costs a cent more than what was wished', async () => {
    const dearer = inWorld(orderModels, 'draft that waits for less than it costs');
    const { state, snapshot } = await journey(dearer, [unplaced, balance(total)]);
    expect([state, snapshot.context.failure?.code]).toEqual(['ordering.ready', 'total-changed']);
    expect(snapshot.context.draft.order_up_to).toBeNull();
  });

  it('waits on for less, as with a coupon that is added meanwhile', async () =>
    expect(
      (await journey(model, [...waiting, { type: 'coupon.changed', coupon: tenPercent }, balance(2_700), counts]))
        .state,
    ).toBe('ordering.placing'));

  it('orders nothing by itself before it is known that the wish still counts, and nothing once it has ended', async () => {
    const asleep = [...waiting, balance(total)] as const;
    expect((await journey(model, asleep)).state).toBe('ordering.awaitingFunds');
    const { state, snapshot } = await journey(model, [...asleep, { type: 'wish.ended' }, balance(total + 1)]);
    expect([state, snapshot.context.failure?.message]).toEqual([
      'ordering.ready',
      'The time to order by itself has ended, so nothing was ordered.',
    ]);
    expect(snapshot.context.draft).toMatchObject({ order_up_to: null, order_until: null });
  });

  it('gives a wish its end once, and keeps that', async () => {
    const { open, snapshot, actor } = await journey(model, waiting);
    expect([open.get('watchWish')?.input, snapshot.context.draft.order_until]).toEqual([{ until: null }, until]);
    actor.send({ ...counts, until: until + 1 });
    expect(actor.getSnapshot().context.draft.order_until).toBe(until);
  });

  it('tries no second time by itself', async () => {
    const lost = failed('placeOrder', { status: null, message: '' });
    expect((await journey(model, [...waiting, balance(total), counts, lost, unplaced])).state).toBe('ordering.ready');
  });
});

describe('the payload', () => {
  it('holds what the customer chose', () =>
    expect(
      payloadOf({ ...wholeDraft, coupon: { code: 'SAVE10', discount_type: 'FIXED', discount_value: '1' } }),
    ).toMatchObject({
      domain_name: 'blue-bakery.com',
      business_details: { contact_phone: '+32470123456', logo: 'http://content.example/uploads/logo.png' },
      business_images: { images: ['http://photos.example/p1'] },
      coupon_code: 'SAVE10',
    }));
  it.each(['business_name', 'business_description', 'contact_email', 'contact_phone'] as const)(
    'is none without %s',
    (field) => expect(payloadOf({ ...wholeDraft, business: { ...wholeDraft.business, [field]: '' } })).toBeNull(),
  );
});
