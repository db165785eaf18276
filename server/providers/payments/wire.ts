import * as v from 'valibot';
import { accountCurrency, Money, TopUpCurrency } from '../../../contract/wire/money/money';

const Coins = v.pipe(v.string(), v.regex(/^\d{1,20}(?:\.\d{1,18})?$/));
const Moment = v.pipe(v.string(), v.isoTimestamp());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `POST /invoices`, with `Authorization: Bearer <key>` and `Idempotency-Key`. */
export const InvoiceOrder = v.object({
  reference: v.pipe(v.string(), v.uuid()),
  price_amount: Money,
  price_currency: v.literal(accountCurrency),
  pay_currency: TopUpCurrency,
  callback_url: v.pipe(v.string(), v.url()),
  customer: v.object({
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    phone: v.string(),
    country: v.pipe(v.string(), v.length(2)),
  }),
});

/** The answer to it, and to `GET /invoices/{id}`. */
export const Invoice = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  reference: v.pipe(v.string(), v.uuid()),
  status: v.picklist(['new', 'processing', 'paid', 'underpaid', 'overpaid', 'paid_late', 'expired', 'failed']),
  payment_url: v.pipe(v.string(), v.url()),
  price_amount: Money,
  price_currency: v.literal(accountCurrency),
  pay_currency: TopUpCurrency,
  pay_amount: Coins,
  paid_amount: Coins,
  /** Account currency for one coin, fixed when the invoice was made. */
  rate: Coins,
  network: v.string(),
  address: v.string(),
  confirmations_required: Count,
  transactions: v.array(
    v.object({
      hash: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
      amount: Coins,
      price_amount: Money,
      confirmations: Count,
      status: v.picklist(['pending', 'confirmed', 'orphaned', 'replaced']),
      first_seen_at: Moment,
    }),
  ),
  created_at: Moment,
  expires_at: Moment,
});
export type InvoiceBody = v.InferInput<typeof Invoice>;

/** The answer to `GET /currencies`. */
export const Currencies = v.object({
  currencies: v.array(v.object({ pay_currency: v.string(), network: v.string() })),
});

/** What the gateway sends to `callback_url`, signed. */
export const Notice = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.pipe(v.string(), v.maxLength(100)),
  created_at: v.string(),
  data: v.object({
    invoice_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    reference: v.pipe(v.string(), v.uuid()),
  }),
});
export type NoticeBody = v.InferInput<typeof Notice>;
