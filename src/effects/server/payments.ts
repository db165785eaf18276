import * as v from 'valibot';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { type Deposit, invoiceIdOf } from '../../../contract/wire/money/money';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { DepositEvent } from '../../../machines/money/deposit/deposit.machine';
import type { Invoice, InvoiceRequest } from '../../../machines/money/topup/topup.amount';
import { call } from './call';
import { followDeposits } from './followDeposits';
import { settings } from '../browser/settings';

/** The gateway panel's word to our window: ours, or BTCPay's when all that was asked for was seen. */
const GatewayMessage = v.union([
  v.object({ type: v.literal('cryptocurrency-payment'), invoiceId: v.string() }),
  v.object({ status: v.picklist(['Processing', 'Settled']), invoiceId: v.string() }),
]);

const originOf = (address: string) => new URL(address).origin;

/** A panel is opened from the own origin of one of the gateways alone. */
function invoiceAt(paymentUrl: string): Invoice {
  const invoiceId = invoiceIdOf(paymentUrl);
  if (!invoiceId || !settings().VITE_PAYMENT_URL.split(' ').map(originOf).includes(originOf(paymentUrl)))
    throw { status: null, message: t('The payment service gave no address that we know.') };
  return { invoiceId, paymentUrl };
}

/** What an invoice is made of. The gateway is always told US as country; the one of the profile is not for it. */
export const createInvoice = fromPromise<Invoice, InvoiceRequest>(async ({ input, signal }) => {
  const { profile, amount, currency } = input;
  const body = {
    user_uuid: profile.uuid,
    amount: toDecimal(amount),
    currency,
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email,
    phone: profile.phone_number,
    countryIso2: 'US' as const,
  };
  return invoiceAt((await call('createInvoice', { body }, signal)).payment_url);
});

const lookUp = (invoice: string, signal: AbortSignal) => call('lookupInvoice', { params: { invoice } }, signal);

/** A deposit that was begun before. */
export const openInvoice = fromPromise<Invoice, { invoiceId: string }>(async ({ input, signal }) =>
  invoiceAt((await lookUp(input.invoiceId, signal)).payment_url),
);

export const findDeposit = fromPromise<Deposit, { invoiceId: string }>(({ input, signal }) =>
  lookUp(input.invoiceId, signal),
);

/** Hears the server's word on deposits, as the tab's one connection has it; the lookup goes on without it. */
export const watchDeposit = fromCallback<EventObject, undefined>(({ system, sendBack }) =>
  followDeposits(system, (deposit) => sendBack({ type: 'deposit.changed', deposit } satisfies DepositEvent)),
);

/**
 * The panel's message: from its own window and exact origin, about this invoice, in the agreed shape (docs/product.md,
 * Foreign content).
 */
export const watchPanel = fromCallback<EventObject, { invoiceId: string }>(({ input, sendBack }) => {
  const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const panel = document.querySelector<HTMLIFrameElement>('iframe[data-panel]');
    if (!panel || source !== panel.contentWindow || from !== originOf(panel.src)) return;
    const said = v.safeParse(GatewayMessage, data);
    if (said.success && said.output.invoiceId === input.invoiceId) sendBack({ type: 'panel.paid' });
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
});
