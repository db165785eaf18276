import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../contract/languages/t';
import { formatPeriod, isSamePeriod, type NamedPeriod, type Period } from '../../lib/periods';
import { muted, row, stack, wrap } from '../atoms.css';
import { Button } from '../Button/Button';
import { Chips } from '../Chips/Chips';
import { classes } from '../classes';
import { PeriodInput } from '../PeriodInput/PeriodInput';
import { Select, type SelectOption } from '../TextInput/Select';
import { TextInput } from '../TextInput/TextInput';
import * as css from './Filters.css';

export type FilterChoice = {
  /** In words, each once: 'Status'. */
  label: string;
  value: string;
  /** The first is the one that filters nothing: 'All Statuses'. */
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

type FiltersProps = {
  /** What is filtered: 'Filter transactions'. */
  label: string;
  search?: { label: string; value: string; onChange: (value: string) => void } | undefined;
  choices?: readonly FilterChoice[] | undefined;
  /** The first of the presets is the one to begin with. */
  period?: { value: Period; presets: readonly NamedPeriod[]; onChange: (period: Period) => void } | undefined;
  /** How much is left, read out when it changes: '12 transactions'. */
  found?: string | undefined;
  /** What can be done with what was found: one button, at the end of that line. */
  action?: ReactNode;
  onClear: () => void;
};

type SetFilter = { text: string; undo: () => void };

/** Search, choices and period above a list; below them what is set, each with its way back, and one way back for all. */
export function Filters({ label, search, choices = [], period, found, action, onClear }: FiltersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSet = setFilters({ search, choices, period });
  // The button that was pressed goes with what it removed; the focus stays here.
  const then = (act: (() => void) | undefined) => {
    act?.();
    frame.current?.focus();
  };
  return (
    <div ref={frame} role="search" aria-label={label} tabIndex={-1} className={stack[8]}>
      <div className={css.controls}>
        {search && (
          <div className={css.search}>
            <TextInput
              type="search"
              aria-label={search.label}
              placeholder={search.label}
              icon={<Search aria-hidden />}
              autoComplete="off"
              value={search.value}
              onChange={(event) => search.onChange(event.target.value)}
            />
          </div>
        )}
        {choices.map((choice) => (
          <div key={choice.label} className={css.control}>
            <Select
              aria-label={choice.label}
              options={choice.options}
              value={choice.value}
              onChange={(event) => choice.onChange(event.target.value)}
            />
          </div>
        ))}
        {period && (
          <div className={css.control}>
            <PeriodInput label={t('Period')} {...period} />
          </div>
        )}
      </div>
      <div className={classes(row[8], wrap, css.found)}>
        <span role="status" className={muted}>
          {found}
        </span>
        {isSet.length > 0 && (
          <>
            <Chips
              label={t('Filters that are set')}
              items={isSet.map(({ text }) => text)}
              onRemove={(text) => then(isSet.find((one) => one.text === text)?.undo)}
            />
            <Button size="small" kind="ghost" onClick={() => then(onClear)}>
              {t('Clear filters')}
            </Button>
          </>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}

/** What differs from the beginning, in words. */
function setFilters({
  search,
  choices = [],
  period,
}: Pick<FiltersProps, 'search' | 'choices' | 'period'>): SetFilter[] {
  const [usual] = period?.presets ?? [];
  const named = period?.presets.find((preset) => isSamePeriod(preset, period.value));
  return [
    ...(search?.value.trim()
      ? [{ text: t('“{text}”', { text: search.value.trim() }), undo: () => search.onChange('') }]
      : []),
    ...choices.flatMap(({ label, value, options, onChange }) => {
      const [all] = options;
      const chosen = options.find((option) => option.value === value);
      return chosen && chosen !== all
        ? [{ text: `${label}: ${chosen.label}`, undo: () => onChange(all?.value ?? '') }]
        : [];
    }),
    ...(period && usual && !isSamePeriod(period.value, usual)
      ? [
          {
            text: named?.label ?? formatPeriod(period.value),
            undo: () => period.onChange({ from: usual.from, to: usual.to }),
          },
        ]
      : []),
  ];
}
