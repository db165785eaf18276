import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { t } from '../../../contract/languages/t';
import { useField } from '../Field/field.context';
import * as css from './CodeInput.css';

const length = 6;
const empty = Array<string>(length).fill('');
const spread = (digits: string) => empty.map((_, at) => digits[at] ?? '');
const onlyDigits = (text: string) => text.replace(/\D/g, '');

export type CodeInputHandle = { focus: () => void };

type CodeInputProps = {
  /** Name of the group: 'Verification code'. */
  label: string;
  /** The digits typed so far, at most six; given another value (the empty one after a refusal) the boxes follow. */
  value: string;
  onChange: (digits: string) => void;
  /** All six are there. */
  onComplete?: ((digits: string) => void) | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<CodeInputHandle> | undefined;
};

/**
 * Six boxes of one digit. A paste anywhere, or the phone's own suggestion, fills from the first box with the first six
 * digits of the text; a digit typed over another replaces it.
 */
export function CodeInput({ label, value, onChange, onComplete, disabled, autoFocus, ref }: CodeInputProps) {
  const field = useField();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [held, setHeld] = useState(() => spread(value));
  const digits = held.join('') === value ? held : spread(value);

  const focus = (at: number) => boxes.current[Math.max(0, Math.min(at, length - 1))]?.focus();
  useImperativeHandle(ref, () => ({ focus: () => focus(Math.max(0, digits.indexOf(''))) }));

  const write = (next: string[]) => {
    setHeld(next);
    const joined = next.join('');
    if (joined === value) return;
    onChange(joined);
    if (joined.length === length) onComplete?.(joined);
  };
  const fill = (text: string) => {
    const first = onlyDigits(text).slice(0, length);
    if (!first) return;
    write(spread(first));
    focus(first.length);
  };
  const type = (at: number, text: string) => {
    const typed = onlyDigits(text);
    if (text !== '' && typed === '') return;
    if (typed.length > 2) return fill(typed);
    // Two characters: the old digit and the new one, on either side of it.
    const digit = typed.length === 2 && typed[0] !== digits[at] ? typed[0] : typed.at(-1);
    write(digits.with(at, digit ?? ''));
    if (digit) focus(at + 1);
  };
  const key = (at: number, event: KeyboardEvent) => {
    const goals: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: length - 1 };
    const goal = goals[event.key];
    if (goal !== undefined) focus(goal);
    else if (event.key === 'Backspace' && !digits[at] && at > 0) {
      write(digits.with(at - 1, ''));
      focus(at - 1);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(event.clipboardData.getData('text'));
  };

  return (
    // Digits run from left to right in every writing.
    <div role="group" dir="ltr" aria-label={label} aria-describedby={field['aria-describedby']} className={css.group}>
      {digits.map((digit, at) => (
        <input
          key={at}
          id={at === 0 ? field.id : undefined}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          className={css.box}
          aria-label={t('Digit {place} of {length}', { place: at + 1, length })}
          aria-invalid={field['aria-invalid']}
          value={digit}
          disabled={disabled}
          autoFocus={autoFocus && at === 0}
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          pattern="[0-9]*"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          onChange={(event) => type(at, event.target.value)}
          onKeyDown={(event) => key(at, event)}
          onPaste={paste}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        />
      ))}
    </div>
  );
}
