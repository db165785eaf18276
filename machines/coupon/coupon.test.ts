import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { stage } from '../kit/stage';
import { couponDelays, couponModels } from './coupon.model';

walkMachine(couponModels, couponDelays, './coupon.transitions.md');

const begin = () => {
  const [model] = couponModels;
  if (!model) throw new Error('The coupon has no model.');
  const scene = stage(model);
  scene.actor.start();
  return scene;
};

describe('journeys (specification 4 and 5)', () => {
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
