import { dictionary } from '@zxcvbn-ts/language-common';
import { t } from '../../../contract/languages/t';
import { Problem } from '../../http/problem';

/** About 49,000 of those that are met most often in passwords that got out, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const product = 'sitewright';

/** The password as a whole is looked up: what somebody puts around a word may be all that makes it theirs. */
function whyEasy(password: string, email: string): string | null {
  const plain = password.toLowerCase();
  const [mailbox] = email.toLowerCase().split('@');
  if (common.has(plain)) return t('This password is among the most common ones. Please choose another.');
  if ([email.toLowerCase(), mailbox].includes(plain))
    return t('This password is in your email address. Please choose another.');
  return plain === product ? t('This password is our own name. Please choose another.') : null;
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
