import { toDecimal } from '../../../contract/rules/money/amount';
import type { Letter } from './mail';

const signature = 'Sitewright';
const euros = (amount: number) => `${toDecimal(amount)} EUR`;

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
  subject: `${euros(amount)} was added to your balance`,
  text: `Your top-up in ${currency} has arrived: ${euros(amount)} was added to your balance, which was ${euros(balance)} then.\n\nYour transactions show it.\n\n${signature}`,
});

/** A charge took the balance below what its customer has set: minor units. */
export const balanceLow = ({ balance, threshold }: { balance: number; threshold: number }): Letter => ({
  kind: 'low-balance',
  subject: `Your balance is ${euros(balance)}`,
  text: `Your balance is ${euros(balance)}. That is below the ${euros(threshold)} at which you want to be told.\n\nAdd funds under Billing, so that your next charges are covered.\n\n${signature}`,
});

/** Beside the message itself, which goes to whom the business has named. */
export const visitorWrote = ({ domain, name }: { domain: string; name: string }): Letter => ({
  kind: 'site-message-notice',
  subject: `A visitor wrote through ${domain}`,
  text: `${name} has written through ${domain}. You read it under Messages, on the page of that website.\n\n${signature}`,
});

/** What happened in a day, oldest first, in one mail. */
export const digest = (notices: readonly { title: string; text: string; target: string }[], app: string): Letter => ({
  kind: 'digest',
  subject: notices.length === 1 ? (notices[0]?.title ?? '') : `${notices.length} things that happened at Sitewright`,
  text: `${notices.map(({ title, text, target }) => `${title}\n${text}\n${app}${target}`).join('\n\n')}\n\nYou get one mail a day. Change that at ${app}/settings/notifications.\n\n${signature}`,
});

export const testNotice: Letter = {
  kind: 'notice-test',
  subject: 'A test from Sitewright',
  text: `This is the test that you asked for: your mails arrive.\n\n${signature}`,
};
