import { completionMachine } from '../../../machines/completion/completion.machine';
import { couponMachine } from '../../../machines/coupon/coupon.machine';
import { orderMachine } from '../../../machines/order/order.machine';
import { pollerMachine } from '../../../machines/poller/poller.machine';
import {
  findOrder,
  newOrderId,
  placeOrder,
  pollBalance,
  readPrices,
  rememberDeployment,
  validateCoupon,
  watchBalance,
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
      findOrder,
      newOrderId,
      placeOrder,
      pollBalance,
      readPrices,
      watchBalance,
    },
  }),
  View: SummaryStep,
});
