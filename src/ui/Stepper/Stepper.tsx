import { Check } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import { unseen } from '../atoms.css';
import { classes } from '../classes';
import * as css from './Stepper.css';

export type Step = { id: string; title: string /** Visited, or before the current one. */; done: boolean };

type StepperProps = {
  label?: string | undefined;
  steps: readonly Step[] /** Id of the current step. */;
  current: string;
};

/**
 * Where one is: numbered circles and titles; done and current steps show a check mark. The current one says its place,
 * since its title is the page's heading; on a phone that is all, above as many bars as there are steps.
 */
export function Stepper({ label = t('Progress'), steps, current }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  const place = t('Step {step} of {steps}', { step: at + 1, steps: steps.length });
  return (
    <nav aria-label={label}>
      <p className={css.compact} aria-hidden>
        {place}
      </p>
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={css.step}
            aria-current={index === at ? 'step' : undefined}
            data-done={step.done || undefined}
          >
            <span className={css.circle} aria-hidden>
              {step.done || index === at ? <Check strokeWidth={3} /> : index + 1}
            </span>
            {index === at && (
              <span className={css.place} aria-hidden>
                {place}
              </span>
            )}
            <span className={classes(index === at && unseen)}>
              {step.title}
              {step.done && index !== at && <span className={unseen}> {t('(done)')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
