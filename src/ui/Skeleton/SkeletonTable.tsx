import { boxed, card, grow, row, stack } from '../atoms.css';
import { classes } from '../classes';
import { Loading, Skeleton } from './Skeleton';
import * as css from './SkeletonTable.css';

type SkeletonTableProps = {
  /** What comes, read out: 'Loading transactions'. */
  label?: string | undefined;
  rows?: number | undefined;
  /** Boxes and not lines between them: a list of things and not a table. */
  apart?: boolean | undefined;
};

/** In the shape of a list, before its own code is there; a table that is there waits with rows of its own columns. */
export function SkeletonTable({ label, rows = 5, apart }: SkeletonTableProps) {
  return (
    <Loading {...(label && { label })} className={apart ? stack[8] : card}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={apart ? classes(row[16], boxed) : css.line}>
          <div className={grow}>
            <Skeleton width={at % 2 ? '55%' : '70%'} />
          </div>
          <Skeleton width="5rem" />
        </div>
      ))}
    </Loading>
  );
}
