import { useState } from 'react';
import { t } from '../../../contract/languages/t';
import { isSamePeriod, type NamedPeriod, type Period } from '../../lib/periods';
import { Field } from '../Field/Field';
import { Select } from '../TextInput/Select';
import { TextInput } from '../TextInput/TextInput';
import * as css from './PeriodInput.css';

type PeriodInputProps = {
  label: string;
  value: Period;
  presets: readonly NamedPeriod[];
  /** Hears whole periods alone: none whose end is before its beginning, none with a date that is half typed. */
  onChange: (period: Period) => void;
};

const ends = [
  ['from', t('From')],
  ['to', t('To')],
] as const;

/** A date that one types passes through the years 2, 20 and 202. */
const isWhole = (date: string | undefined) => date === undefined || date >= '1900';

const isBackwards = ({ from, to }: Period) => from !== undefined && to !== undefined && from > to;

/** A period by its name; any other by its first and last day, which the platform's own date fields ask for. */
export function PeriodInput({ label, value, presets, onChange }: PeriodInputProps) {
  // What is typed here holds until another value comes than that which it was typed over, or led to.
  const [typed, setTyped] = useState<{ over: Period; to: Period; draft: Period }>();
  const isTyping = typed && (isSamePeriod(typed.over, value) || isSamePeriod(typed.to, value));
  const draft = isTyping ? typed.draft : value;
  const preset = isTyping ? undefined : presets.find((one) => isSamePeriod(one, value));

  const choose = (id: string) => {
    const chosen = presets.find((one) => one.id === id);
    setTyped(chosen ? undefined : { over: value, to: value, draft: value });
    if (chosen) onChange({ from: chosen.from, to: chosen.to });
  };
  const type = (end: 'from' | 'to', date: string) => {
    const next = { ...draft, [end]: date || undefined };
    const isPeriod = isWhole(next.from) && isWhole(next.to) && !isBackwards(next);
    setTyped({ over: value, to: isPeriod ? next : value, draft: next });
    if (isPeriod) onChange(next);
  };

  return (
    <div className={css.period}>
      <div className={css.name}>
        <Select
          aria-label={label}
          value={preset?.id ?? 'custom'}
          options={[
            ...presets.map((one) => ({ value: one.id, label: one.label })),
            { value: 'custom', label: t('Custom dates') },
          ]}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      {!preset && (
        <div role="group" aria-label={label} className={css.ends}>
          {ends.map(([end, name]) => (
            <Field
              key={end}
              label={name}
              error={end === 'to' && isBackwards(draft) ? t('This is before the first day.') : null}
            >
              <TextInput type="date" value={draft[end] ?? ''} onChange={(event) => type(end, event.target.value)} />
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}
