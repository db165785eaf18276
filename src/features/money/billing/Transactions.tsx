import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { DetailedTransaction } from '../../../../contract/wire/money/transactions';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { BooksWish, Filters as Filtered } from '../../../../machines/money/billing/billing.query';
import { formatDate } from '../../../lib/dates';
import { chunk } from '../../../lib/chunk';
import { Filters } from '../../../ui/Filters/Filters';
import { lazily } from '../../../ui/Lazy/lazily';
import { Money } from '../../../ui/Money/Money';
import type { Column } from '../../../ui/Table/Table';
import * as css from './Billing.css';
import { StatusBadge, TypeBadge } from './billingWords';
import { ExportButton, FileProblem } from '../../shell/download/Download';
import { List } from './List';
import { listWords } from './listWords';
import { periodFilter } from './periodFilter';

const Details = lazily(
  chunk(() => import('./TransactionDetails')),
  ({ TransactionDetails }) => TransactionDetails,
);

/** With its sign: out of the balance, or onto it. */
export const signed = ({ type, amount }: DetailedTransaction) => (type === 'DEBIT' ? -amount : amount);

const columns: readonly Column<DetailedTransaction>[] = [
  {
    id: 'description',
    title: t('Description'),
    cell: ({ description, domain }) => (
      <span>
        {description} {domain && !description.includes(domain) && <span className={css.beneath}>{domain}</span>}
      </span>
    ),
  },
  { id: 'at', title: t('Date'), cell: ({ at }) => <time dateTime={at}>{formatDate(at)}</time> },
  { id: 'type', title: t('Type'), cell: ({ type }) => <TypeBadge type={type} />, from: 44 },
  { id: 'status', title: t('Status'), cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'amount', title: t('Amount'), cell: (row) => <Money amount={signed(row)} signed />, figures: true },
  {
    id: 'balance',
    title: t('Balance after'),
    cell: ({ balance_after: after }) => (after === null ? '–' : <Money amount={after} />),
    figures: true,
    from: 58,
  },
];

const statuses = [
  { value: '', label: t('All Statuses') },
  { value: 'completed', label: t('Completed') },
  { value: 'failed', label: t('Failed') },
  { value: 'pending', label: t('Pending') },
];
const types = [
  { value: '', label: t('All Types') },
  { value: 'credit', label: t('Credit') },
  { value: 'debit', label: t('Debit') },
];

/** Every movement of the customer's money, filtered, paged, one opened. */
export function Transactions({ actor }: { actor: BillingRef }) {
  const { query, typed, today, opened, listing } = useSelector(actor, ({ context }) => context);
  const file = useSelector(actor, ({ children }) => children.download);
  const found = listing?.tab === 'transactions' ? listing : null;
  const row = found?.rows.find(({ id }) => id === opened);
  return (
    <>
      <List
        actor={actor}
        found={found}
        words={listWords.transactions}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) => actor.send({ type: 'row.open', id })}
        head={(count) => (
          <>
            <Filters
              label={t('Filter transactions')}
              search={{
                label: t('Search transactions'),
                value: typed,
                onChange: (text) => actor.send({ type: 'text.type', text }),
              }}
              choices={[
                {
                  label: t('Status'),
                  value: query.status,
                  options: statuses,
                  onChange: (status) =>
                    actor.send({ type: 'filters.change', filters: { status: status as Filtered['status'] } }),
                },
                {
                  label: t('Type'),
                  value: query.type,
                  options: types,
                  onChange: (type) =>
                    actor.send({ type: 'filters.change', filters: { type: type as Filtered['type'] } }),
                },
              ]}
              period={periodFilter(query, today, 'month', (event) => actor.send(event))}
              found={count}
              action={
                <ExportButton
                  file={file}
                  wish={{ kind: 'transactions', query, today } satisfies BooksWish}
                  concerns={({ kind }) => kind === 'transactions'}
                />
              }
              onClear={() => actor.send({ type: 'filters.clear' })}
            />
            <FileProblem file={file} />
          </>
        )}
      />
      {row && <Details transaction={row} actor={actor} />}
    </>
  );
}
