import * as v from 'valibot';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { type Deposit, GatewayMessage, invoiceIdOf, SocketMessage } from '../../../contract/wire/money/money';
import { toDecimal } from '../../../contract/rules/money/amount';
import type { DepositEvent } from '../../../machines/money/deposit/deposit.machine';
import type { Invoice, InvoiceRequest } from '../../../machines/money/topup/topup.amount';
import { call } from './call';
import { settings } from '../browser/settings';

const gatewayOrigin = () => new URL(settings().VITE_PAYMENT_URL).origin;

/** A panel is opened from the gateway's own origin alone. */
function invoiceAt(paymentUrl: string): Invoice {
  const invoiceId = invoiceIdOf(paymentUrl);
  if (!invoiceId || new URL(paymentUrl).origin !== gatewayOrigin())
    throw { status: null, message: 'The payment service gave no address that we know.' };
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

/** Milliseconds before a lost connection is tried again, doubling to the longest. */
const firstPause = 1_000;
const longestPause = 15_000;

/**
 * Hears the server's word on deposits over the websocket: a one-time ticket is the first message. It opens
 * again by itself; what was missed meanwhile is read by the lookup, which never stops.
 */
export const watchDeposit = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const end = new AbortController();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const again = () => {
    if (end.signal.aborted) return;
    timer = setTimeout(open, pause);
    pause = Math.min(longestPause, pause * 2);
  };
  const hear = (text: unknown) => {
    if (typeof text !== 'string') return;
    const said = v.safeParse(SocketMessage, JSON.parse(text));
    if (said.success && said.output.type === 'deposit')
      sendBack({ type: 'deposit.changed', deposit: said.output.deposit } satisfies DepositEvent);
    if (said.success) pause = firstPause;
  };
  const open = () => {
    call('socketTicket', { body: {} }, end.signal).then(({ ticket }) => {
      if (end.signal.aborted) return;
      socket = new WebSocket(settings().VITE_CRYPTO_WS_URL);
      socket.onopen = () => socket?.send(JSON.stringify({ type: 'ticket', ticket }));
      socket.onmessage = ({ data }) => hear(data);
      socket.onclose = again;
    }, again);
  };
  open();
  return () => {
    end.abort();
    clearTimeout(timer);
    if (socket) socket.onclose = null;
    socket?.close();
  };
});

/**
 * The panel's message: from its own window and exact origin, about this invoice, in the agreed shape (docs/product.md,
 * Foreign content).
 */
export const watchPanel = fromCallback<EventObject, { invoiceId: string }>(({ input, sendBack }) => {
  const origin = gatewayOrigin();
  const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const panel = document.querySelector<HTMLIFrameElement>('iframe[data-panel]');
    if (from !== origin || !panel || source !== panel.contentWindow) return;
    const said = v.safeParse(GatewayMessage, data);
    if (said.success && said.output.invoiceId === input.invoiceId) sendBack({ type: 'panel.paid' });
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
});
