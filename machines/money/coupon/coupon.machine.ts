import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { t } from '../../../contract/languages/t';
import { type Coupon, CouponCode, tidyCouponCode } from '../../../contract/wire/money/coupon';
import type { DraftCoupon } from '../../../contract/wire/wizard/draft';
import { explain, failureOf } from '../../../contract/rules/failure';
import { problemsOf } from '../../../contract/wire/validation';
import { port } from '../../kit/port';
import type { CouponRecount } from '../../protocols/stepParts';
import { tell } from '../../protocols/tell';

export type CouponEvent =
  | { type: 'coupon.type'; code: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.remove' }
  | CouponRecount;

/** Shown when the server gives no reason. */
const refused = t('Invalid coupon code');

const answerIn = ({ event }: { event: { output: Coupon } }) => ({ coupon: event.output });
/** Of the answer what the draft keeps. */
const couponIn = ({ event: { output } }: { event: { output: Coupon } }): { coupon: DraftCoupon } => ({
  coupon: { code: output.code, discount_type: output.discount_type, discount_value: output.discount_value },
});
const none = () => ({ coupon: null });
const refusal = () => ({ problem: refused });
/** The server's own words, or that the code is none. Of a code that nobody has seen that is not known. */
const reasonIn = ({ event: { error } }: { event: { error: unknown } }) => {
  const { status, message } = failureOf(error);
  return { problem: message || (status === null ? explain('default', error) : refused) };
};

export const couponMachine = setup({
  types: {
    input: {} as { coupon: DraftCoupon | null },
    context: {} as { code: string; coupon: DraftCoupon | null; problem: string | null },
    events: {} as CouponEvent,
    tags: {} as 'busy',
  },
  actors: { validateCoupon: port<Coupon, { code: string }>('validateCoupon') },
  actions: {
    setCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    explain: assign((_, { problem }: { problem: string }) => ({ problem })),
    setCoupon: assign((_, { coupon }: { coupon: DraftCoupon | null }) => ({
      coupon,
      problem: null,
      code: coupon?.code ?? '',
    })),
    /** It no longer counts: the code stays where it was typed, with the reason beside it. */
    withdraw: assign((_, { problem }: { problem: string }) => ({ coupon: null, problem })),
    tellSummary: tell('summary', ({ context: { coupon } }) => ({ type: 'coupon.changed', coupon })),
  },
  guards: {
    isApplied: ({ context }) => context.coupon !== null,
    isWellFormed: ({ context }) => problemsOf(CouponCode, context.code)[''] === undefined,
    isValid: (_, { coupon }: { coupon: Coupon }) => coupon.is_valid,
    isWithdrawn: (_, { coupon }: { coupon: DraftCoupon | null }) => coupon === null,
    /** The server's word on the code itself; of any other failure the coupon knows nothing. */
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).status === 400,
  },
}).createMachine({
  id: 'coupon',
  context: ({ input }) => ({ code: input.coupon?.code ?? '', coupon: input.coupon, problem: null }),
  initial: 'typing',
  states: {
    typing: {
      always: { guard: 'isApplied', target: 'rechecking' },
      on: {
        'coupon.type': { actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
        'coupon.apply': [
          { guard: 'isWellFormed', target: 'validating' },
          {
            actions: {
              type: 'explain',
              params: ({ context }) => ({ problem: problemsOf(CouponCode, context.code)[''] ?? refused }),
            },
          },
        ],
      },
    },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'validateCoupon',
        src: 'validateCoupon',
        input: ({ context }) => ({ code: tidyCouponCode(context.code) }),
        onDone: [
          {
            guard: { type: 'isValid', params: answerIn },
            target: 'applied',
            actions: [{ type: 'setCoupon', params: couponIn }, 'tellSummary'],
          },
          { target: 'typing', actions: { type: 'explain', params: refusal } },
        ],
        onError: { target: 'typing', actions: { type: 'explain', params: reasonIn } },
      },
    },
    // The draft may be hours old, and the cart another one: what was applied is asked for again, and counts meanwhile.
    rechecking: {
      invoke: {
        id: 'validateCoupon',
        src: 'validateCoupon',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isValid', params: answerIn },
            target: 'applied',
            actions: [{ type: 'setCoupon', params: couponIn }, 'tellSummary'],
          },
          {
            target: 'typing',
            actions: [{ type: 'withdraw', params: refusal }, 'tellSummary'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'typing',
            actions: [{ type: 'withdraw', params: reasonIn }, 'tellSummary'],
          },
          { target: 'applied' },
        ],
      },
      on: {
        'coupon.remove': {
          target: 'typing',
          actions: [{ type: 'setCoupon', params: none }, 'tellSummary'],
        },
      },
    },
    applied: {
      on: {
        'coupon.recount': [
          {
            guard: { type: 'isWithdrawn', params: ({ event }) => event },
            target: 'typing',
            actions: { type: 'withdraw', params: refusal },
          },
          { actions: { type: 'setCoupon', params: ({ event }) => event } },
        ],
        'coupon.remove': {
          target: 'typing',
          actions: [{ type: 'setCoupon', params: none }, 'tellSummary'],
        },
      },
    },
  },
});
export type CouponRef = ActorRefFrom<typeof couponMachine>;
export type CouponState = SnapshotFrom<typeof couponMachine>['value'];
