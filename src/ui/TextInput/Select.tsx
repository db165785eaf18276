import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classes } from '../classes';
import { useField } from '../Field/field.context';
import * as css from './TextInput.css';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** The platform's own list in our frame: no script, and the phone's wheel on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={css.frame}>
      <select {...useField()} {...rest} className={classes(css.select, className)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classes(css.end, css.still)}>
        <ChevronDown aria-hidden />
      </span>
    </span>
  );
}
