import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MessageDoubt } from '../../../../contract/rules/websites/message';
import type { Entry } from './entry';

/** Milliseconds in which nobody reads a page and writes something. */
const hastiest = 3_000;
/** Milliseconds for which a page that asks to send once more can be answered. */
const patience = 3_600_000;
/** Links that a message may hold. */
const mostLinks = 2;

/** What a page can say of itself: it was shown with the form, or it asked a person, by their name of the day, to look once more. */
type Showing = { site: string } | { site: string; sender: string };

const signed = (salt: string, showing: Showing, at: number) =>
  createHmac('sha256', salt)
    .update(JSON.stringify(['form', showing.site, 'sender' in showing ? showing.sender : null, at]))
    .digest('base64url')
    .slice(0, 22);

/** What a page carries to say when it was shown; the salt is the day's, and so it holds for that day. `at` in ms. */
export const shownMark = (salt: string, showing: Showing, at: number) => `${at}.${signed(salt, showing, at)}`;

/** When a page was shown, ms; null for a mark that is not ours, or of another day, website or sender. */
function shownAt(salt: string, showing: Showing, mark: string): number | null {
  const [, text, signature] = /^(\d{1,15})\.([\w-]{22})$/.exec(mark) ?? [];
  if (text === undefined || signature === undefined) return null;
  const expected = signed(salt, showing, Number(text));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(text) : null;
}

export interface Sending {
  entry: Entry;
  /** What stood in the field that nobody sees. */
  trap: string;
  /** What the page said of when it was shown. */
  mark: string;
  /** Whether the browser says that the form stood on somebody else's page. */
  isForeign: boolean;
  site: string;
  sender: string;
  salt: string;
  /** Milliseconds. */
  now: number;
}

/**
 * Why a message may be a machine's; null for one that is taken as a person's. What was asked for and comes again after a
 * while, by who was asked, is taken whatever else it is: no browser's habit and no link costs a person their message.
 */
export function doubtOf({ entry, trap, mark, isForeign, site, sender, salt, now }: Sending): MessageDoubt | null {
  const asked = shownAt(salt, { site, sender }, mark);
  if (asked !== null && now - asked >= hastiest && now - asked <= patience) return null;
  if (trap !== '') return 'trap';
  const shown = shownAt(salt, { site }, mark);
  if (shown === null && asked === null) return 'unseen';
  if (now - (shown ?? asked ?? now) < hastiest) return 'hasty';
  if (isForeign) return 'foreign';
  return isLittered(entry) ? 'links' : null;
}

function isLittered({ name, message }: Entry): boolean {
  const text = `${name}\n${message}`;
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  return links > mostLinks || /<\/?[a-z!][^>]*>|\[\/?(?:url|link|img)\b/i.test(text);
}
