import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { muted, strong } from '../atoms.css';
import * as css from './Notice.css';

type NoticeProps = {
  tone?: 'info' | 'good' | 'warn' | 'bad' | undefined;
  title?: ReactNode;
  /** The way out: a button or a link. */
  action?: ReactNode;
  children?: ReactNode;
};

const icons: Record<NonNullable<NoticeProps['tone']>, LucideIcon> = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

/** Said inside the page, beside what it concerns. A bad one is read out at once. */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={css.tone[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon className={css.ink[tone]} aria-hidden />
      <div className={css.text}>
        {title && <div className={strong}>{title}</div>}
        {children && <div className={title ? muted : undefined}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
