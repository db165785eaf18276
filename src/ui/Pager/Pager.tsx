import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../contract/languages/t';
import { numeric, row } from '../atoms.css';
import { IconButton } from '../Button/IconButton';
import { Select } from '../TextInput/Select';
import * as css from './Pager.css';

export type PagerStep = 'first' | 'previous' | 'next' | 'last';

type PagerProps = {
  /** What is paged: 'Pages of transactions'. */
  label: string;
  /** From 1; left out where a place between two rows is all that is known. */
  page?: number | undefined;
  /** Rows on a page. */
  size: number;
  sizes?: readonly number[] | undefined;
  /** Rows in all; without it there is no last page to go to. */
  total?: number | undefined;
  /** Whether there is a page on that side, where page and total do not say so. */
  hasPrevious?: boolean | undefined;
  hasNext?: boolean | undefined;
  onGo: (to: PagerStep) => void;
  onSize: (size: number) => void;
};

const usualSizes = [10, 20, 30, 40, 50] as const;

const buttons: readonly [PagerStep, string, LucideIcon][] = [
  ['first', t('First page'), ChevronsLeft],
  ['previous', t('Previous page'), ChevronLeft],
  ['next', t('Next page'), ChevronRight],
  ['last', t('Last page'), ChevronsRight],
];

/** The way through many rows; nothing where all of them are on one page. */
export function Pager({ label, page, size, sizes = usualSizes, total, onGo, onSize, ...known }: PagerProps) {
  const id = useId();
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  const hasPrevious = known.hasPrevious ?? (page ?? 1) > 1;
  const hasNext = known.hasNext ?? (page !== undefined && pages !== undefined && page < pages);
  if (total === undefined ? !hasPrevious && !hasNext : total <= size) return null;
  const isOpen = { first: hasPrevious, previous: hasPrevious, next: hasNext, last: hasNext };
  return (
    <nav aria-label={label} className={css.pager}>
      <div className={row[8]}>
        <label htmlFor={id}>{t('Rows per page')}</label>
        <div className={css.size}>
          <Select
            id={id}
            value={size}
            options={sizes.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => onSize(Number(event.target.value))}
          />
        </div>
      </div>
      <div className={row[8]}>
        <span role="status" className={numeric}>
          {page !== undefined &&
            (pages === undefined ? t('Page {page}', { page }) : t('Page {page} of {pages}', { page, pages }))}
        </span>
        {buttons.map(
          ([step, name, Icon]) =>
            (step !== 'last' || pages !== undefined) && (
              <IconButton
                key={step}
                kind="secondary"
                label={name}
                icon={<Icon aria-hidden />}
                // Not `disabled`: whoever arrives at the end by this button keeps the focus.
                aria-disabled={!isOpen[step] || undefined}
                onClick={() => isOpen[step] && onGo(step)}
              />
            ),
        )}
      </div>
    </nav>
  );
}
