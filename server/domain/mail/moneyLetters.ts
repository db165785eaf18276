import { toDecimal } from '../../../contract/rules/money/amount';
import type { Letter } from './mail';

const signature = 'Sitewright';

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A moment (ms) as customers read it, '31 January 2027'; days are those of UTC. */
export const dayText = (at: number) => dates.format(at);

const euros = (amount: number) => `${toDecimal(amount)} EUR`;

/** A fee and whose it is: minor units, and the app's address, where money is added. */
interface Charge {
  domain: string;
  amount: number;
  app: string;
}

/**
 * Tells of the next month's charge. `at` ms; `balance` is what there will be for it, less than nothing never: what is due
 * before it is taken off.
 */
export function renewalAhead({ domain, amount, app, at, balance }: Charge & { at: number; balance: number }): Letter {
  const word =
    balance >= amount
      ? `Your balance covers it. You need not do anything.`
      : `Your balance does not cover it: please add ${euros(amount - balance)} or more by then, at ${app}.`;
  return {
    kind: 'renewal-ahead',
    subject: `${domain}: ${euros(amount)} on ${dayText(at)}`,
    text: `The next month of ${domain} begins on ${dayText(at)}. On that day ${euros(amount)} is taken from your balance.\n\n${word}\n\n${signature}`,
  };
}

/** The first try was refused. The tries that follow, ms. */
export function renewalRefused({
  domain,
  amount,
  app,
  balance,
  nextTryAt,
  lastTryAt,
}: Charge & { balance: number; nextTryAt: number; lastTryAt: number }): Letter {
  return {
    kind: 'renewal-refused',
    subject: `${domain}: your balance does not cover the month`,
    text: `The month of ${domain} costs ${euros(amount)}, and your balance is ${euros(balance)}. Nothing was taken.\n\nPlease add ${euros(amount - balance)} or more at ${app}: the month is then paid at once. We look again on ${dayText(nextTryAt)} and, for the last time, on ${dayText(lastTryAt)}. If the balance does not cover it then, the website goes offline until it does. Nothing is deleted.\n\n${signature}`,
  };
}

export const websiteSuspended = ({ domain, amount, app, balance }: Charge & { balance: number }): Letter => ({
  kind: 'website-suspended',
  subject: `${domain} is offline: the month is not paid`,
  text: `The month of ${domain} costs ${euros(amount)}, and your balance is ${euros(balance)}. Visitors now read that the website is not available. Nothing is deleted, and the time offline is not charged.\n\nAdd ${euros(amount - balance)} or more at ${app}, and it is online again at once.\n\n${signature}`,
});

export const websiteResumed = ({
  domain,
  amount,
  until,
}: {
  domain: string;
  amount: number;
  until: number;
}): Letter => ({
  kind: 'website-resumed',
  subject: `${domain} is online again`,
  text: `${euros(amount)} was taken from your balance, and ${domain} is online again. The month that it pays began today and ends on ${dayText(until)}.\n\n${signature}`,
});

/** What a customer can do before a website's words are erased. */
const download = (app: string, eraseAt: number) =>
  `What it says is erased on ${dayText(eraseAt)}. Until then you can download it with all that we store of you: ${app}/settings/account.`;

export const cancellationNoted = (site: { domain: string; at: number; eraseAt: number; app: string }): Letter => ({
  kind: 'subscription-cancelled',
  subject: `${site.domain} ends on ${dayText(site.at)}`,
  text: `You have cancelled ${site.domain}. It stays online until ${dayText(site.at)}, the end of the month that is paid, and nothing more is charged. Until then you can take the cancellation back.\n\n${download(site.app, site.eraseAt)}\n\n${signature}`,
});

export const subscriptionEnded = (site: { domain: string; eraseAt: number; app: string }): Letter => ({
  kind: 'subscription-ended',
  subject: `${site.domain} has ended`,
  text: `The subscription of ${site.domain} has ended, as you asked. The website is offline, and nothing more is charged.\n\n${download(site.app, site.eraseAt)}\n\n${signature}`,
});

/** A deployment failed that may be tried again until a moment, ms. */
export const setupFailed = (site: { domain: string; reason: string; app: string; until: number }): Letter => ({
  kind: 'setup-failed',
  subject: `${site.domain} needs another try`,
  text: `Your website ${site.domain} could not be set up: ${site.reason}\n\nOpen it at ${site.app} and choose “Retry Deployment”. If it has not worked by ${dayText(site.until)}, you get everything back that you paid for it.\n\n${signature}`,
});

/** `draft`: id of the draft that holds all that was chosen but the name. */
export const orderRefunded = (order: {
  domain: string;
  amount: number;
  reason: string;
  app: string;
  draft: string;
}): Letter => ({
  kind: 'order-refunded',
  subject: `${order.domain}: ${euros(order.amount)} is back on your balance`,
  text: `Your website ${order.domain} could not be set up: ${order.reason}\n\nThe whole order is refunded: ${euros(order.amount)} is back on your balance. A coupon that you used can be used again.\n\nAll that you chose is saved. Choose another name for it at ${order.app}/website-setup?draft=${order.draft}\n\n${signature}`,
});

/** The operator gave back or corrected something: minor units, below zero what was taken. */
export const balanceCorrected = ({ amount, reason }: { amount: number; reason: string }): Letter => ({
  kind: 'balance-corrected',
  subject: amount < 0 ? `${euros(-amount)} was taken from your balance` : `${euros(amount)} was added to your balance`,
  text: `${amount < 0 ? `We took ${euros(-amount)} from your balance` : `We added ${euros(amount)} to your balance`}: ${reason}\n\nYour transactions show it with the same words.\n\n${signature}`,
});

/** An order that waited for money was not placed, and will not be. */
export const orderNotPlaced = (order: { domain: string; reason: string; app: string }): Letter => ({
  kind: 'order-not-placed',
  subject: `${order.domain} was not ordered`,
  text: `Your order of ${order.domain} waited for your balance and was not placed: ${order.reason}\n\nNothing was charged for it, and it waits no longer. What you have added stays on your balance. You can order at ${order.app}/website-setup.\n\n${signature}`,
});
