import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { ProjectVersion } from '../../../../contract/wire/websites/versions';
import type { VersionsRef } from '../../../../machines/websites/versions/versions.machine';
import { isPreviewed, mayReach } from '../../../../machines/websites/versions/versions.select';
import { chunk } from '../../../lib/chunk';
import { formatMoment } from '../../../lib/dates';
import { muted, row, stack, wrap } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { lazily } from '../../../ui/Lazy/lazily';
import { Notice } from '../../../ui/Notice/Notice';
import { type Column, Table } from '../../../ui/Table/Table';
import type { TabProps } from './tabProps';

const Preview = lazily(
  chunk(() => import('./VersionPreview')),
  (module) => module.VersionPreview,
);

/** Everything that was published, each to be looked at and made live again. */
export function Versions({ actor }: TabProps) {
  const versions = useSelector(actor, ({ children }) => children.versions);
  return versions ? <VersionList actor={versions} /> : null;
}

const columns: readonly Column<ProjectVersion>[] = [
  { id: 'number', title: t('Version'), cell: Name },
  { id: 'changes', title: t('What changed'), cell: Changes },
  { id: 'at', title: t('When'), cell: ({ published_at, created_at }) => formatMoment(published_at ?? created_at) },
  { id: 'by', title: t('By'), cell: ({ by }) => (by === 'you' ? t('You') : 'Sitewright'), from: 44 },
];

function Name({ number, state, is_live }: ProjectVersion) {
  return (
    <span className={classes(row[8], wrap)}>
      {number}
      {is_live && <Badge tone="good">{t('Live')}</Badge>}
      {state === 'publishing' && <Badge tone="warn">{t('Being published')}</Badge>}
      {state === 'failed' && <Badge tone="bad">{t('Not published')}</Badge>}
    </span>
  );
}

function Changes({ changes, failure }: ProjectVersion) {
  return (
    <span>
      {changes.join(', ')}
      {failure !== null && <span className={muted}> {failure}</span>}
    </span>
  );
}

export function VersionList({ actor }: { actor: VersionsRef }) {
  const { rows, problem, refusal, number } = useSelector(actor, ({ context }) => context);
  const isReaching = useSelector(actor, (at) => at.matches({ list: 'reaching' }));
  const isOpen = useSelector(actor, isPreviewed);
  const areOlder = useSelector(actor, mayReach);
  return (
    <div className={stack[16]}>
      {refusal !== null && (
        <Notice tone="bad" title={t('That did not work with version {number}.', { number: number ?? '' })}>
          {refusal}
        </Notice>
      )}
      <Table
        caption={t('Versions')}
        columns={columns}
        rows={rows ?? undefined}
        keyOf={(version) => String(version.number)}
        actions={(version) => <Deeds actor={actor} version={version} />}
        problem={problem}
        onRetry={() => actor.send({ type: 'versions.retry' })}
        empty={
          <EmptyState title={t('Nothing was published yet')}>
            {t('Once your website is live, each change stands here.')}
          </EmptyState>
        }
      />
      {areOlder && (
        <Button busy={isReaching} onClick={() => actor.send({ type: 'versions.older' })}>
          {t('Show older versions')}
        </Button>
      )}
      {isOpen && <Preview actor={actor} />}
    </div>
  );
}

function Deeds({ actor, version: { number, is_whole, is_live } }: { actor: VersionsRef; version: ProjectVersion }) {
  const isOther = useSelector(actor, (at) => !at.matches({ deed: 'idle' }));
  const isRestoring = useSelector(actor, (at) => at.matches({ deed: 'restoring' }) && at.context.number === number);
  if (!is_whole) return null;
  return (
    <span className={row[8]}>
      <Button
        size="small"
        kind="ghost"
        aria-label={t('Preview version {number}', { number })}
        onPointerEnter={Preview.preload}
        onFocus={Preview.preload}
        onClick={() => actor.send({ type: 'version.preview', number })}
      >
        {t('Preview')}
      </Button>
      {!is_live && (
        <Button
          size="small"
          aria-label={t('Restore version {number}', { number })}
          busy={isRestoring}
          aria-disabled={(isOther && !isRestoring) || undefined}
          onClick={() => actor.send({ type: 'version.restore', number })}
        >
          {t('Restore')}
        </Button>
      )}
    </span>
  );
}
