import { X } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import { row, truncate, wrap } from '../atoms.css';
import { icon } from '../Badge/Badge.css';
import { classes } from '../classes';
import * as css from './Chips.css';

type ChipsProps = {
  label: string;
  items: readonly string[];
  /** Given: each can be removed. */
  onRemove?: ((item: string) => void) | undefined;
};

/** Short words beside each other: keywords, filters. Items are distinct. */
export function Chips({ label, items, onRemove }: ChipsProps) {
  return (
    <ul aria-label={label} className={classes(row[8], wrap)}>
      {items.map((item) => (
        <li key={item} className={css.chip}>
          <span className={truncate}>{item}</span>
          {onRemove && (
            <button
              type="button"
              className={css.remove}
              aria-label={t('Remove {item}', { item })}
              onClick={() => onRemove(item)}
            >
              <X className={icon} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
