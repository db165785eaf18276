import * as v from 'valibot';

/** The gateway panel's word to our window: ours, or BTCPay's when all that was asked for was seen. */
export const GatewayMessage = v.union([
  v.object({ type: v.literal('cryptocurrency-payment'), invoiceId: v.string() }),
  v.object({ status: v.picklist(['Processing', 'Settled']), invoiceId: v.string() }),
]);
