import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { done, failed, inWorld, journey } from '../kit/journey';
import { orderDelays, orderModels, total, wholeDraft } from './order.model';
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

describe('journeys (specification 4, Order placement; decision S9)', () => {
  it.each([
    [null, 'ordering.ready'],
    [0, 'ordering.ready'],
    [total - 1, 'ordering.ready'],
    [total, 'ordering.placing'],
    [total + 1, 'ordering.placing'],
  ])('with a balance of %j minor units an order of 3000 ends in %s', async (minor, state) =>
    expect((await journey(model, [balance(minor), { type: 'order.place' }])).state).toBe(state),
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
      balance(total),
      { type: 'order.place' },
      failed('placeOrder', { status: null, message: '' }),
      { type: 'order.place' },
    ]);
    expect(open.get('placeOrder')?.input).toMatchObject({ orderId: wholeDraft.order_id });
    expect(snapshot.context.failure).toBeNull();
  });

  it('takes no second press while the first is under way', async () =>
    await expect(journey(model, [balance(total), { type: 'order.place' }, { type: 'order.place' }])).rejects.toThrow(
      'not possible',
    ));

  it('orders by itself once the money has arrived', async () => {
    const events = [balance(0), { type: 'funds.add' }, balance(total - 1)] as const;
    expect((await journey(model, events)).state).toBe('ordering.awaitingFunds');
    expect((await journey(model, [...events, balance(total)])).state).toBe('ordering.placing');
  });

  it('orders nothing by itself once the customer has changed their mind', async () =>
    expect(
      (await journey(model, [balance(0), { type: 'funds.add' }, { type: 'funds.forget' }, balance(total)])).state,
    ).toBe('ordering.ready'));

  it('shows the new prices when the server counts another total, and orders only when asked again', async () => {
    const { state, snapshot } = await journey(model, [
      balance(total),
      { type: 'order.place' },
      failed('placeOrder', { status: 409, code: 'total-changed', message: 'The total has changed.' }),
      done('readPrices', { plan: wholeDraft.plan, domainPrice: 1_500, coupon: null }),
    ]);
    expect(state).toBe('ordering.ready');
    expect(totalsOf(snapshot.context.draft)?.total).toBe(4_500);
    expect(snapshot.context.failure?.code).toBe('total-changed');
  });

  it('ends at the dashboard', async () =>
    expect(
      (await journey(model, [balance(total), { type: 'order.place' }, done('placeOrder', placed), done('completion')]))
        .state,
    ).toBe('finished'));
});

describe('the payload (specification 3)', () => {
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
