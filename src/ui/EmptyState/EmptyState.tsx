import type { ReactNode } from 'react';
import { title as heading } from '../atoms.css';
import * as css from './EmptyState.css';

type Drawing = 'sites' | 'money' | 'search' | 'pictures' | 'broken';

/** The accented stroke of each drawing, over the quiet page frame they share. */
const strokes: Record<Drawing, string> = {
  sites: 'M48 46v16M40 54h16',
  money: 'M60 54a12 12 0 1 1-24 0a12 12 0 0 1 24 0M52 50a5 5 0 1 0 0 8M41 53h7M41 56h7',
  search: 'M54 52a9 9 0 1 1-18 0a9 9 0 0 1 18 0M52 59l8 8',
  pictures: 'M26 66l14-15l10 10l7-7l13 12M58 44a3 3 0 1 1 0-.1',
  broken: 'M40 46l16 16M56 46l-16 16',
};

type EmptyStateProps = {
  drawing?: Drawing | undefined;
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
};

export function EmptyState({ drawing = 'sites', title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <svg
        className={css.drawing}
        width="96"
        height="88"
        viewBox="0 0 96 88"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M18 12h60a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6ZM12 28h72M20 20h0M27 20h0M34 20h0" />
        <path className={css.accent} d={strokes[drawing]} />
      </svg>
      <h3 className={heading.card}>{title}</h3>
      {children && <p className={css.words}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
