import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../contract/languages/t';
import { grow, muted, small, strong, unseen } from '../atoms.css';
import { icon } from '../Badge/Badge.css';
import { classes } from '../classes';
import * as css from './Timeline.css';

export type TimelineState = 'completed' | 'current' | 'pending' | 'failed';
export type TimelineStep = {
  id: string;
  label: ReactNode;
  state: TimelineState /** A time, a reason. */;
  note?: ReactNode;
};

const marks: Record<TimelineState, ReactNode> = {
  completed: <Check className={icon} strokeWidth={3} aria-hidden />,
  current: <span className={css.beat} />,
  pending: null,
  failed: <X className={icon} strokeWidth={3} aria-hidden />,
};

const words: Record<TimelineState, string> = {
  completed: t('completed'),
  current: t('in progress'),
  pending: t('pending'),
  failed: t('failed'),
};

/** Steps below each other, each with its state as mark and (read out) as word. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={css.step}
          data-state={step.state}
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
        >
          <span className={css.mark[step.state]}>{marks[step.state]}</span>
          <div className={grow}>
            <div className={step.state === 'pending' ? muted : strong}>
              {step.label}
              <span className={unseen}>, {words[step.state]}</span>
            </div>
            {step.note && <div className={classes(muted, small)}>{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
