import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { BillingDocument } from '../../../../contract/wire/money/billing';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { BooksWish, Filters as Filtered } from '../../../../machines/money/billing/billing.query';
import { formatDate } from '../../../lib/dates';
import { row, wrap } from '../../../ui/atoms.css';
import { classes } from '../../../ui/classes';
import { Filters } from '../../../ui/Filters/Filters';
import { Money } from '../../../ui/Money/Money';
import type { Column } from '../../../ui/Table/Table';
import * as css from './Billing.css';
import { DocumentBadge, documentKindWords } from './billingWords';
import { PdfButton } from './PdfButton';
import { ExportButton, FileProblem } from '../../shell/download/Download';
import { List } from './List';
import { listWords } from './listWords';
import { periodFilter } from './periodFilter';

const columns: readonly Column<BillingDocument>[] = [
  {
    id: 'number',
    title: t('Number'),
    cell: ({ number, kind, corrects }) => (
      <span>
        {number}{' '}
        <span className={css.beneath}>
          {corrects
            ? t('{kind} to {number}', { kind: documentKindWords[kind], number: corrects.number })
            : documentKindWords[kind]}
        </span>
      </span>
    ),
  },
  { id: 'issued', title: t('Date'), cell: ({ issued_at: at }) => <time dateTime={at}>{formatDate(at)}</time> },
  {
    id: 'description',
    title: t('Description'),
    cell: ({ description, domain }) => (
      <span>
        {description} {domain && !description.includes(domain) && <span className={css.beneath}>{domain}</span>}
      </span>
    ),
    from: 44,
  },
  { id: 'status', title: t('Status'), cell: ({ status }) => <DocumentBadge status={status} /> },
  { id: 'total', title: t('Total'), cell: ({ total }) => <Money amount={total} />, figures: true },
];

const kinds = [
  { value: '', label: t('All Documents') },
  { value: 'invoice', label: t('Invoices') },
  { value: 'credit_note', label: t('Credit notes') },
];

/** Invoices and credit notes, each as PDF. */
export function Invoices({ actor }: { actor: BillingRef }) {
  const { query, typed, today, listing } = useSelector(actor, ({ context }) => context);
  const file = useSelector(actor, ({ children }) => children.download);
  return (
    <List
      actor={actor}
      found={listing?.tab === 'invoices' ? listing : null}
      words={listWords.documents}
      columns={columns}
      keyOf={({ id }) => id}
      actions={({ id, number }) => <PdfButton actor={actor} id={id} number={number} />}
      head={(found) => (
        <>
          <Filters
            label={t('Filter documents')}
            search={{
              label: t('Search documents'),
              value: typed,
              onChange: (text) => actor.send({ type: 'text.type', text }),
            }}
            choices={[
              {
                label: t('Kind'),
                value: query.kind,
                options: kinds,
                onChange: (kind) => actor.send({ type: 'filters.change', filters: { kind: kind as Filtered['kind'] } }),
              },
            ]}
            period={periodFilter(query, today, 'all', (event) => actor.send(event))}
            found={found}
            action={
              <div className={classes(row[8], wrap)}>
                <ExportButton
                  file={file}
                  wish={{ kind: 'invoices', query, today } satisfies BooksWish}
                  concerns={({ kind }) => kind === 'invoices'}
                />
                <ExportButton
                  file={file}
                  wish={{ kind: 'documents', query, today } satisfies BooksWish}
                  concerns={({ kind }) => kind === 'documents'}
                  label={t('All PDFs')}
                />
              </div>
            }
            onClear={() => actor.send({ type: 'filters.clear' })}
          />
          <FileProblem file={file} />
        </>
      )}
    />
  );
}
