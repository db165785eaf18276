import { useSelector } from '@xstate/react';
import { Copy } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import type { OwnDomainRef } from '../../../../machines/websites/ownDomain/ownDomain.machine';
import { formatDate } from '../../../lib/dates';
import { muted, stack } from '../../../ui/atoms.css';
import { Badge, type Tone } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { moneyText } from '../../../ui/Money/moneyText';
import * as css from './detail.css';
import { OwnDomainCard } from './OwnDomain';
import { Records } from './Records';
import { Trouble } from './Trouble';
import type { TabProps } from './tabProps';

function domainBadge({ taken_down_at, domain_details }: ProjectDetail): [Tone, string] {
  if (taken_down_at !== null) return ['neutral', t('Not in use')];
  if (domain_details.has_ended) return ['bad', t('Expired')];
  if (domain_details.renewal_problem) return ['warn', t('Not renewed yet')];
  return domain_details.registered_at === null ? ['warn', t('Being registered')] : ['good', t('Registered')];
}

type Details = ProjectDetail['domain_details'];

function renewalOf({ auto_renews, renews_at, renewal_price, renewal_problem }: Details): string {
  if (!auto_renews) return t('Not renewed');
  if (renewal_problem === 'balance')
    return t('Another year costs {price}, which your balance does not cover. Add funds: we look again every hour.', {
      price: moneyText(renewal_price ?? 0),
    });
  if (renewal_problem === 'unpaid') return t('It waits for the month of the website. Add funds, and both are paid.');
  if (renewal_problem === 'registrar') return t('The registry has refused it so far. We ask again every ten minutes.');
  return renews_at ? t('By itself, from {date} on', { date: formatDate(renews_at) }) : t('By itself, with the website');
}

/** The names that the website opens by: the one that came with it, and one that its customer has brought along. */
export function Domain({ actor, website }: TabProps) {
  const ownDomain = useSelector(actor, ({ children }) => children.ownDomain);
  return (
    <div className={stack[24]}>
      <Name actor={actor} website={website} />
      <Trouble actor={actor} deed="copy" />
      {ownDomain && (
        <OwnDomainCard
          actor={ownDomain}
          isLive={website.project_status === 'DEPLOYED' && website.taken_down_at === null}
          onCopy={(text) => actor.send({ type: 'text.copy', text })}
        />
      )}
    </div>
  );
}

/** The website's name: whose it is, until when, and what stands for it. */
function Name({ actor, website }: TabProps) {
  const { domain, domain_details: details } = website;
  const [tone, word] = domainBadge(website);
  const ownDomain = useSelector(actor, ({ children }) => children.ownDomain);
  const copy = (text: string) => actor.send({ type: 'text.copy', text });
  const isCopying = useSelector(actor, (at) => at.matches({ open: { deed: 'copying' } }));
  return (
    <Card title={t('Domain')} action={<Badge tone={tone}>{word}</Badge>}>
      <div className={css.lines}>
        <DescriptionList
          rows={[
            { term: t('Name'), value: domain },
            { term: t('Registered'), value: details.registered_at ? formatDate(details.registered_at) : t('Not yet') },
            { term: t('Expires'), value: details.expires_at ? formatDate(details.expires_at) : t('Not known yet') },
            { term: t('Renewal'), value: renewalOf(details) },
          ]}
        />
        <p className={muted}>
          {t('We registered it for you, and it leads to your website. There are no DNS records for you to set.')}
        </p>
        <Button icon={<Copy aria-hidden />} busy={isCopying} onClick={() => copy(domain)}>
          {t('Copy the name')}
        </Button>
      </div>
      {ownDomain && <SiteRecords ownDomain={ownDomain} onCopy={copy} />}
    </Card>
  );
}

/** What stands for the website's own name, for whoever moves it elsewhere. */
function SiteRecords({ ownDomain, onCopy }: { ownDomain: OwnDomainRef; onCopy: (text: string) => void }) {
  const rows = useSelector(ownDomain, ({ context }) => context.known?.site_records);
  if (!rows?.length) return null;
  return (
    <Disclosure title={t('Its DNS records')}>
      <Records caption={t('DNS records')} rows={rows} onCopy={onCopy} />
    </Disclosure>
  );
}
