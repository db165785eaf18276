import { t } from '../../../contract/languages/t';
import { spoken } from '../../languages';
import type { Letter } from './mail';
import { dayText, euros, letterText } from './words';

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
export const renewalAhead = ({
  domain,
  amount,
  app,
  at,
  balance,
}: Charge & { at: number; balance: number }): Letter => ({
  kind: 'renewal-ahead',
  subject: t('{domain}: {amount} on {day}', { domain, amount: euros(amount), day: dayText(at) }),
  text: letterText(
    t('The next month of {domain} begins on {day}. On that day {amount} is taken from your balance.', {
      domain,
      day: dayText(at),
      amount: euros(amount),
    }),
    balance >= amount
      ? t('Your balance covers it. You need not do anything.')
      : t('Your balance does not cover it: please add {amount} or more by then, at {app}.', {
          amount: euros(amount - balance),
          app,
        }),
  ),
});

/** The first try was refused. The tries that follow, ms. */
export const renewalRefused = ({
  domain,
  amount,
  app,
  balance,
  nextTryAt,
  lastTryAt,
}: Charge & { balance: number; nextTryAt: number; lastTryAt: number }): Letter => ({
  kind: 'renewal-refused',
  subject: t('{domain}: your balance does not cover the month', { domain }),
  text: letterText(
    t('The month of {domain} costs {amount}, and your balance is {balance}. Nothing was taken.', {
      domain,
      amount: euros(amount),
      balance: euros(balance),
    }),
    t(
      'Please add {amount} or more at {app}: the month is then paid at once. We look again on {next} and, for the last time, on {last}. If the balance does not cover it then, the website goes offline until it does. Nothing is deleted.',
      { amount: euros(amount - balance), app, next: dayText(nextTryAt), last: dayText(lastTryAt) },
    ),
  ),
});

export const websiteSuspended = ({ domain, amount, app, balance }: Charge & { balance: number }): Letter => ({
  kind: 'website-suspended',
  subject: t('{domain} is offline: the month is not paid', { domain }),
  text: letterText(
    t(
      'The month of {domain} costs {amount}, and your balance is {balance}. Visitors now read that the website is not available. Nothing is deleted, and the time offline is not charged.',
      { domain, amount: euros(amount), balance: euros(balance) },
    ),
    t('Add {amount} or more at {app}, and it is online again at once.', { amount: euros(amount - balance), app }),
  ),
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
  subject: t('{domain} is online again', { domain }),
  text: letterText(
    t(
      '{amount} was taken from your balance, and {domain} is online again. The month that it pays began today and ends on {day}.',
      { amount: euros(amount), domain, day: dayText(until) },
    ),
  ),
});

/** What a customer can do before a website's words are erased. */
const download = (app: string, eraseAt: number) =>
  t('What it says is erased on {day}. Until then you can download it with all that we store of you: {page}.', {
    day: dayText(eraseAt),
    page: `${app}/settings/account`,
  });

export const cancellationNoted = (site: { domain: string; at: number; eraseAt: number; app: string }): Letter => ({
  kind: 'subscription-cancelled',
  subject: t('{domain} ends on {day}', { domain: site.domain, day: dayText(site.at) }),
  text: letterText(
    t(
      'You have cancelled {domain}. It stays online until {day}, the end of the month that is paid, and nothing more is charged. Until then you can take the cancellation back.',
      { domain: site.domain, day: dayText(site.at) },
    ),
    download(site.app, site.eraseAt),
  ),
});

export const subscriptionEnded = (site: { domain: string; eraseAt: number; app: string }): Letter => ({
  kind: 'subscription-ended',
  subject: t('{domain} has ended', { domain: site.domain }),
  text: letterText(
    t('The subscription of {domain} has ended, as you asked. The website is offline, and nothing more is charged.', {
      domain: site.domain,
    }),
    download(site.app, site.eraseAt),
  ),
});

/** A deployment failed that may be tried again until a moment, ms. */
export const setupFailed = (site: { domain: string; reason: string; app: string; until: number }): Letter => ({
  kind: 'setup-failed',
  subject: t('{domain} needs another try', { domain: site.domain }),
  text: letterText(
    t('Your website {domain} could not be set up: {reason}', { domain: site.domain, reason: site.reason }),
    t(
      'Open it at {app} and choose “Retry Deployment”. If it has not worked by {day}, you get everything back that you paid for it.',
      { app: site.app, day: dayText(site.until) },
    ),
  ),
});

/** `draft`: id of the draft that holds all that was chosen but the name. */
export const orderRefunded = (order: {
  domain: string;
  amount: number;
  /** In English, as it is written down. */
  reason: string;
  app: string;
  draft: string;
}): Letter => ({
  kind: 'order-refunded',
  subject: t('{domain}: {amount} is back on your balance', { domain: order.domain, amount: euros(order.amount) }),
  text: letterText(
    t('Your website {domain} could not be set up: {reason}', { domain: order.domain, reason: spoken(order.reason) }),
    t('The whole order is refunded: {amount} is back on your balance. A coupon that you used can be used again.', {
      amount: euros(order.amount),
    }),
    t('All that you chose is saved. Choose another name for it at {page}', {
      page: `${order.app}/website-setup?draft=${order.draft}`,
    }),
  ),
});

/** The operator gave back or corrected something: minor units, below zero what was taken. */
export const balanceCorrected = ({ amount, reason }: { amount: number; reason: string }): Letter => ({
  kind: 'balance-corrected',
  subject:
    amount < 0
      ? t('{amount} was taken from your balance', { amount: euros(-amount) })
      : t('{amount} was added to your balance', { amount: euros(amount) }),
  text: letterText(
    amount < 0
      ? t('We took {amount} from your balance: {reason}', { amount: euros(-amount), reason })
      : t('We added {amount} to your balance: {reason}', { amount: euros(amount), reason }),
    t('Your transactions show it with the same words.'),
  ),
});

/** An order that waited for money was not placed, and will not be. `reason` in English, as it is written down. */
export const orderNotPlaced = (order: { domain: string; reason: string; app: string }): Letter => ({
  kind: 'order-not-placed',
  subject: t('{domain} was not ordered', { domain: order.domain }),
  text: letterText(
    t('Your order of {domain} waited for your balance and was not placed: {reason}', {
      domain: order.domain,
      reason: spoken(order.reason),
    }),
    t(
      'Nothing was charged for it, and it waits no longer. What you have added stays on your balance. You can order at {page}.',
      { page: `${order.app}/website-setup` },
    ),
  ),
});
