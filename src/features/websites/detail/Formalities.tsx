import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import { RouteLink } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { formatDate } from '../../../lib/dates';
import { muted, stack } from '../../../ui/atoms.css';
import { Badge, type Tone } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { lazily } from '../../../ui/Lazy/lazily';
import { Money } from '../../../ui/Money/Money';
import * as css from './detail.css';
import { Trouble } from './Trouble';
import type { TabProps } from './tabProps';

const Question = lazily(
  chunk(() => import('./CancelWebsiteDialog')),
  (module) => module.CancelWebsiteDialog,
);

type Subscribed = NonNullable<ProjectDetail['subscription']>;

const states: Record<Subscribed['state'], [Tone, string]> = {
  active: ['good', t('Active')],
  past_due: ['warn', t('Payment due')],
  suspended: ['bad', t('Suspended')],
  cancelled: ['neutral', t('Ended')],
};
const isEnding = ({ state, cancel_at }: Subscribed) => cancel_at !== null && state !== 'cancelled';

/** What the website costs, and when. */
export function Billing({ website: { domain, subscription } }: TabProps) {
  const invoices = `/billing?tab=invoices&text=${encodeURIComponent(domain)}`;
  if (!subscription)
    return (
      <Card>
        <EmptyState drawing="money" title={t('Nothing is charged for this website')}>
          {t('It has no subscription.')}
        </EmptyState>
      </Card>
    );
  const { state, monthly_fee, next_billing_date, cancel_at } = subscription;
  const [tone, word] = isEnding(subscription) ? (['neutral', t('Cancelled')] as const) : states[state];
  const isCharged = cancel_at === null && (state === 'active' || state === 'past_due');
  return (
    <Card title={t('Subscription')} action={<Badge tone={tone}>{word}</Badge>}>
      <div className={stack[16]}>
        <DescriptionList
          rows={[
            { term: t('Each month'), value: <Money amount={monthly_fee} /> },
            { term: t('Next payment'), value: isCharged ? formatDate(next_billing_date) : t('None') },
            ...(cancel_at !== null ? [{ term: t('Ends'), value: formatDate(cancel_at) }] : []),
          ]}
        />
        <div className={css.actions}>
          <RouteLink href="/billing?tab=subscriptions" asChild>
            <Button href="/billing?tab=subscriptions">{t('All subscriptions')}</Button>
          </RouteLink>
          <RouteLink href={invoices} asChild>
            <Button kind="ghost" href={invoices}>
              {t('Its invoices')}
            </Button>
          </RouteLink>
        </div>
      </div>
    </Card>
  );
}

/** Its files to take along, and its end. */
export function Danger({ actor, website }: TabProps) {
  return (
    <div className={stack[24]}>
      <Export actor={actor} website={website} />
      <Ending actor={actor} website={website} />
    </div>
  );
}

function Export({ actor, website: { live, taken_down_at, export_until } }: TabProps) {
  const isBusy = useSelector(actor, (at) => at.matches({ open: { deed: 'exporting' } }));
  const isThere = taken_down_at === null ? live !== null : export_until !== null;
  return (
    <Card
      title={t('Export as ZIP')}
      description={t('All pages and pictures of your website. It opens from a folder, and any web server can show it.')}
    >
      <div className={css.lines}>
        {isThere ? (
          <Button icon={<Download aria-hidden />} busy={isBusy} onClick={() => actor.send({ type: 'archive.request' })}>
            {t('Download ZIP')}
          </Button>
        ) : (
          <p className={muted}>
            {taken_down_at === null ? t('There is nothing to export before it is live.') : t('Its files are gone.')}
          </p>
        )}
        {isThere && export_until !== null && (
          <p className={muted}>{t('It can be downloaded until {date}.', { date: formatDate(export_until) })}</p>
        )}
        <Trouble actor={actor} deed="export" />
      </div>
    </Card>
  );
}

function Ending({ actor, website: { subscription, taken_down_at } }: TabProps) {
  const cancellation = useSelector(actor, ({ children }) => children.cancelWebsite);
  const isResuming = useSelector(actor, (at) => at.matches({ open: { deed: 'resuming' } }));
  if (!subscription || subscription.state === 'cancelled' || taken_down_at !== null) return null;
  const { cancel_at } = subscription;
  return (
    <Card
      title={t('Cancel this website')}
      description={
        cancel_at === null
          ? t('It stays online to the end of the month that is paid, and nothing more is charged.')
          : t('It ends on {date}. Nothing more is charged. Until then you can take this back.', {
              date: formatDate(cancel_at),
            })
      }
    >
      <div className={css.lines}>
        {cancel_at === null ? (
          <Button kind="danger" onClick={() => actor.send({ type: 'cancellation.ask' })}>
            {t('Cancel website')}
          </Button>
        ) : (
          <Button busy={isResuming} onClick={() => actor.send({ type: 'subscription.resume' })}>
            {t('Keep the website')}
          </Button>
        )}
        <Trouble actor={actor} deed="resume" />
        {cancellation && <Question actor={cancellation} />}
      </div>
    </Card>
  );
}
