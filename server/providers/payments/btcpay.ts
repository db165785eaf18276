import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { toDecimal } from '../../../contract/rules/money/amount';
import {
  accountCurrency,
  TopUpCurrency,
  topUpCurrencies,
  type TopUpNetworks,
} from '../../../contract/wire/money/money';
import { askGateway } from './ask';
import { creditsOf } from './btcpayAmounts';
import { BtcpayDelivery, BtcpayInvoice, BtcpayMethod, BtcpayStoreMethod } from './btcpayWire';
import {
  type GatewayInvoice,
  type GatewayPayment,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentProvider,
} from './payments';
import type { BtcpaySettings } from './settings';

type Invoice = v.InferOutput<typeof BtcpayInvoice>;
type Method = v.InferOutput<typeof BtcpayMethod>;

/** What a new invoice asks of BTCPay. */
const checkout = {
  expirationMinutes: 30,
  // As long as we look after what comes late.
  monitoringMinutes: 7 * 24 * 60,
  // One confirmation: a balance can be spent at once, so nothing is credited that the network has not confirmed.
  speedPolicy: 'MediumSpeed',
  paymentTolerance: 0,
};
const confirmations = { HighSpeed: 0, MediumSpeed: 1, LowMediumSpeed: 2, LowSpeed: 6 } as const;
const networks: Record<string, string> = { 'BTC-CHAIN': 'Bitcoin', 'LTC-CHAIN': 'Litecoin', 'ETH-CHAIN': 'Ethereum' };
/** Of a list of invoices. */
const pageSize = 100;

/**
 * BTCPay Server 2 through its Greenfield API. It has no idempotency key: the reference is its order id, by which an invoice
 * is found before another is made. `timeout` in ms is for all the requests of one question (8 s).
 */
export function btcpayPayments(
  { address, store, key, webhookSecret }: BtcpaySettings,
  timeout = 8_000,
): PaymentProvider {
  const place = `${address}/api/v1/stores/${encodeURIComponent(store)}`;
  const ask = <S extends v.GenericSchema<unknown, unknown>>(
    path: string,
    schema: S,
    signal: AbortSignal,
    body?: Record<string, unknown>,
  ) =>
    askGateway(
      `${place}${path}`,
      {
        signal,
        headers: {
          accept: 'application/json',
          authorization: `token ${key}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      },
      schema,
    );
  // Replaced and double-spent ones too: who paid with such a one is told so.
  const methodsOf = (id: string, signal: AbortSignal) =>
    ask(
      `/invoices/${encodeURIComponent(id)}/payment-methods?onlyAccountedPayments=false`,
      v.array(BtcpayMethod),
      signal,
    );

  /** The first that was made: an answer that was lost, or a look at the same time, may have led to two. */
  async function findByReference(reference: string, signal: AbortSignal): Promise<Invoice | undefined> {
    const found = await ask(`/invoices?orderId=${reference}`, v.array(BtcpayInvoice), signal);
    return found
      .filter((invoice) => invoice.metadata?.orderId === reference)
      .sort((one, other) => one.createdTime - other.createdTime || (one.id < other.id ? -1 : 1))[0];
  }

  const offeredMethods = (signal: AbortSignal) =>
    ask('/payment-methods?onlyEnabled=true', v.array(BtcpayStoreMethod), signal);

  async function methodFor(currency: TopUpCurrency, signal: AbortSignal): Promise<string> {
    const method = methodOf(await offeredMethods(signal), currency);
    if (method === undefined) throw new GatewayRefused(400, `The store takes no ${currency}`);
    return method;
  }

  return {
    signatureHeader: 'btcpay-sig',

    async createInvoice({ reference, amount, currency, customer }) {
      const signal = AbortSignal.timeout(timeout);
      let invoice = await findByReference(reference, signal);
      if (!invoice) {
        const method = await methodFor(currency, signal);
        invoice = await ask('/invoices', BtcpayInvoice, signal, {
          amount: toDecimal(amount),
          currency: accountCurrency,
          metadata: { orderId: reference, buyerEmail: customer.email, buyerCountry: customer.country },
          checkout: { ...checkout, paymentMethods: [method], defaultPaymentMethod: method },
        });
      }
      return invoiceOf(invoice, reference, await methodsOf(invoice.id, signal));
    },

    async findInvoice(id) {
      const signal = AbortSignal.timeout(timeout);
      const invoice = await ask(`/invoices/${encodeURIComponent(id)}`, BtcpayInvoice, signal);
      const reference = invoice.metadata?.orderId;
      // The store may sell elsewhere too.
      if (!v.is(v.pipe(v.string(), v.uuid()), reference)) throw new GatewayRefused(404, 'The invoice is none of ours');
      return invoiceOf(invoice, reference, await methodsOf(id, signal));
    },

    async listNetworks() {
      const offered = await offeredMethods(AbortSignal.timeout(timeout));
      const named: TopUpNetworks = {};
      for (const currency of topUpCurrencies) {
        const method = methodOf(offered, currency);
        if (method !== undefined) named[currency] = networkOf(method);
      }
      return named;
    },

    async listReceipts(since) {
      const receipts = [];
      for (let skip = 0; ; skip += pageSize) {
        const page = await ask(
          `/invoices?startDate=${Math.floor(since / 1000)}&skip=${skip}&take=${pageSize}`,
          v.array(BtcpayInvoice),
          AbortSignal.timeout(timeout),
        );
        for (const invoice of page) {
          const payments = paymentsOf(invoice, await methodsOf(invoice.id, AbortSignal.timeout(timeout)));
          if (payments.length > 0)
            receipts.push({ id: invoice.id, reference: invoice.metadata?.orderId ?? '', payments });
        }
        if (page.length < pageSize) return receipts;
      }
    },

    readNotice(body, signature) {
      if (!isSigned(body, signature, webhookSecret)) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BtcpayDelivery), body);
      if (!parsed.success) return null;
      const { deliveryId, originalDeliveryId, type, invoiceId } = parsed.output;
      // A delivery that is sent again has an id of its own, and that of the first.
      return { id: `btcpay:${originalDeliveryId ?? deliveryId}`, kind: type, invoiceId: invoiceId ?? null };
    },
  };
}

/** How a store takes a currency: on its own chain, or on the first other one. */
function methodOf(offered: readonly v.InferOutput<typeof BtcpayStoreMethod>[], currency: TopUpCurrency) {
  const fitting = offered
    .filter(({ enabled, paymentMethodId: id }) => enabled && id.startsWith(`${currency}-`) && !isLightning(id))
    .map(({ paymentMethodId }) => paymentMethodId);
  return fitting.find((id) => id === `${currency}-CHAIN`) ?? fitting[0];
}

/** 'USDT-TRON' is on TRON. */
const networkOf = (method: string) => networks[method] ?? method.slice(method.indexOf('-') + 1);

const isLightning = (method: string) => /-(?:LN|LNURL|LightningNetwork)$/.test(method);

/** `sha256=<HMAC-SHA-256 of the body in hexadecimal>`. No time is signed, so an old delivery holds as well as a new one. */
function isSigned(body: string, signature: string | undefined, key: string): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1];
  if (hex === undefined) return false;
  return timingSafeEqual(createHmac('sha256', key).update(body).digest(), Buffer.from(hex, 'hex'));
}

function invoiceOf(invoice: Invoice, reference: string, methods: readonly Method[]): GatewayInvoice {
  const method = methods.find(({ paymentMethodId }) => !isLightning(paymentMethodId));
  const currency = method?.paymentMethodId.split('-')[0];
  if (!method || !v.is(TopUpCurrency, currency)) {
    throw new GatewayUnavailable('The payment gateway names no way to pay the invoice');
  }
  return {
    gateway: 'btcpay',
    id: invoice.id,
    reference,
    // Our invoices' id is what follows 'io/'; the checkout does not read its fragment.
    paymentUrl: `${invoice.checkoutLink}#/io/${invoice.id}`,
    currency,
    network: networkOf(method.paymentMethodId),
    address: method.destination,
    cryptoAmount: method.amount,
    requiredConfirmations: requiredOf(invoice),
    payments: paymentsOf(invoice, methods),
    expiresAt: invoice.expirationTime * 1000,
  };
}

const requiredOf = ({ checkout: asked }: Invoice) => confirmations[asked?.speedPolicy ?? 'MediumSpeed'];

/** BTCPay does not tell confirmations: a payment has all that it needs, or none. */
function paymentsOf(invoice: Invoice, methods: readonly Method[]): GatewayPayment[] {
  const isRejected = invoice.status === 'Invalid' && invoice.additionalStatus === 'Marked';
  return methods.flatMap((method) =>
    creditsOf(method).map(({ payment, amount }) => {
      const isSettled = payment.status === 'Settled' && !isRejected;
      // Of an invalid invoice nobody watches the rest. Should it be confirmed after all, it is credited then.
      const lost = invoice.status === 'Invalid' ? 'orphaned' : payment.status === 'Invalid' ? 'replaced' : null;
      return {
        hash: payment.id,
        cryptoAmount: payment.value,
        amount,
        confirmations: isSettled ? requiredOf(invoice) : 0,
        status: isSettled ? 'confirmed' : (lost ?? 'pending'),
        seenAt: payment.receivedDate * 1000,
      };
    }),
  );
}
