import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../../http/problem';

/** About 49,000 of those that are met most often in passwords that got out, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const product = 'sitewright';
/** A name of fewer letters is in too many passwords by chance. */
const fewest = 4;

/** A word without what is put around it so that it is another one: 'Ada1984!' is 'ada'. */
const bare = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

function whyEasy(password: string, email: string): string | null {
  const plain = password.toLowerCase();
  if (common.has(plain)) return 'This password is among the most common ones. Please choose another.';
  const [mailbox = ''] = email.toLowerCase().split('@');
  const own = bare(mailbox);
  if ([email.toLowerCase(), mailbox].includes(plain) || (own.length >= fewest && own === bare(password)))
    return 'This password is in your email address. Please choose another.';
  return bare(password) === product ? 'This password is our own name. Please choose another.' : null;
}

/**
 * Refuses a password that whoever guesses tries first: one of the most common ones, the customer's own mailbox, the
 * product's name. Of letters, digits and signs nothing is asked: that makes passwords harder to remember and no harder to
 * guess. `field` is its name in the call. @throws {Problem} 400
 */
export function requireUncommon(password: string, { email, field }: { email: string; field: string }): void {
  const why = whyEasy(password, email);
  if (why !== null) throw new Problem(400, why, { code: 'common_password', fields: { [field]: why } });
}
