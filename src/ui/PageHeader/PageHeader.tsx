import type { ReactNode } from 'react';
import { muted, row, title as heading } from '../atoms.css';
import * as css from './PageHeader.css';

type PageHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

/** The one `h1` of a page. It can take the focus after a navigation (`id="page-title"`). */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.words}>
        <h1 id="page-title" tabIndex={-1} className={heading.page}>
          {title}
        </h1>
        {description && <p className={muted}>{description}</p>}
      </div>
      {actions && <div className={row[8]}>{actions}</div>}
    </div>
  );
}
