import { CouponCode } from '../../contract/wire/money/coupon';
import { type CouponBody, type CouponDetails, couponStates, listCoupons, showCoupon } from '../domain/operator/coupons';
import { type Command, type CommandParts, type CommandResult, flag, option, type Options, text, told } from './command';
import { euros, limitOf, minute, oneOf, pageOptions, short, toldList } from './lists';
import { below, type Column, facts } from './table';

/** Coupons and what came of them; `coupon add` makes one. */
export const couponCommands: Readonly<Record<string, Command>> = {
  coupons: {
    usage: `[--state ${couponStates.join('|')}] [--limit 20] [--after <code>] [--json]`,
    options: { state: text, ...pageOptions },
    run: list,
  },
  'coupon show': { usage: '--code SAVE10 [--json]', options: { code: text, json: flag }, run: show },
};

const discount = ({ discount_type: type, discount_value: value }: CouponBody) =>
  type === 'FIXED' ? euros(value) : `${value} %`;
const uses = ({ used, limit }: CouponBody) => (limit === null ? `${used}` : `${used}/${limit}`);

const columns: readonly Column<CouponBody>[] = [
  { title: 'CODE', most: 20, of: ({ code }) => code },
  { title: 'DISCOUNT', most: 16, isNumber: true, of: discount },
  { title: 'USED', most: 13, isNumber: true, of: uses },
  { title: 'STATE', most: 7, of: ({ state }) => state },
  { title: 'EXPIRES', most: 16, of: ({ expires_at }) => minute(expires_at) },
  { title: 'CREATED', most: 16, of: ({ created_at }) => minute(created_at) },
];

const useColumns: readonly Column<CouponDetails['uses'][number]>[] = [
  { title: 'ORDER', most: 8, of: ({ order }) => short(order) },
  { title: 'AT', most: 16, of: ({ at }) => minute(at) },
  { title: 'EMAIL', most: 40, of: ({ email }) => email },
  { title: 'TAKEN OFF', most: 16, isNumber: true, of: ({ amount }) => euros(amount) },
];

async function list({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const filter = { state: oneOf(options, 'state', couponStates) };
  const after = options['after'] === undefined ? undefined : option(options, 'after', CouponCode);
  const page = { limit: limitOf(options), after };
  return toldList(options, 'coupons', await listCoupons(db, filter, page, clock.now()), columns);
}

async function show({ db, clock }: CommandParts, options: Options): Promise<CommandResult> {
  const coupon = await showCoupon(db, option(options, 'code', CouponCode), clock.now());
  const lines = facts([
    ['code', coupon.code],
    ['state', coupon.state],
    ['discount', discount(coupon)],
    ['used', uses(coupon)],
    ['taken off', euros(coupon.discounted)],
    ['expires', minute(coupon.expires_at)],
    ['created', minute(coupon.created_at)],
  ]);
  return told(options, [...lines, ...below(useColumns, coupon.uses)], coupon);
}
