import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from '../../../contract/languages/t';
import * as css from './Field.css';
import { FieldContext } from './field.context';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Beside what it concerns; its presence makes the control invalid. */
  error?: string | null | undefined;
  /** Marked 'optional', since most fields are required. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  /** Right of the label: 'Forgot password?', a counter. */
  aside?: ReactNode;
  /** The control's id, when a test or a link needs to know it. */
  id?: string | undefined;
  /** One control of ours (TextInput, Select ...); it finds its id and descriptions by itself. */
  children: ReactNode;
};

/** Label above, control, then hint and error. The error is announced when it comes, and the hint stays. */
export function Field({ label, hint, error, optional, required, aside, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <div className={css.label}>
        <label htmlFor={control}>
          {label}
          {optional && <span className={css.optional}> {t('(optional)')}</span>}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{
          id: control,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <div id={`${control}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  );
}

/** The region is there before the words are, so that they are read out. */
export function FieldError({ id, children }: { id: string; children?: string | null | undefined }) {
  return (
    <div role="alert" id={id} hidden={!children} className={css.error}>
      {children && (
        <>
          <CircleAlert aria-hidden />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}
