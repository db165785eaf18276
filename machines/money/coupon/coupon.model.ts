import { defineModels } from '../../paths/model';
import { couponMachine } from './coupon.machine';

const tenPercent = { code: 'SAVE10', discount_type: 'PERCENTAGE', discount_value: '10' } as const;

export const couponDelays = {};
export const couponModels = defineModels(couponMachine, {
  worlds: { 'without a coupon': { coupon: null }, 'with a coupon in the draft': { coupon: tenPercent } },
  cases: {
    'coupon.type': [{ code: ' save10 ' }, { code: 'AB' }, { code: '' }],
    'coupon.recount': [{ coupon: null }, { coupon: { ...tenPercent, discount_value: '5' } }],
    'xstate.done.actor.validateCoupon': [
      { output: { ...tenPercent, is_valid: true } },
      { output: { ...tenPercent, is_valid: false } },
    ],
    'xstate.error.actor.validateCoupon': [
      { error: { status: 400, message: 'This coupon is not valid.' } },
      { error: { status: null, message: '' } },
    ],
  },
  told: ['coupon.recount'],
  project: ({ code, coupon, problem }) => [code, coupon?.code ?? null, coupon?.discount_value, problem !== null],
});
