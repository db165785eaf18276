import { orderPlacedMachine } from '../../../machines/wizard/orderPlaced/orderPlaced.machine';
import { couponMachine } from '../../../machines/money/coupon/coupon.machine';
import { domainHoldMachine } from '../../../machines/wizard/domainHold/domainHold.machine';
import { orderWishMachine } from '../../../machines/wizard/orderWish/orderWish.machine';
import { orderMachine } from '../../../machines/wizard/order/order.machine';
import { copyLink } from '../../effects/browser/clipboard';
import { askSharing, shareLink } from '../../effects/browser/share';
import { holdDomain, releaseDomain, watchHold } from '../../effects/server/holds';
import {
  findOrder,
  newOrderId,
  placeOrder,
  readPrices,
  rememberDeployment,
  takeBackWish,
  validateCoupon,
  watchBalance,
  watchOrder,
  wishOrder,
} from '../../effects/server/orders';
import { SummaryStep } from '../../features/wizard/order/SummaryStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: orderMachine.provide({
    actors: {
      coupon: couponMachine.provide({ actors: { validateCoupon } }),
      orderPlaced: orderPlacedMachine.provide({
        actors: { rememberDeployment, copyLink, askSharing, shareLink },
      }),
      domainHold: domainHoldMachine.provide({ actors: { holdDomain, releaseDomain, watchHold } }),
      orderWish: orderWishMachine.provide({ actors: { takeBackWish, watchOrder, wishOrder } }),
      findOrder,
      newOrderId,
      placeOrder,
      readPrices,
      watchBalance,
    },
  }),
  View: SummaryStep,
});
