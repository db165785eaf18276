import { t } from '../../../contract/languages/t';
import { spoken } from '../../languages';
import type { Letter } from './mail';
import { dayText, euros, letterText } from './words';

interface Expiry {
  domain: string;
  app: string;
  /** Milliseconds. */
  at: number;
  hindrance: 'cancelled' | 'unpaid' | 'balance' | 'registrar';
  /** Of another year, and what there is for it: minor units. */
  amount: number;
  balance: number;
}

function whyAndWay({ domain, app, hindrance, amount, balance }: Expiry): [why: string, way: string] {
  if (hindrance === 'balance')
    return [
      t('Another year costs {amount}, and your balance is {balance}. Nothing was taken.', {
        amount: euros(amount),
        balance: euros(balance),
      }),
      t('Please add {amount} or more at {app}: we look again every hour, and renew it then.', {
        amount: euros(amount - balance),
        app,
      }),
    ];
  if (hindrance === 'unpaid')
    return [
      t('It is renewed with its website, whose month is not paid.'),
      t('Please add funds at {app}: the month is then paid at once, and we renew the domain.', { app }),
    ];
  return [
    t('It is not renewed, because you have cancelled its website. Nothing is charged for it.'),
    t('If you want to keep {domain}, take the cancellation back at {page} while the website is online.', {
      domain,
      page: `${app}/websites`,
    }),
  ];
}

/** A name ends that is not renewed. */
export const domainExpires = (expiry: Expiry): Letter => ({
  kind: 'domain-expires',
  subject: t('{domain} expires on {day}', { domain: expiry.domain, day: dayText(expiry.at) }),
  text: letterText(
    t('The registration of {domain} ends on {day}. After that anybody can register it.', {
      domain: expiry.domain,
      day: dayText(expiry.at),
    }),
    ...whyAndWay(expiry),
  ),
});

export const domainRenewed = ({
  domain,
  until,
  amount,
}: {
  domain: string;
  until: number;
  amount: number;
}): Letter => ({
  kind: 'domain-renewed',
  subject: t('{domain} is renewed until {day}', { domain, day: dayText(until) }),
  text: letterText(
    t('{domain} is yours for another year, until {day}.', { domain, day: dayText(until) }),
    amount === 0
      ? t('It is included in your plan: nothing was charged for it.')
      : t('{amount} was taken from your balance.', { amount: euros(amount) }),
  ),
});

/** The registrar would not renew a name whose year was paid. */
export const domainNotRenewed = ({ domain, amount, app }: { domain: string; amount: number; app: string }): Letter => ({
  kind: 'domain-not-renewed',
  subject: t('{domain} could not be renewed', { domain }),
  text: letterText(
    amount === 0
      ? t('The registry did not renew {domain}, though we asked again and again.', { domain })
      : t('The registry did not renew {domain}, though we asked again and again. {amount} is back on your balance.', {
          domain,
          amount: euros(amount),
        }),
    t(
      'Your website stays where it is, at an address of ours. Write to us at {support}, or connect a domain of your own at {page}.',
      { support: `${app}/support`, page: `${app}/websites` },
    ),
  ),
});

interface OwnDomain {
  /** The customer's own, and the website's. */
  domain: string;
  site: string;
  app: string;
}

export const ownDomainLive = ({ domain, site }: OwnDomain): Letter => ({
  kind: 'own-domain-live',
  subject: t('{domain} leads to your website', { domain }),
  text: letterText(
    t('Your own domain {domain} now shows the website {site}. Leave its DNS records as they are.', { domain, site }),
  ),
});

/** `problem` in English, as it is written down. */
export const ownDomainFailed = ({ domain, site, app, problem }: OwnDomain & { problem: string }): Letter => ({
  kind: 'own-domain-failed',
  subject: t('{domain} could not be connected', { domain }),
  text: letterText(
    t('Your own domain {domain} does not show the website {site} yet: {problem}', {
      domain,
      site,
      problem: spoken(problem),
    }),
    t('We do not look any more. Set its DNS records and start again at {page}. Your website stays online at {site}.', {
      page: `${app}/websites`,
      site,
    }),
  ),
});
