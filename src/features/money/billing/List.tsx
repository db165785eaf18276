import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Rows } from '../../../../machines/money/billing/billing.listing';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import { isNarrowed } from '../../../../machines/money/billing/billing.select';
import { useOverlay } from '../../../system/refs';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NoMatches } from '../../../ui/EmptyState/NoMatches';
import { Pager } from '../../../ui/Pager/Pager';
import { type Column, Table } from '../../../ui/Table/Table';
import * as css from './Billing.css';
import type { ListWords } from './listWords';

interface ListProps<Row> {
  actor: BillingRef;
  /** What was found; null while nothing is known. */
  found: Rows<Row> | null;
  words: ListWords;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Instead of rows as long as there never was one. */
  nothing?: ReactNode;
  /** Above the rows: filters, which say what was found. */
  head?: ((found: string | undefined) => ReactNode) | undefined;
}

/** The rows of a tab in each of their states, between their filters and the way to the other pages. */
export function List<Row>(props: ListProps<Row>) {
  const { actor, found, words, columns, keyOf, onOpen, actions, nothing = <NothingYet />, head } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { query, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isFiltered = useSelector(actor, isNarrowed);
  // What is pressed may go with the rows; the focus stays here.
  const stay = () => frame.current?.focus();
  const clear = () => {
    actor.send({ type: 'filters.clear' });
    stay();
  };
  const showAll = () => {
    actor.send({ type: 'filters.change', filters: { period: 'all', from: '', to: '' } });
    stay();
  };
  const count = found && (found.isTotalExact ? words.found(found.total) : words.foundAtLeast(found.total));
  return (
    <div ref={frame} tabIndex={-1} className={css.list}>
      {head?.(count ?? undefined)}
      <Table<Row>
        caption={words.caption}
        columns={columns}
        rows={found?.rows}
        keyOf={keyOf}
        expected={query.size}
        busy={isBusy && (found !== null || problem !== null)}
        problem={problem}
        onRetry={() => actor.send({ type: 'list.retry' })}
        open={onOpen && ((row) => ({ onSelect: () => onOpen(row) }))}
        actions={actions}
        empty={
          !found?.hasAny ? (
            nothing
          ) : found?.next ? (
            <EmptyState
              drawing="search"
              title={words.noMatchSoFar}
              action={
                <Button
                  onClick={() => {
                    actor.send({ type: 'page.turn', to: 'next' });
                    stay();
                  }}
                >
                  {t('Look further back')}
                </Button>
              }
            >
              {t('The search takes the newest first.')}
            </EmptyState>
          ) : isFiltered ? (
            <NoMatches title={words.noMatch} onClear={clear} />
          ) : (
            <EmptyState
              drawing="search"
              title={words.noMatch}
              action={<Button onClick={showAll}>{t('Show all time')}</Button>}
            >
              {t('There are some outside of this month.')}
            </EmptyState>
          )
        }
      />
      {found && (
        <Pager
          label={t('Pages: {list}', { list: words.caption })}
          page={query.page}
          size={query.size}
          total={found.isTotalExact ? found.total : undefined}
          hasPrevious={query.page > 1}
          hasNext={found.isTotalExact ? undefined : found.next !== null}
          onGo={(to) => actor.send({ type: 'page.turn', to })}
          onSize={(size) => {
            actor.send({ type: 'page.resize', size });
            // All rows on one page have no pager, and it took the focus along.
            if (size >= found.total) stay();
          }}
        />
      )}
    </div>
  );
}

function NothingYet() {
  const overlay = useOverlay();
  return (
    <EmptyState
      drawing="money"
      title={t('No data yet')}
      action={
        <Button kind="primary" onClick={() => overlay.open('topup')}>
          {t('Top Up')}
        </Button>
      }
    >
      {t('Your data will appear here once you make your first deposit or payment.')}
    </EmptyState>
  );
}
