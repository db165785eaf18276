import type { NoticeBody } from '../../providers/payments/wire';
import { sign, signatureHeader } from '../../providers/payments/signature';
import type { Clock } from '../../clock';
import { type RandomSource, secret } from '../../random';
import { type StoredInvoice, viewOf } from './invoices';
import type { InvoiceStore } from './store';

export interface NoticeParts {
  store: InvoiceStore;
  clock: Clock;
  random: RandomSource;
  /** Signs each delivery. */
  key: string;
  /** Milliseconds for one confirmation. */
  pace: number;
}

/** Milliseconds before the next attempt after `attempts` failed ones. */
const backoff = (attempts: number) => Math.min(60_000, 500 * 2 ** attempts);

/** Tells the receiver of each change, again until it answers with 2xx. */
export function createNotices({ store, clock, random, key, pace }: NoticeParts) {
  const underway = new Set<string>();

  const stateOf = (invoice: StoredInvoice) => {
    const { status, payments } = viewOf(invoice, clock.now(), pace);
    return [status, ...payments.map((one) => `${one.hash}:${one.confirmations}:${one.status}`)].join('|');
  };

  async function send(callbackUrl: string, body: string): Promise<boolean> {
    try {
      const response = await fetch(callbackUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(body, clock.now(), key) },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  const noticeOf = ({ id, reference }: StoredInvoice) => {
    const notice: NoticeBody = {
      id: `evt_${secret(random, 12)}`,
      type: 'invoice.updated',
      created_at: new Date(clock.now()).toISOString(),
      data: { invoice_id: id, reference },
    };
    return { id: notice.id, body: JSON.stringify(notice) };
  };

  async function tell(invoice: StoredInvoice): Promise<void> {
    const state = stateOf(invoice);
    if (state === invoice.told || clock.now() < invoice.nextAttemptAt || underway.has(invoice.id)) return;
    underway.add(invoice.id);
    try {
      const delivery = noticeOf(invoice);
      const isTold = await send(invoice.callbackUrl, delivery.body);
      const current = store.find(invoice.id);
      if (!current) return;
      const attempts = isTold ? 0 : current.attempts + 1;
      const nextAttemptAt = isTold ? 0 : clock.now() + backoff(attempts);
      store.save({ ...current, ...(isTold ? { told: state } : {}), delivery, attempts, nextAttemptAt });
    } finally {
      underway.delete(invoice.id);
    }
  }

  return {
    /** Tells of what changed since the last time. */
    async look(): Promise<void> {
      await Promise.all([...store.all()].map(tell));
    },
    /** Sends the last delivery once more, as a gateway does that missed the answer to it. */
    async replay({ id }: StoredInvoice): Promise<void> {
      const invoice = store.find(id);
      if (invoice?.delivery) await send(invoice.callbackUrl, invoice.delivery.body);
    },
    /** The state that the receiver knows when it has made the invoice itself. */
    stateOf,
  };
}
