import { completionMachine } from '../../../machines/completion/completion.machine';
import { couponMachine } from '../../../machines/coupon/coupon.machine';
import { holdingMachine } from '../../../machines/holding/holding.machine';
import { orderMachine } from '../../../machines/order/order.machine';
import { pollerMachine } from '../../../machines/poller/poller.machine';
import { holdDomain, releaseDomain, watchHold } from '../../effects/holds';
import {
  findOrder,
  newOrderId,
  placeOrder,
  readPrices,
  rememberDeployment,
  validateCoupon,
  watchBalance,
  watchWish,
} from '../../effects/orders';
import { watchProjects } from '../../effects/projects';
import { SummaryStep } from '../../features/order/SummaryStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: orderMachine.provide({
    actors: {
      coupon: couponMachine.provide({ actors: { validateCoupon } }),
      completion: completionMachine.provide({
        actors: { rememberDeployment, poller: pollerMachine.provide({ actors: { watchProjects } }) },
      }),
      holding: holdingMachine.provide({ actors: { holdDomain, releaseDomain, watchHold } }),
      findOrder,
      newOrderId,
      placeOrder,
      readPrices,
      watchBalance,
      watchWish,
    },
  }),
  View: SummaryStep,
});
