import type { TopUpCurrency } from '../../../contract/wire/money/money';

/** A transaction that pays into an invoice, as the gateway sees it on the network. */
export interface GatewayPayment {
  hash: string;
  /** Coins, a decimal string. */
  cryptoAmount: string;
  /** Minor units of the account currency at the invoice's rate. */
  amount: number;
  confirmations: number;
  /** orphaned: the network took it back. */
  status: 'pending' | 'confirmed' | 'orphaned';
  /** Milliseconds. */
  seenAt: number;
}

export interface GatewayInvoice {
  /** The part of the payment address after 'io/'. */
  id: string;
  /** Ours, given at its creation. */
  reference: string;
  paymentUrl: string;
  currency: TopUpCurrency;
  network: string;
  address: string;
  /** Coins, a decimal string. */
  cryptoAmount: string;
  requiredConfirmations: number;
  payments: GatewayPayment[];
  /** Milliseconds. */
  expiresAt: number;
}

export interface InvoiceRequest {
  /** Makes it happen once: the same reference gets the same invoice. */
  reference: string;
  /** Minor units of the account currency. */
  amount: number;
  currency: TopUpCurrency;
  /** Where the gateway tells of changes. */
  callbackUrl: string;
  customer: { firstName: string; lastName: string; email: string; phone: string; country: string };
}

/** What the gateway says happened. Only a hint: amounts and states are looked up. */
export interface GatewayNotice {
  /** Of the delivery; a replay has the same. */
  id: string;
  kind: string;
  invoiceId: string;
  reference: string;
}

export interface PaymentProvider {
  /** @throws {GatewayRefused} when it never will, {GatewayUnavailable} when it may later */
  createInvoice(request: InvoiceRequest): Promise<GatewayInvoice>;
  /** @throws {GatewayRefused | GatewayUnavailable} */
  findInvoice(id: string): Promise<GatewayInvoice>;
  /** A delivery whose signature holds and is at most 5 minutes from `now` (ms); else null. */
  readNotice(body: string, signature: string | undefined, now: number): GatewayNotice | null;
}

/** The gateway answered that it will not do this. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No answer, or none that tells whether it happened. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable';
}
