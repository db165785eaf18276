import * as v from 'valibot';
import { t } from '../../languages/t';
import { decimalPattern, toMinor } from '../../rules/money/amount';
import { depositStates } from '../../rules/money/deposit';

/**
 * The ledger's one currency (docs/product.md, Currency). Amounts in code are integer minor units of it: 1 EUR = 100.
 */
export const accountCurrency = 'EUR';

/** An amount on the wire: a decimal string. Parsed, it is integer minor units. */
export const Money = v.pipe(
  v.string(),
  v.regex(decimalPattern, t('Amount must be a valid number')),
  v.transform(toMinor),
);

export const topUpCurrencies = ['BTC', 'LTC', 'ADA', 'ETH', 'USDT', 'USDC'] as const;
export const TopUpCurrency = v.picklist(topUpCurrencies);
export type TopUpCurrency = v.InferOutput<typeof TopUpCurrency>;
export const defaultTopUpCurrency: TopUpCurrency = 'USDT';

/**
 * An amount that somebody sends: a decimal string, or a number that says the same. One with more places than cents have, or
 * so large that it is written with an exponent, is no amount; nothing is rounded.
 */
export const SentMoney = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], t('Amount must be a valid number')),
  Money,
);

/** Minor units: the smallest top-up is 10.00. */
export const minimumTopUp = 1_000;
/** Minor units; above it a bank transfer is the better way and a typing slip the likelier one. */
export const maximumTopUp = 10_000_000;

export const DepositState = v.picklist(depositStates);
/** wire: the format of server/providers/payments/wire.ts, which the sandbox speaks too; btcpay: BTCPay Server's Greenfield API. */
export const gatewayNames = ['wire', 'btcpay'] as const;

/** A top-up with what there is to know of it. But for its id, state, amounts, times and confirmations all is additive. */
export const Deposit = v.object({
  /** The gateway's id of it; '' before the gateway answered. */
  invoice_id: v.string(),
  /** Ours, of its page. */
  deposit_id: v.string(),
  gateway: v.picklist(gatewayNames),
  state: DepositState,
  /** Nothing more is waited for, by the server's clock. */
  is_ended: v.boolean(),
  /** What the customer asked to add. */
  amount: Money,
  /** What the network shows, confirmed or not, and what of `amount` it does not. */
  arrived: Money,
  rest: Money,
  /** What reached the balance so far. */
  credited: Money,
  currency: TopUpCurrency,
  network: v.string(),
  address: v.string(),
  /** Coins, as decimal strings. */
  crypto_amount: v.string(),
  crypto_arrived: v.string(),
  crypto_rest: v.string(),
  /** The last transaction, and where it can be looked at; null where no explorer is set up for the network. */
  transaction_hash: v.nullable(v.string()),
  transaction_url: v.nullable(v.string()),
  payment_url: v.string(),
  confirmations: v.number(),
  required_confirmations: v.number(),
  created_at: v.string(),
  expires_at: v.string(),
});
export type Deposit = v.InferOutput<typeof Deposit>;

/** The network of each currency that can be paid with now; a currency that is not taken is left out. */
export const TopUpNetworks = v.object({ networks: v.record(v.string(), v.string()) });
/** By currency: 'Ethereum (ERC-20)'. */
export type TopUpNetworks = v.InferOutput<typeof TopUpNetworks>['networks'];

/** What an invoice is made of; countryIso2 is always US. */
export const CreateInvoice = v.object({
  user_uuid: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(
    SentMoney,
    v.minValue(minimumTopUp, t('The minimum top-up is 10')),
    v.maxValue(maximumTopUp, t('The maximum top-up is 100000')),
  ),
  currency: TopUpCurrency,
  first_name: v.string(),
  last_name: v.string(),
  email: v.pipe(v.string(), v.email()),
  phone: v.string(),
  countryIso2: v.literal('US'),
});
export type CreateInvoice = v.InferOutput<typeof CreateInvoice>;

export const InvoiceCreated = v.object({ payment_url: v.string() });

/** The invoice id is the part after the last 'io/', for a host may end in it; null when the address holds none. */
export const invoiceIdOf = (paymentUrl: string): string | null =>
  /^(?:.*[./])?io\/([A-Za-z0-9_-]+)/.exec(paymentUrl)?.[1] ?? null;

export const Balance = v.object({ balance: Money, currency: v.literal(accountCurrency) });
export type Balance = v.InferOutput<typeof Balance>;

export const SocketTicket = v.object({ ticket: v.string() });
/** First message of the browser on the payment websocket. */
export const SocketHello = v.object({ type: v.literal('ticket'), ticket: v.string() });
/** What of a customer may be another than it was: no more is said of it, the rest is read over HTTP. */
const changedSubjects = ['balance', 'deposits', 'projects', 'subscriptions', 'orders', 'notices'] as const;
export type ChangedSubject = (typeof changedSubjects)[number];
/** What the server says on it. */
export const SocketMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('changed'), subject: v.picklist(changedSubjects) }),
  v.object({ type: v.literal('deposit'), deposit: Deposit }),
]);
export type SocketMessage = v.InferOutput<typeof SocketMessage>;
