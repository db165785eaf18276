import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { inWorld } from '../../paths/journey';
import { stage } from '../../paths/stage';
import { couponDelays, couponModels } from './coupon.model';

walkMachine(couponModels, couponDelays, './coupon.transitions.md');

const begin = (world = 'without a coupon') => {
  const scene = stage(inWorld(couponModels, world));
  scene.actor.start();
  return scene;
};

describe('journeys', () => {
  it.each([
    ['', 'Please enter a coupon code'],
    ['  ', 'Please enter a coupon code'],
    ['AB', 'Coupon code must be at least 3 characters'],
    ['A'.repeat(21), 'Coupon code is too long'],
    ['SAVE-10', 'Only letters and numbers allowed'],
  ])('answers %j with "%s" and asks no server', (code, problem) => {
    const { actor, open } = begin();
    actor.send({ type: 'coupon.type', code });
    actor.send({ type: 'coupon.apply' });
    expect(actor.getSnapshot().value).toBe('typing');
    expect(actor.getSnapshot().context).toMatchObject({ code, problem });
    expect(open.size).toBe(0);
  });
  it.each(['ABC', 'A'.repeat(20)])('sends %s, trimmed and in capitals', (code) => {
    const { actor, open } = begin();
    actor.send({ type: 'coupon.type', code: ` ${code.toLowerCase()} ` });
    actor.send({ type: 'coupon.apply' });
    expect(open.get('validateCoupon')?.input).toEqual({ code });
  });
  it('takes the error away with the next key', () => {
    const { actor } = begin();
    actor.send({ type: 'coupon.apply' });
    actor.send({ type: 'coupon.type', code: 'S' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });
  it.each([
    ['in the server’s words', { status: 400, message: 'This coupon is not valid.' }, 'This coupon is not valid.'],
    ['when the server has no words', { status: 502, message: '' }, 'Invalid coupon code'],
    ['when nobody answered', { status: null, message: '' }, 'An unexpected error occurred. Please try again.'],
  ])('says what is wrong %s', async (_, error, problem) => {
    const { actor, open, settle } = begin();
    actor.send({ type: 'coupon.type', code: 'save10' });
    actor.send({ type: 'coupon.apply' });
    open.get('validateCoupon')?.fail(error);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'typing', context: { code: 'save10', problem } });
  });
  it('ends applied, then removed, with nothing left of it', async () => {
    const { actor, open, settle } = begin();
    actor.send({ type: 'coupon.type', code: 'save10' });
    actor.send({ type: 'coupon.apply' });
    open
      .get('validateCoupon')
      ?.answer({ code: 'SAVE10', is_valid: true, discount_type: 'PERCENTAGE', discount_value: '10' });
    await settle();
    expect(actor.getSnapshot().value).toBe('applied');
    actor.send({ type: 'coupon.remove' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'typing', context: { code: '', coupon: null, problem: null } });
  });
});

describe('a coupon that was applied before', () => {
  const before = async (answer: (port: { answer(value: unknown): void; fail(error: unknown): void }) => void) => {
    const { actor, open, settle } = begin('with a coupon in the draft');
    expect(actor.getSnapshot().value).toBe('rechecking');
    const port = open.get('validateCoupon');
    expect(port?.input).toEqual({ code: 'SAVE10' });
    if (port) answer(port);
    await settle();
    return actor.getSnapshot();
  };
  it('is asked for again, and counts for what it is worth by now', async () =>
    expect(
      await before(({ answer }) =>
        answer({ code: 'SAVE10', is_valid: true, discount_type: 'PERCENTAGE', discount_value: '5' }),
      ),
    ).toMatchObject({ value: 'applied', context: { coupon: { discount_value: '5' } } }));
  it('goes when the server no longer takes it, with the reason beside the code', async () =>
    expect(await before(({ fail }) => fail({ status: 400, message: 'Invalid coupon code' }))).toMatchObject({
      value: 'typing',
      context: { code: 'SAVE10', coupon: null, problem: 'Invalid coupon code' },
    }));
  it.each([null, 401, 429, 500, 503])('stays when nobody could say (%j): the order asks once more', async (status) =>
    expect(await before(({ fail }) => fail({ status, message: '' }))).toMatchObject({
      value: 'applied',
      context: { coupon: { code: 'SAVE10' }, problem: null },
    }),
  );
  it('goes when the order found that it has ended', async () => {
    const { actor, open, settle } = begin('with a coupon in the draft');
    open.get('validateCoupon')?.fail({ status: null, message: '' });
    await settle();
    actor.send({ type: 'coupon.recount', coupon: null });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'typing',
      context: { code: 'SAVE10', coupon: null, problem: 'Invalid coupon code' },
    });
  });
});
