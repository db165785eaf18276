import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../contract/rules/failure';
import { orderOf } from '../../../contract/wire/wizard/draftOrder';
import type { PlacedOrder } from '../../../contract/wire/wizard/order';
import type { OrderFound } from '../../../contract/wire/wizard/orderWish';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { orderMachine } from './order.machine';
import { orderDelays, orderModels, total, wholeDraft } from './order.model';
import { finishOf, isFinishable } from './order.select';
import { totalsOf } from './placement';

walkMachine(orderModels, orderDelays, './order.transitions.md', { pairs: true });

const model = inWorld(orderModels, 'draft with its id');
const balance = (minor: number | null) => ({ type: 'balance.changed', balance: minor }) as const;
const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: wholeDraft.order_id ?? '',
  project_id: 'p',
  domain: 'blue-bakery.com',
};

const unplaced = done('findOrder', { wish: null, placed: null });
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
    const { state, snapshot, open } = await journey(model, [done('findOrder', { wish: null, placed })]);
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
      (await journey(model, [...events, done('findOrder', { wish: null, placed: answer })])).sent.flatMap((event) =>
        'title' in event ? [event.title] : [],
      );
    expect((await journey(model, [...events, done('findOrder', { wish: null, placed })])).state).toBe('placed');
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
  const wish = { total, until: 1_800_000_000_000, reason: null };
  const waiting = [unplaced, balance(0), { type: 'funds.add' }] as const;
  const outcome = (found: OrderFound, failure: Failure | null = null) => done('orderWish', { found, failure });
  const nothing = { wish: null, placed: null };
  const tooMany = { status: 409, message: 'Too many wait.', code: 'too-many-wishes' };

  it('is handed to the server with what is shown, while the top-up opens', async () => {
    const { state, open, sent } = await journey(model, waiting);
    expect([state, open.get('orderWish')?.input]).toMatchObject([
      'ordering.awaitingFunds',
      { request: { orderId: wholeDraft.order_id, total }, wish: null },
    ]);
    expect(sent).toContainEqual({ type: 'overlay.open', name: 'topup', input: { orderTotal: total } });
  });

  it('is placed by the server alone, however much money is there', async () => {
    const { state, open } = await journey(model, [...waiting, balance(total)]);
    expect([state, open.has('placeOrder')]).toEqual(['ordering.awaitingFunds', false]);
    expect((await journey(model, [...waiting, outcome({ wish: null, placed })])).state).toBe('placed');
  });

  it('waits on in a tab that is opened later, without being asked for again', async () => {
    const later = await journey(model, [done('findOrder', { wish, placed: null })]);
    expect([later.state, later.open.get('orderWish')?.input]).toMatchObject(['ordering.awaitingFunds', { wish }]);
    // What is missing by now cannot be ordered: the server takes it back with the draft.
    const broken = inWorld(orderModels, 'draft with something missing');
    expect((await journey(broken, [done('findOrder', { wish, placed: null })])).state).toBe('ordering.ready');
  });

  it('is agreed to anew with a coupon that is added meanwhile', async () => {
    const { open } = await journey(model, [
      done('findOrder', { wish, placed: null }),
      { type: 'coupon.changed', coupon: tenPercent },
    ]);
    expect(open.get('orderWish')?.input).toMatchObject({ request: { total: 2_700 }, wish: null });
  });

  it('says why it was not placed, and asks for nothing by itself after that', async () => {
    const ended = { wish: { ...wish, reason: 'The total has changed to 31.00.' }, placed: null };
    for (const events of [[done('findOrder', ended)], [...waiting, outcome(ended)]]) {
      const { state, snapshot } = await journey(model, events);
      expect([state, snapshot.context.failure?.message]).toEqual(['ordering.ready', 'The total has changed to 31.00.']);
    }
  });

  it('is the customer’s again once it is taken back, here or elsewhere', async () => {
    const { state, snapshot } = await journey(model, [...waiting, outcome(nothing), balance(total)]);
    expect([state, snapshot.context.failure]).toEqual(['ordering.ready', null]);
  });

  it('says why the server did not take it, and looks whether it did when that is not known', async () => {
    const refused = await journey(model, [...waiting, outcome(nothing, tooMany)]);
    expect([refused.state, refused.snapshot.context.failure]).toEqual(['ordering.ready', tooMany]);
    const lost = [...waiting, outcome(nothing, { status: null, message: '' })] as const;
    expect((await journey(model, lost)).state).toBe('ordering.looking');
    expect((await journey(model, [...lost, done('findOrder', { wish, placed: null })])).state).toBe(
      'ordering.awaitingFunds',
    );
  });
});

describe('the payload', () => {
  it('holds what the customer chose', () =>
    expect(
      orderOf({ ...wholeDraft, coupon: { code: 'SAVE10', discount_type: 'FIXED', discount_value: '1' } }),
    ).toMatchObject({
      domain_name: 'blue-bakery.com',
      business_details: { contact_phone: '+32470123456', logo: 'http://content.example/uploads/logo.png' },
      business_images: { images: ['http://photos.example/p1'] },
      coupon_code: 'SAVE10',
    }));
  it.each(['business_name', 'business_description', 'contact_email', 'contact_phone'] as const)(
    'is none without %s',
    (field) => expect(orderOf({ ...wholeDraft, business: { ...wholeDraft.business, [field]: '' } })).toBeNull(),
  );
});
