import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import { useField } from '../Field/field.context';
import { numeric } from '../atoms.css';
import * as css from './TextInput.css';

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** An icon inside, at the start. */
  icon?: ReactNode;
  /** Something small inside, at the end: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function TextInput({ icon, end, className, ...rest }: TextInputProps) {
  const field = useField();
  const input = (
    <input
      {...field}
      {...rest}
      className={classes(
        css.control,
        Boolean(icon) && css.withStart,
        Boolean(end) && css.withEnd,
        rest.inputMode && numeric,
        className,
      )}
    />
  );
  if (!icon && !end) return input;
  return (
    <span className={css.frame}>
      {icon && <span className={css.start}>{icon}</span>}
      {input}
      {end && <span className={classes(css.end, typeof end === 'string' && css.still)}>{end}</span>}
    </span>
  );
}
