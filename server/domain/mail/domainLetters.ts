import { toDecimal } from '../../../contract/rules/money/amount';
import type { Letter } from './mail';
import { dayText } from './moneyLetters';

const signature = 'Sitewright';
const euros = (amount: number) => `${toDecimal(amount)} EUR`;

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

function whyAndWay({ domain, app, hindrance, amount, balance }: Expiry): string {
  if (hindrance === 'balance')
    return `Another year costs ${euros(amount)}, and your balance is ${euros(balance)}. Nothing was taken.\n\nPlease add ${euros(amount - balance)} or more at ${app}: we look again every hour, and renew it then.`;
  if (hindrance === 'unpaid')
    return `It is renewed with its website, whose month is not paid.\n\nPlease add funds at ${app}: the month is then paid at once, and we renew the domain.`;
  return `It is not renewed, because you have cancelled its website. Nothing is charged for it.\n\nIf you want to keep ${domain}, take the cancellation back at ${app}/websites while the website is online.`;
}

/** A name ends that is not renewed. */
export const domainExpires = (expiry: Expiry): Letter => ({
  kind: 'domain-expires',
  subject: `${expiry.domain} expires on ${dayText(expiry.at)}`,
  text: `The registration of ${expiry.domain} ends on ${dayText(expiry.at)}. After that anybody can register it.\n\n${whyAndWay(expiry)}\n\n${signature}`,
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
  subject: `${domain} is renewed until ${dayText(until)}`,
  text: `${domain} is yours for another year, until ${dayText(until)}.\n\n${amount === 0 ? 'It is included in your plan: nothing was charged for it.' : `${euros(amount)} was taken from your balance.`}\n\n${signature}`,
});

/** The registrar would not renew a name whose year was paid. */
export const domainNotRenewed = ({ domain, amount, app }: { domain: string; amount: number; app: string }): Letter => ({
  kind: 'domain-not-renewed',
  subject: `${domain} could not be renewed`,
  text: `The registry did not renew ${domain}, though we asked again and again.${amount === 0 ? '' : ` ${euros(amount)} is back on your balance.`}\n\nYour website stays where it is, at an address of ours. Write to us at ${app}/support, or connect a domain of your own at ${app}/websites.\n\n${signature}`,
});

interface OwnDomain {
  /** The customer's own, and the website's. */
  domain: string;
  site: string;
  app: string;
}

export const ownDomainLive = ({ domain, site }: OwnDomain): Letter => ({
  kind: 'own-domain-live',
  subject: `${domain} leads to your website`,
  text: `Your own domain ${domain} now shows the website ${site}. Leave its DNS records as they are.\n\n${signature}`,
});

export const ownDomainFailed = ({ domain, site, app, problem }: OwnDomain & { problem: string }): Letter => ({
  kind: 'own-domain-failed',
  subject: `${domain} could not be connected`,
  text: `Your own domain ${domain} does not show the website ${site} yet: ${problem}\n\nWe do not look any more. Set its DNS records and start again at ${app}/websites. Your website stays online at ${site}.\n\n${signature}`,
});
