import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** A mail that came in, as far as anybody needs it. */
export interface InboundMail {
  /** The mailbox that it was sent to. */
  recipient: string;
  /** The mailbox in its From, in small letters; '' for none or several. */
  from: string;
  /** Message-ID, or what the service calls it. */
  id: string;
  /** Plain text; what it says in HTML is not looked at. */
  text: string;
  /** Whether the service has found that it comes from the domain of its From. */
  isVouchedFor: boolean;
  /** Written by a program: an answer of an absent person, a list, a notice that a mail did not arrive. */
  isAutomatic: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Milliseconds that a signature holds. */
const freshness = 5 * 60_000;

const Headers = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.string()])),
  v.transform((pairs) => pairs.map(([name, value]) => ({ name: name.toLowerCase(), value }))),
);

const textOf = (fields: Fields, name: string) => {
  const field = fields[name];
  return typeof field === 'string' ? field : '';
};

/** Whether Mailgun signed it with `key`, a moment ago: HMAC-SHA256 over timestamp and token. `now` in ms. */
export function isSigned(fields: Fields, key: string, now: number): boolean {
  const [timestamp, token, signature] = ['timestamp', 'token', 'signature'].map((name) => textOf(fields, name));
  if (!timestamp || !token || !/^[0-9a-f]{64}$/.test(signature ?? '')) return false;
  if (!(Math.abs(now - Number(timestamp) * 1_000) <= freshness)) return false;
  const due = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
  return timingSafeEqual(due, Buffer.from(signature ?? '', 'hex'));
}

/** 'Ada <ada@bakery.example>' or the mailbox alone. */
const mailboxIn = (from: string): string => {
  const found = /^(?:[^<>,]*<([^<>\s,]+@[^<>\s,]+)>|([^<>\s,]+@[^<>\s,]+))$/.exec(from.trim());
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
};
const domainOf = (mailbox: string) => mailbox.slice(mailbox.lastIndexOf('@') + 1);

/** Reads what Mailgun posts for a route (`forward`, parsed); null for what is no mail of its. */
export function readMailgun(fields: Fields): InboundMail | null {
  const parsed = v.safeParse(Headers, fields['message-headers']);
  if (!parsed.success) return null;
  const all = (name: string) => parsed.output.filter((header) => header.name === name).map(({ value }) => value);
  const one = (name: string) => all(name).at(-1) ?? '';
  const froms = all('from');
  const from = froms.length === 1 ? mailboxIn(froms[0] ?? '') : '';
  const sender = textOf(fields, 'sender').toLowerCase();
  const id = one('message-id') || textOf(fields, 'token');
  const recipient = textOf(fields, 'recipient');
  if (recipient === '' || id === '') return null;
  const domain = domainOf(from);
  // A pass says that some domain sent it: it counts when that is the domain of the From.
  const signers = all('dkim-signature').map((value) => /(?:^|;)\s*d=([^;\s]+)/i.exec(value)?.[1]?.toLowerCase() ?? '');
  const isByDkim =
    /^pass/i.test(one('x-mailgun-dkim-check-result')) && signers.length > 0 && signers.every((one) => one === domain);
  const isBySpf = /^pass/i.test(one('x-mailgun-spf')) && domainOf(sender) === domain;
  const submitted = one('auto-submitted').toLowerCase();
  return {
    recipient,
    from,
    id: id.slice(0, 500),
    // What was answered alone, where the service has told it from what is quoted.
    text: textOf(fields, 'stripped-text') || textOf(fields, 'body-plain'),
    isVouchedFor: from !== '' && (isByDkim || isBySpf),
    isAutomatic:
      sender === '' ||
      (submitted !== '' && submitted !== 'no') ||
      /^(?:bulk|junk|list|auto_reply)$/i.test(one('precedence')) ||
      all('x-autoreply').length > 0 ||
      all('list-id').length > 0 ||
      /^(?:mailer-daemon|postmaster)@/.test(from),
  };
}
