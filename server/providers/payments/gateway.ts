import * as v from 'valibot';
import { toDecimal } from '../../../contract/rules/money/amount';
import { type GatewayInvoice, GatewayRefused, GatewayUnavailable, type PaymentProvider } from './payments';
import { verifySignature } from './signature';
import { Invoice, Notice } from './wire';

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
  async function ask(path: string, init: RequestInit = {}): Promise<GatewayInvoice> {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${address}${path}`, {
        ...init,
        headers: { accept: 'application/json', authorization: `Bearer ${key}`, ...init.headers },
        signal: AbortSignal.timeout(timeout),
      });
      body = await response.json();
    } catch (cause) {
      throw new GatewayUnavailable('The payment gateway does not answer', { cause });
    }
    // 408, 409 and 429 are said of this attempt, not of the request.
    if (response.status >= 500 || [408, 409, 429].includes(response.status)) {
      throw new GatewayUnavailable(`The payment gateway answered ${response.status}`);
    }
    if (!response.ok) throw new GatewayRefused(response.status, `The payment gateway answered ${response.status}`);
    const parsed = v.safeParse(Invoice, body);
    if (!parsed.success) {
      throw new GatewayUnavailable(`The payment gateway's answer is not understood: ${v.getDotPath(parsed.issues[0])}`);
    }
    return invoiceOf(parsed.output);
  }

  return {
    createInvoice: ({ reference, amount, currency, callbackUrl, customer }) =>
      ask('/invoices', {
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
    findInvoice: (id) => ask(`/invoices/${encodeURIComponent(id)}`),
    readNotice(body, signature, now) {
      if (!verifySignature(body, signature, webhookSecret, now)) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), body);
      if (!parsed.success) return null;
      const { id, type, data } = parsed.output;
      return { id, kind: type, invoiceId: data.invoice_id, reference: data.reference };
    },
  };
}

const invoiceOf = (body: v.InferOutput<typeof Invoice>): GatewayInvoice => ({
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
