import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { HomeRef } from '../../../../machines/websites/home/home.machine';
import { useResource } from '../../../system/refs';
import { chunk } from '../../../lib/chunk';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { lazily } from '../../../ui/Lazy/lazily';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import { stack } from '../../../ui/atoms.css';
import { BalanceCard } from './BalanceCard';
import { CostsCard } from './CostsCard';
import * as css from './Dashboard.css';
import { WebsitesCard } from './WebsitesCard';

/** It comes while its answers are asked for, and the frame does not wait for it. */
const Overview = lazily(
  chunk(() => import('./Overview')),
  (module) => module.Overview,
);
void Overview.preload();

/** As many websites as there may be, so that nothing below moves far. */
const pictures = (
  <Loading label={t('Loading your websites')} className={css.waiting}>
    {['one', 'two', 'three'].map((place) => (
      <Skeleton key={place} shape="block" className={css.picture} />
    ))}
  </Loading>
);
const shapes = (
  <>
    <Skeleton shape="block" height="74px" />
    {pictures}
  </>
);

/** What needs the customer and the websites, beside them three cards of sums. */
export function Dashboard({ actor }: { actor: HomeRef }) {
  const list = useResource('projects');
  const sums = useResource('dashboard');
  const { value: summary, failure, refresh } = sums;
  // What needs the customer is said of all three and may be high: what is below it comes in the same turn.
  const isFirstLoad = [list, sums, useResource('balance')].some((each) => each.isFirstLoad);
  const hasLater = useSelector(actor, (at) => at.matches('whole'));
  const figures = { summary, isLost: failure !== null };
  return (
    <div className={stack[24]}>
      {failure && (
        <Notice
          tone="bad"
          title={t('Your figures could not be loaded.')}
          action={
            <Button size="small" onClick={refresh}>
              {t('Try again')}
            </Button>
          }
        >
          {summary ? t('You see the last ones we know.') : t('Nothing is lost. Please try again in a moment.')}
        </Notice>
      )}
      <div className={css.page}>
        <div className={stack[24]}>
          {isFirstLoad ? (
            shapes
          ) : (
            <Overview
              actor={actor}
              fallback={shapes}
              waiting={pictures}
              onRefresh={() => {
                list.refresh();
                refresh();
              }}
            />
          )}
        </div>
        <div className={css.cards}>
          <BalanceCard {...figures} hasRunway={hasLater} />
          <WebsitesCard {...figures} />
          <CostsCard {...figures} />
        </div>
      </div>
    </div>
  );
}
