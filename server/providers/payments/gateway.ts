import * as v from 'valibot';
import { toDecimal } from '../../../contract/rules/money/amount';
import { askGateway } from './ask';
import type { GatewayInvoice, PaymentProvider } from './payments';
import { signatureHeader, verifySignature } from './signature';
import { Currencies, Invoice, Notice } from './wire';

export interface GatewayOptions {
  /** Without a slash at its end. */
  address: string;
  key: string;
  webhookSecret: string;
  /** Milliseconds before a request is given up (8 s). */
  timeout?: number;
}

/** The payment gateway over HTTP; the sandbox speaks the same. */
export function gatewayPayments({ address, key, webhookSecret, timeout = 8_000 }: GatewayOptions): PaymentProvider {
  const ask = <S extends v.GenericSchema<unknown, unknown>>(path: string, schema: S, init: RequestInit = {}) =>
    askGateway(
      `${address}${path}`,
      {
        ...init,
        headers: { accept: 'application/json', authorization: `Bearer ${key}`, ...init.headers },
        signal: AbortSignal.timeout(timeout),
      },
      schema,
    );
  const askInvoice = async (path: string, init?: RequestInit) => invoiceOf(await ask(path, Invoice, init));

  return {
    signatureHeader,
    createInvoice: ({ reference, amount, currency, callbackUrl, customer }) =>
      askInvoice('/invoices', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': reference },
        body: JSON.stringify({
          reference,
          price_amount: toDecimal(amount),
          price_currency: 'EUR',
          pay_currency: currency,
          callback_url: callbackUrl,
          customer: {
            first_name: customer.firstName,
            last_name: customer.lastName,
            email: customer.email,
            phone: customer.phone,
            country: customer.country,
          },
        } satisfies Record<string, unknown>),
      }),
    findInvoice: (id) => askInvoice(`/invoices/${encodeURIComponent(id)}`),
    async listNetworks() {
      const { currencies } = await ask('/currencies', Currencies);
      return Object.fromEntries(currencies.map(({ pay_currency: currency, network }) => [currency, network]));
    },
    readNotice(body, signature, now) {
      if (!verifySignature(body, signature, webhookSecret, now)) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), body);
      if (!parsed.success) return null;
      const { id, type, data } = parsed.output;
      return { id, kind: type, invoiceId: data.invoice_id };
    },
  };
}

const invoiceOf = (body: v.InferOutput<typeof Invoice>): GatewayInvoice => ({
  gateway: 'wire',
  id: body.id,
  reference: body.reference,
  paymentUrl: body.payment_url,
  currency: body.pay_currency,
  network: body.network,
  address: body.address,
  cryptoAmount: body.pay_amount,
  requiredConfirmations: body.confirmations_required,
  payments: body.transactions.map((payment) => ({
    hash: payment.hash,
    cryptoAmount: payment.amount,
    amount: payment.price_amount,
    confirmations: payment.confirmations,
    status: payment.status,
    seenAt: Date.parse(payment.first_seen_at),
  })),
  expiresAt: Date.parse(body.expires_at),
});
