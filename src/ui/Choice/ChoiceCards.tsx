import { type ReactNode, useId } from 'react';
import { grow, muted, strong, unseen } from '../atoms.css';
import { classes } from '../classes';
import { FieldError } from '../Field/Field';
import * as css from './Choice.css';

export type Choice<Value extends string> = {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** Icon or small picture at the start. */
  media?: ReactNode;
  disabled?: boolean | undefined;
};

type ChoiceCardsProps<Value extends string> = {
  /** The group's name: shown above, or only read out. */
  label: string;
  labelHidden?: boolean | undefined;
  choices: readonly Choice<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  error?: string | null | undefined;
  /** Replaces the default grid of columns. */
  className?: string | undefined;
};

/** One of a few, as cards: a radio group whose targets are whole cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, labelHidden, choices, value, onChange, error, className } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className={labelHidden ? unseen : css.legend}>{label}</legend>
      <div className={className ?? css.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              className={css.dot}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.media}
            <span className={grow}>
              <span className={strong}>{choice.title}</span>
              {choice.description && <span className={classes(muted, css.line)}>{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}
