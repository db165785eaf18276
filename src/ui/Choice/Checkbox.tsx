import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { muted } from '../atoms.css';
import { FieldError } from '../Field/Field';
import * as css from './Choice.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={css.check}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {label}
          {hint && <span className={muted}> {hint}</span>}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
