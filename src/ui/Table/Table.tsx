import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { t } from '../../../contract/languages/t';
import { unseen } from '../atoms.css';
import { Button } from '../Button/Button';
import { classes } from '../classes';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../EmptyState/ErrorState';
import { Notice } from '../Notice/Notice';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Skeleton } from '../Skeleton/Skeleton';
import * as css from './Table.css';

export type SortDirection = 'ascending' | 'descending';
export type Sort = { column: string; direction: SortDirection };

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Money, counts: at the end of the column, in figures of one width. */
  figures?: boolean | undefined;
  /** In rem, how much room the table needs before it spares a column for this; a card tells it always. */
  from?: keyof typeof css.from | undefined;
  /** It can be sorted by, this way first. */
  sorts?: SortDirection | undefined;
};

type Opening = {
  /** A real link too, for a new tab; a plain press calls `onSelect` and does not load the page. */
  href?: string | undefined;
  onSelect: () => void;
};

type TableProps<Row> = {
  /** What is listed, read out: 'Transactions'. */
  caption: string;
  /** The first names its row. */
  columns: readonly Column<Row>[];
  /** Of this page; undefined while nothing is known. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Makes the whole row the target of what its name does. */
  open?: ((row: Row) => Opening) | undefined;
  /** At the end of each row: a button, a menu. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** How many rows to wait with; usually the size of the page. */
  expected?: number | undefined;
  /** Other rows are on their way; these stay meanwhile. */
  busy?: boolean | undefined;
  /** In the place of rows where there are none. */
  empty?: ReactNode;
  /** Why they could not be loaded, in a sentence. Rows that were there stay below it. */
  problem?: string | null | undefined;
  onRetry?: (() => void) | undefined;
};

/** Written out although it is the element's own: what is no longer laid out as a table would else not be read as one. */
const as = (role: string) => ({ role });

/** Rows of a page under a head that stays in sight, in a narrow place a card each. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, actions, busy, problem, onRetry, expected = 5 } = props;
  const isWaiting = rows === undefined && !problem;
  const frame = useRef<HTMLDivElement>(null);
  // The button goes with what was wrong; the focus stays here.
  const again = () => {
    onRetry?.();
    frame.current?.focus();
  };
  const retry = onRetry && <Button onClick={again}>{t('Retry')}</Button>;
  const wide = columns.length + (actions ? 1 : 0);
  return (
    <div ref={frame} tabIndex={-1} className={css.frame}>
      <span role="status" className={unseen}>
        {(isWaiting || busy) && t('Loading {caption}', { caption })}
      </span>
      {busy && (
        <div className={css.busy}>
          <ProgressBar label={t('Loading {caption}', { caption })} />
        </div>
      )}
      {problem && rows && (
        <Notice tone="bad" action={retry}>
          {problem}
        </Notice>
      )}
      <table {...as('table')} aria-busy={isWaiting || busy || undefined}>
        <caption className={unseen}>{caption}</caption>
        <thead {...as('rowgroup')} className={css.head}>
          <tr {...as('row')} className={css.heads}>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {actions && (
              <th {...as('columnheader')} scope="col" className={css.title}>
                <span className={unseen}>{t('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className={css.body}>
          {rows?.map((row) => (
            <Entry key={props.keyOf(row)} row={row} {...props} />
          ))}
          {isWaiting && Array.from({ length: expected }, (_, at) => <Waiting key={at} columns={columns} at={at} />)}
          {!isWaiting && !rows?.length && (
            <tr {...as('row')} className={css.row}>
              <td {...as('cell')} colSpan={wide} className={css.whole}>
                {rows ? (props.empty ?? nothingYet) : <ErrorState action={retry}>{problem}</ErrorState>}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const nothingYet = (
  <EmptyState drawing="money" title={t('No data yet')}>
    {t('Your data will appear here once you make your first deposit or payment.')}
  </EmptyState>
);

type HeadProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> };

function Head<Row>({ column: { id, title, figures, from, sorts }, sort, onSort }: HeadProps<Row>) {
  const now = sort?.column === id ? sort.direction : undefined;
  const next = now === undefined ? sorts : now === 'ascending' ? 'descending' : 'ascending';
  const Icon = now === undefined ? ChevronsUpDown : now === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      {...as('columnheader')}
      scope="col"
      aria-sort={now}
      className={classes(css.title, figures && css.figures, from && css.from[from])}
    >
      {next && onSort ? (
        <button type="button" className={css.sorter} onClick={() => onSort({ column: id, direction: next })}>
          {title}
          <Icon aria-hidden />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey;

function Entry<Row>({ row, columns, open, actions }: TableProps<Row> & { row: Row }) {
  const opening = open?.(row);
  const select = (event: MouseEvent) => {
    if (!opening || (opening.href !== undefined && !isPlain(event))) return;
    event.preventDefault();
    opening.onSelect();
  };
  // Beside the name a press counts as one on it, unless it meets something of its own, or marks text to be copied.
  const press = (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a,button,input,select,label,[role^=menu]');
    if (!isOwn && isPlain(event) && getSelection()?.type !== 'Range') opening?.onSelect();
  };
  const named = (name: ReactNode) =>
    opening?.href === undefined ? (
      <button type="button" className={css.opener} onClick={select}>
        {name}
      </button>
    ) : (
      <a href={opening.href} className={css.opener} onClick={select}>
        {name}
      </a>
    );
  return (
    <tr {...as('row')} className={css.row} data-opens={opening && true} onClick={opening && press}>
      {columns.map(({ id, title, cell, figures, from }, at) =>
        at === 0 ? (
          <th key={id} {...as('rowheader')} scope="row" className={classes(css.cell, css.named)}>
            {opening ? named(cell(row)) : cell(row)}
          </th>
        ) : (
          <td
            key={id}
            {...as('cell')}
            data-label={title}
            className={classes(css.cell, figures && css.figures, from && css.from[from])}
          >
            {cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td {...as('cell')} data-actions className={classes(css.cell, css.actions)}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** As long as words are: not all alike, and the same each time. */
const lengths = ['60%', '80%', '45%', '70%', '55%'];

function Waiting<Row>({ columns, at }: { columns: readonly Column<Row>[]; at: number }) {
  return (
    <tr {...as('row')} className={css.row}>
      {columns.map(({ id, title, figures, from }, index) => (
        <td
          key={id}
          {...as('cell')}
          data-label={index > 0 ? title : undefined}
          className={classes(css.cell, from && css.from[from])}
        >
          <Skeleton
            width={figures ? '4rem' : lengths[(at + index) % lengths.length]}
            className={figures ? css.last : undefined}
          />
        </td>
      ))}
    </tr>
  );
}
