import type { Coupon } from '../../../../contract/wire/money/coupon';
import { type OrderTotals, orderTotals } from '../../../../contract/rules/wizard/totals';
import type { PlanRow } from '../../money/plans/plans';
import type { Quote } from '../domains/quotes';

/**
 * What an order costs now, minor units: the plan's fees, a year of the domain from 15.00 on, less the coupon
 * (docs/product.md, Prices and totals). Only what the database and the registrar say goes into it, nothing that the
 * browser sent.
 */
export const priceOrder = (
  plan: Pick<PlanRow, 'setupFee' | 'monthlyFee'>,
  quote: Pick<Quote, 'price'>,
  coupon: Pick<Coupon, 'discount_type' | 'discount_value'> | null,
): OrderTotals =>
  orderTotals({ setupFee: plan.setupFee, monthlyFee: plan.monthlyFee, domainYearlyPrice: quote.price }, coupon);
