import * as v from 'valibot';

/** A decimal number as .NET writes it: no exponent. */
const Decimal = v.pipe(v.string(), v.regex(/^-?\d{1,20}(?:\.\d{1,18}0*)?$/));
/** Seconds. */
const Timestamp = v.pipe(v.number(), v.minValue(0));
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** `POST /api/v1/stores/{store}/invoices`, `GET .../invoices/{id}`, one of `GET .../invoices`. */
export const BtcpayInvoice = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  checkoutLink: v.pipe(v.string(), v.url()),
  createdTime: Timestamp,
  expirationTime: Timestamp,
  status: v.picklist(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: v.picklist(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  // Other shops' invoices have other metadata, or none.
  metadata: v.nullish(v.object({ orderId: v.fallback(v.nullish(v.string()), null) })),
  checkout: v.nullish(
    v.object({
      speedPolicy: v.nullish(v.picklist(['HighSpeed', 'MediumSpeed', 'LowMediumSpeed', 'LowSpeed'])),
    }),
  ),
});

/** One of `GET .../invoices/{id}/payment-methods`. */
export const BtcpayMethod = v.object({
  /** 'BTC-CHAIN', 'BTC-LN', 'USDT-TRON'. */
  paymentMethodId: Id,
  destination: v.nullish(v.string(), ''),
  /** The invoice's currency for one coin. */
  rate: Decimal,
  /** Coins: the invoice's amount. */
  amount: Decimal,
  payments: v.array(
    v.object({
      /** On a chain the transaction and its output: two outputs of one transaction are two payments. */
      id: Id,
      receivedDate: Timestamp,
      value: Decimal,
      /** What the payer was asked for beyond the price. */
      fee: v.nullish(Decimal, '0'),
      status: v.picklist(['Invalid', 'Processing', 'Settled']),
    }),
  ),
});

/** One of `GET /api/v1/stores/{store}/payment-methods`. */
export const BtcpayStoreMethod = v.object({ paymentMethodId: Id, enabled: v.boolean() });

/** A delivery; what it says of the invoice beyond its id is not read. */
export const BtcpayDelivery = v.object({
  deliveryId: Id,
  originalDeliveryId: v.nullish(Id),
  type: v.pipe(v.string(), v.maxLength(100)),
  invoiceId: v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))),
});
