import { plural, t } from '../../../contract/languages/t';
import type { Letter } from './mail';
import { euros, letterText } from './words';

/** Money of a top-up is on the balance: minor units. */
export const depositArrived = ({
  amount,
  balance,
  currency,
}: {
  amount: number;
  balance: number;
  currency: string;
}): Letter => ({
  kind: 'deposit-arrived',
  subject: t('{amount} was added to your balance', { amount: euros(amount) }),
  text: letterText(
    t('Your top-up in {currency} has arrived: {amount} was added to your balance, which was {balance} then.', {
      currency,
      amount: euros(amount),
      balance: euros(balance),
    }),
    t('Your transactions show it.'),
  ),
});

/** A charge took the balance below what its customer has set: minor units. */
export const balanceLow = ({ balance, threshold }: { balance: number; threshold: number }): Letter => ({
  kind: 'low-balance',
  subject: t('Your balance is {balance}', { balance: euros(balance) }),
  text: letterText(
    t('Your balance is {balance}. That is below the {threshold} at which you want to be told.', {
      balance: euros(balance),
      threshold: euros(threshold),
    }),
    t('Add funds under Billing, so that your next charges are covered.'),
  ),
});

/** Beside the message itself, which goes to whom the business has named. */
export const visitorWrote = ({ domain, name }: { domain: string; name: string }): Letter => ({
  kind: 'site-message-notice',
  subject: t('A visitor wrote through {domain}', { domain }),
  text: letterText(
    t('{name} has written through {domain}. You read it under Messages, on the page of that website.', {
      name,
      domain,
    }),
  ),
});

/** What happened in a day, oldest first, in one mail. */
export const digest = (notices: readonly { title: string; text: string; target: string }[], app: string): Letter => ({
  kind: 'digest',
  subject:
    notices.length === 1
      ? (notices[0]?.title ?? '')
      : plural(
          notices.length,
          '{count} thing that happened at Sitewright',
          '{count} things that happened at Sitewright',
        ),
  text: letterText(
    ...notices.map(({ title, text, target }) => `${title}\n${text}\n${app}${target}`),
    t('You get one mail a day. Change that at {page}.', { page: `${app}/settings/notifications` }),
  ),
});

export const testNotice = (): Letter => ({
  kind: 'notice-test',
  subject: t('A test from Sitewright'),
  text: letterText(t('This is the test that you asked for: your mails arrive.')),
});
