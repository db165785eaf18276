import type { gatewayNames, TopUpCurrency, TopUpNetworks } from '../../../contract/wire/money/money';

export type GatewayName = (typeof gatewayNames)[number];

/** A transaction that pays into an invoice, as the gateway sees it on the network. */
export interface GatewayPayment {
  hash: string;
  /** Coins, a decimal string. */
  cryptoAmount: string;
  /** Minor units of the account currency at the invoice's rate. */
  amount: number;
  confirmations: number;
  /** orphaned: the network took it back; replaced: its sender did, with another one of a higher fee. */
  status: 'pending' | 'confirmed' | 'orphaned' | 'replaced';
  /** Milliseconds. */
  seenAt: number;
}

export interface GatewayInvoice {
  gateway: GatewayName;
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
  /** null: of something else than an invoice. */
  invoiceId: string | null;
}

/** What an invoice at the gateway took in; the reference is whatever its maker wrote there, '' for nothing. */
export type GatewayReceipt = Pick<GatewayInvoice, 'id' | 'reference' | 'payments'>;

export interface PaymentProvider {
  /** The header in which a delivery is signed. */
  signatureHeader: string;
  /** @throws {GatewayRefused} when it never will, {GatewayUnavailable} when it may later */
  createInvoice(request: InvoiceRequest): Promise<GatewayInvoice>;
  /** @throws {GatewayRefused | GatewayUnavailable} */
  findInvoice(id: string): Promise<GatewayInvoice>;
  /** On which network each currency is paid, by currency; one that is not taken is left out. @throws as findInvoice */
  listNetworks(): Promise<TopUpNetworks>;
  /** All that was paid into since a moment (ms), ours or not. Absent where a gateway cannot list. @throws as findInvoice */
  listReceipts?(since: number): Promise<GatewayReceipt[]>;
  /** A delivery whose signature holds at `now` (ms); else null. A signed time is at most 5 minutes away from it. */
  readNotice(body: string, signature: string | undefined, now: number): GatewayNotice | null;
}

/** Those that are set up. An invoice stays with the one that made it, whatever makes new ones. */
export interface PaymentGateways {
  /** Which makes new invoices. */
  current: GatewayName;
  all: Partial<Record<GatewayName, PaymentProvider>>;
}

/** @throws {GatewayUnavailable} for one that is not set up (any more): what it knows may be asked later */
export function gatewayOf({ all }: PaymentGateways, name: GatewayName): PaymentProvider {
  const gateway = all[name];
  if (!gateway) throw new GatewayUnavailable(`The gateway '${name}' is not set up`);
  return gateway;
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
