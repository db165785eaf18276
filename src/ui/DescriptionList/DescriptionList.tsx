import type { ReactNode } from 'react';
import * as css from './DescriptionList.css';

export type DescriptionRow = {
  /** Each once. */
  term: string;
  value: ReactNode;
  /** The sum: a line above it, stronger. */
  total?: boolean | undefined;
};

/** Terms left, values right: sums, properties. */
export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <dl className={css.list}>
      {rows.map((row) => (
        <div key={row.term} className={css.row} data-total={row.total || undefined}>
          <dt className={css.term}>{row.term}</dt>
          <dd className={css.value}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
