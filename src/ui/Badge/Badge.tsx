import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Badge.css';

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'neutral';

const icons: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  warn: Clock,
  bad: CircleAlert,
  accent: CircleDashed,
  neutral: CircleDashed,
};

type BadgeProps = {
  tone: Tone;
  /** Another icon than the tone's own; null for none (only where the word alone is no status). */
  icon?: LucideIcon | null | undefined;
  children: ReactNode;
};

/** A status: an icon and a word, never colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  const Icon = icon === undefined ? icons[tone] : icon;
  return (
    <span className={css.tone[tone]}>
      {Icon && <Icon className={css.icon} strokeWidth={2.5} aria-hidden />}
      {children}
    </span>
  );
}
