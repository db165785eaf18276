import { Check } from 'lucide-react';
import { unseen } from '../atoms.css';
import * as css from './Stepper.css';

export type Step = { id: string; title: string /** Visited, or before the current one. */; done: boolean };

type StepperProps = {
  label?: string | undefined;
  steps: readonly Step[] /** Id of the current step. */;
  current: string;
};

/** Where one is: numbered circles and titles; done and current steps show a check mark. On a phone 'Step 3 of 7'. */
export function Stepper({ label = 'Progress', steps, current }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <p className={css.compact} aria-hidden>
        {steps[at]?.title}
        <span className={css.count}>
          Step {at + 1} of {steps.length}
        </span>
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
            <span>
              {step.title}
              {step.done && index !== at && <span className={unseen}> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
