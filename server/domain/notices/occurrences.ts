import { t } from '../../../contract/languages/t';
import type { MailedSite } from '../../db/schema/accounts';
import { spoken } from '../../languages';
import { domainExpires } from '../mail/domainLetters';
import { newSignIn, websiteLive } from '../mail/letters';
import type { Letter } from '../mail/mail';
import { orderRefunded, renewalAhead, renewalRefused, setupFailed, websiteSuspended } from '../mail/moneyLetters';
import { balanceLow, depositArrived, visitorWrote } from '../mail/noticeLetters';
import { dayText, euros } from '../mail/words';
import type { Occurrence } from './announce';

/*
 * What customers are told of, one function an event: what makes it happen once, where it leads, the bell's words and the
 * mail's. Amounts are minor units, moments milliseconds, `app` is the app's address.
 */

const websitePage = (project: string, tab?: string) =>
  `/websites?site=${project}${tab === undefined ? '' : `&tab=${tab}`}`;

export const deposited = (it: {
  entry: string;
  deposit: string;
  amount: number;
  balance: number;
  currency: string;
}): Occurrence => ({
  event: 'deposit',
  key: `deposit:${it.entry}`,
  title: t('{amount} added to your balance', { amount: euros(it.amount) }),
  text: t('Your top-up in {currency} has arrived.', { currency: it.currency }),
  target: `/billing?tab=deposits&deposit=${it.deposit}`,
  letter: depositArrived(it),
});

/** `since`: the last movement after which the balance was not low; one stay below the threshold is one occurrence. */
export const ranLow = (it: { since: number; balance: number; threshold: number }): Occurrence => ({
  event: 'low-balance',
  key: `low-balance:${it.since}`,
  title: t('Your balance is {balance}', { balance: euros(it.balance) }),
  text: t('That is below the {threshold} at which you want to be told.', { threshold: euros(it.threshold) }),
  target: '/billing',
  letter: balanceLow(it),
});

interface Month {
  subscription: string;
  /** Of the period. */
  number: number;
  domain: string;
  amount: number;
  balance: number;
  app: string;
}

export const chargeAhead = (it: Month & { days: 7 | 3 | 1; at: number }): Occurrence => ({
  event: `charge-${it.days}`,
  key: `charge:${it.subscription}:${it.number}:${it.days}`,
  site: it.domain,
  title: t('{amount} on {day}', { amount: euros(it.amount), day: dayText(it.at) }),
  text:
    it.balance >= it.amount
      ? t('The next month begins then. Your balance covers it.')
      : t('The next month begins then. Your balance does not cover it: add {amount} or more.', {
          amount: euros(it.amount - it.balance),
        }),
  target: '/billing?tab=subscriptions',
  letter: renewalAhead(it),
});

export const chargeRefused = (it: Month & { nextTryAt: number; lastTryAt: number }): Occurrence => ({
  event: 'charge-failed',
  key: `charge-failed:${it.subscription}:${it.number}`,
  site: it.domain,
  title: t('Your balance does not cover the month'),
  text: t('Nothing was taken. Add {amount} or more: we look again on {day}.', {
    amount: euros(it.amount - it.balance),
    day: dayText(it.nextTryAt),
  }),
  target: '/billing',
  letter: renewalRefused(it),
});

/** Mailed whatever was chosen: the website is off. */
export const suspended = (it: Month): Occurrence => ({
  event: 'charge-failed',
  key: `suspended:${it.subscription}:${it.number}`,
  site: it.domain,
  title: t('Offline: the month is not paid'),
  text: t('Add {amount} or more, and it is online again at once.', { amount: euros(it.amount - it.balance) }),
  target: '/billing',
  letter: websiteSuspended(it),
  isOwed: true,
});

export const wentLive = (it: { project: string; businessName: string; site: MailedSite; app: string }): Occurrence => ({
  event: 'deployment-live',
  key: `live:${it.project}`,
  site: it.site.domain,
  title: t('Your website is live'),
  text: t('The website of {business} can be visited.', { business: it.businessName }),
  target: websitePage(it.project),
  letter: websiteLive(it.businessName, it.site, `${it.app}${websitePage(it.project)}`),
});

export const deploymentFailed = (it: {
  project: string;
  attempt: number;
  domain: string;
  reason: string;
  app: string;
  until: number;
}): Occurrence => ({
  event: 'deployment-failed',
  key: `failed:${it.project}:${it.attempt}`,
  site: it.domain,
  title: t('Your website needs another try'),
  text: it.reason,
  target: websitePage(it.project),
  letter: setupFailed(it),
});

/** Mailed whatever was chosen: money went back. `reason` in English, as it is written down; `draft`: of what was chosen, the order's id. */
export const gaveBack = (it: {
  domain: string;
  amount: number;
  reason: string;
  app: string;
  draft: string;
}): Occurrence => ({
  event: 'deployment-failed',
  key: `refunded:${it.draft}`,
  site: it.domain,
  title: t('{amount} is back on your balance', { amount: euros(it.amount) }),
  text: t('Your website could not be set up: {reason}', { reason: spoken(it.reason) }),
  target: `/website-setup?draft=${it.draft}`,
  letter: orderRefunded(it),
  isOwed: true,
});

export const expiring = (
  it: Parameters<typeof domainExpires>[0] & { project: string; year: number; days: number },
): Occurrence => ({
  event: 'domain-expiring',
  key: `domain:${it.project}:${it.year}:${it.days}`,
  site: it.domain,
  title: t('{domain} expires on {day}', { domain: it.domain, day: dayText(it.at) }),
  text: whyItExpires(it),
  target: websitePage(it.project, 'domain'),
  letter: domainExpires(it),
});

function whyItExpires({ hindrance, amount, balance }: Parameters<typeof domainExpires>[0]): string {
  if (hindrance === 'balance') return t('Add {amount} or more, and we renew it.', { amount: euros(amount - balance) });
  return hindrance === 'unpaid'
    ? t('Add funds: once the month of its website is paid, we renew it.')
    : t('It is not renewed, because you have cancelled its website.');
}

/** The message itself is mailed to whom the business has named: this is for its customer alone. */
export const wroteToSite = (it: { project: string; message: string; domain: string; name: string }): Occurrence => ({
  event: 'site-message',
  key: `site-message:${it.message}`,
  site: it.domain,
  title: t('A visitor wrote to you'),
  text: t('{name} has written through your website.', { name: it.name }),
  target: websitePage(it.project, 'messages'),
  letter: visitorWrote(it),
});

/** `message`: of the answer. */
export const ticketAnswered = (it: {
  ticket: string;
  message: string;
  subject: string;
  site?: string;
  letter: Letter;
}): Occurrence => ({
  event: 'ticket-answered',
  key: `ticket:${it.message}`,
  ...(it.site !== undefined && { site: it.site }),
  title: t('We have answered you'),
  text: it.subject,
  target: `/support/?thread=${it.ticket}`,
  letter: it.letter,
});

export const signedInElsewhere = (it: Parameters<typeof newSignIn>[0] & { session: string }): Occurrence => ({
  event: 'sign-in',
  key: `sign-in:${it.session}`,
  title: t('A new sign-in to your account'),
  text: t('From a device or an address that we have not seen before: {device}, {address}.', {
    device: it.device || t('an unnamed device'),
    address: it.address || t('an unknown address'),
  }),
  target: '/settings/account',
  letter: newSignIn(it),
});
