import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Disclosure.css';

type DisclosureProps = {
  title: ReactNode;
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
};

/** A panel that opens in place: the platform's `<details>`, so find-in-page reaches into it. */
export function Disclosure({ title, open, onToggle, children }: DisclosureProps) {
  return (
    <details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={css.summary}>
        {title}
        <ChevronDown className={css.chevron} aria-hidden />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
