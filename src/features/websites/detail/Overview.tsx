import { useSelector } from '@xstate/react';
import { ChartLine, Copy, ExternalLink, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../../contract/languages/t';
import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import type { WebsiteDetailRef } from '../../../../machines/websites/websiteDetail/websiteDetail.machine';
import { detailAddress, editorAddress } from '../../../../machines/websites/websiteDetail/websiteDetail.select';
import { RouteLink, useOverlay, useResource } from '../../../system/refs';
import { formatDate, formatMoment } from '../../../lib/dates';
import { muted, spread, stack } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { classes } from '../../../ui/classes';
import { DescriptionList, type DescriptionRow } from '../../../ui/DescriptionList/DescriptionList';
import { moneyText } from '../../../ui/Money/moneyText';
import { Notice } from '../../../ui/Notice/Notice';
import { SitePicture } from '../../../ui/SitePicture/SitePicture';
import { analyticsPath } from '../websiteParts';
import * as css from './detail.css';
import { nextStepOf } from './detailWords';
import { Missing } from './Missing';
import { Trouble } from './Trouble';
import type { TabProps } from './tabProps';

/** How the website does: what visitors see, whether it answers, what there is to do. */
export function Overview({ actor, website }: TabProps) {
  const { tone, title, sentence } = nextStepOf(website);
  return (
    <div className={stack[24]}>
      <Notice tone={tone} title={title} action={<WayOn actor={actor} website={website} />}>
        {sentence}
      </Notice>
      {website.live_address !== null && (
        <Address actor={actor} address={website.live_address} domain={website.domain} />
      )}
      <Trouble actor={actor} deed="copy" />
      <Missing id={website.id} parts={website.missing ?? []} />
      <Pictures website={website} />
      <Card title={t('At a glance')}>
        <DescriptionList rows={rowsOf(website)} />
      </Card>
    </div>
  );
}

function Pictures({ website }: Pick<TabProps, 'website'>) {
  const { value: templates } = useResource('templates');
  const { value: projects } = useResource('projects');
  const shown = {
    address: website.domain,
    page: website.picture_url,
    still: templates?.find(({ uuid }) => uuid === website.template.uuid)?.template_url,
    hue: projects?.find(({ id }) => id === website.id)?.hue ?? null,
    name: website.business_name,
  };
  return (
    <div className={css.pictures}>
      <SitePicture {...shown} size="large" />
      <SitePicture {...shown} device="phone" />
    </div>
  );
}

/** The way on from what there is to do. */
function WayOn({ actor, website }: TabProps): ReactNode {
  const overlay = useOverlay();
  const isResuming = useSelector(actor, (at) => at.matches({ open: { deed: 'resuming' } }));
  const link = (href: string, words: string) => (
    <RouteLink href={href} asChild>
      <Button size="small" href={href}>
        {words}
      </Button>
    </RouteLink>
  );
  switch (nextStepOf(website).way) {
    case 'edit':
      return link(editorAddress(website.id), t('Edit website'));
    case 'export':
      return link(detailAddress(website.id, 'danger'), t('Download its files'));
    case 'topup':
      return (
        <Button size="small" kind="primary" onClick={() => overlay.open('topup')}>
          {t('Top Up')}
        </Button>
      );
    case 'resume':
      return (
        <Button size="small" busy={isResuming} onClick={() => actor.send({ type: 'subscription.resume' })}>
          {t('Keep the website')}
        </Button>
      );
    case 'progress':
      return (
        <Button size="small" onClick={() => overlay.open('deployment', { projectId: website.id })}>
          {t('Show progress')}
        </Button>
      );
  }
}

function rowsOf({ business_name, template, created_at, live, subscription }: ProjectDetail): DescriptionRow[] {
  const charge = subscription && chargeOf(subscription);
  return [
    { term: t('Business'), value: business_name },
    { term: t('Template'), value: template.name },
    { term: t('Created'), value: formatDate(created_at) },
    ...(live
      ? [
          {
            term: t('Live version'),
            value: t('{number}, {moment}', { number: live.number, moment: formatMoment(live.published_at) }),
          },
        ]
      : []),
    ...(charge ? [{ term: t('Next charge'), value: charge }] : []),
  ];
}

function chargeOf({ state, cancel_at, next_billing_date, monthly_fee }: NonNullable<ProjectDetail['subscription']>) {
  if (state === 'cancelled') return null;
  if (cancel_at !== null) return t('None, ends {date}', { date: formatDate(cancel_at) });
  if (state === 'suspended') return t('{amount} with your next top-up', { amount: moneyText(monthly_fee) });
  return t('{amount} on {date}', { amount: moneyText(monthly_fee), date: formatDate(next_billing_date) });
}

/** Where it opens, and whether it does. */
function Address({ actor, address, domain }: { actor: WebsiteDetailRef; address: string; domain: string }) {
  const analytics = analyticsPath({ domain });
  const isAnswered = useSelector(actor, (at) => at.matches({ open: { check: { open: 'answered' } } }));
  const isSilent = useSelector(actor, (at) => at.matches({ open: { check: { open: 'silent' } } }));
  const isCopying = useSelector(actor, (at) => at.matches({ open: { deed: 'copying' } }));
  return (
    <div className={classes(css.actions, spread)}>
      <div className={css.actions}>
        <Button
          kind="primary"
          href={address}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden />}
          aria-label={t('Open (opens in a new tab)')}
        >
          {t('Open')}
        </Button>
        <Button
          icon={<Copy aria-hidden />}
          busy={isCopying}
          onClick={() => actor.send({ type: 'text.copy', text: address })}
        >
          {t('Copy link')}
        </Button>
        <RouteLink href={analytics} asChild>
          <Button href={analytics} icon={<ChartLine aria-hidden />}>
            {t('Analytics')}
          </Button>
        </RouteLink>
        <Button
          kind="ghost"
          icon={<RefreshCw aria-hidden />}
          busy={!isAnswered && !isSilent}
          onClick={() => actor.send({ type: 'check.again' })}
        >
          {t('Check again')}
        </Button>
      </div>
      <div role="status">
        {isAnswered && <Badge tone="good">{t('Answers now')}</Badge>}
        {isSilent && <Badge tone="bad">{t('Does not answer')}</Badge>}
        {!isAnswered && !isSilent && <span className={muted}>{t('Checking whether it answers')}</span>}
      </div>
    </div>
  );
}
