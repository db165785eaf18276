import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes';
import { useField } from '../Field/field.context';
import * as css from './TextInput.css';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/** Grows with its text where the browser can, up to 320 px. What is typed runs as its writing does, whatever the page's. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={4}
      dir={rest.value ? 'auto' : undefined}
      {...useField()}
      {...rest}
      className={classes(css.area, className)}
    />
  );
}
