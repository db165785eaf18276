import { t } from '../../../../contract/languages/t';
import { limitReached, limitSentence } from '../../../../contract/rules/websites/projectLimit';
import type { Dashboard } from '../../../../contract/wire/websites/project';
import { RouteLink } from '../../../system/refs';
import { muted } from '../../../ui/atoms.css';
import type { Tone } from '../../../ui/Badge/Badge';
import { CountBadge } from '../../../ui/Badge/CountBadge';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './Dashboard.css';
import { type Figures, Unknown } from './Unknown';
import { setupPath } from './setupPath';

/** The way to another website is hidden at the plan's limit, which says why. */
const limitOf = ({ plan, websites }: Dashboard) => limitReached(plan?.projectLimit ?? 0, websites.total);

const counts: readonly (readonly ['active' | 'pending' | 'issue', Tone, string])[] = [
  ['active', 'good', t('Active')],
  ['pending', 'warn', t('Pending')],
  ['issue', 'bad', t('Issue')],
];

export function WebsitesCard({ summary, isLost }: Figures) {
  const limit = summary && limitOf(summary);
  return (
    <Card title={t('Websites Deployed')}>
      <div className={css.card}>
        <p className={css.figure}>{summary ? summary.websites.total : <Unknown isLost={isLost} width="3rem" />}</p>
        <div className={css.counts}>
          {summary
            ? counts.map(([name, tone, word]) => (
                <CountBadge key={name} tone={tone} count={summary.websites[name]}>
                  {word}
                </CountBadge>
              ))
            : !isLost && <Skeleton width="14rem" />}
        </div>
        <div className={css.foot}>
          {summary && limit === null && (
            <RouteLink href={setupPath} asChild>
              {/* The first website is set up from the picture below. */}
              <Button kind={summary.websites.total > 0 ? 'primary' : 'secondary'} href={setupPath}>
                {t('Website Setup')}
              </Button>
            </RouteLink>
          )}
          {limit !== null && <p className={muted}>{limitSentence(limit)}</p>}
        </div>
      </div>
    </Card>
  );
}
