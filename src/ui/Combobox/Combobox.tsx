import { ComboboxInput, ComboboxOption, ComboboxOptions, Combobox as HeadlessCombobox } from '@headlessui/react';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { grow, truncate } from '../atoms.css';
import { classes } from '../classes';
import * as field from '../TextInput/TextInput.css';
import * as css from './Combobox.css';

export type ComboboxChoice = {
  id: string;
  title: string;
  /** Small picture or icon at the start. */
  media?: ReactNode;
  /** At the end: a dial code, a key. */
  end?: ReactNode;
  /** Other words it is found by. */
  words?: string | undefined;
  /** A heading above the first of its group. */
  group?: string | undefined;
};

type ComboboxProps = {
  label: string;
  placeholder: string;
  /** Undefined while they load. */
  choices: readonly ComboboxChoice[] | undefined;
  onChoose: (id: string) => void;
  /** Most entries shown without a search, and with one. */
  limit?: number | undefined;
  searchLimit?: number | undefined;
  loadingText?: string | undefined;
  emptyText: string;
};

/** Lower case, without accents: 'Cote' finds 'Côte d’Ivoire'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose title begins with the search come first, then those that hold it. */
export function findChoices(choices: readonly ComboboxChoice[], search: string): ComboboxChoice[] {
  const sought = plain(search.trim());
  const rank = (choice: ComboboxChoice) => {
    const title = plain(choice.title);
    if (title.startsWith(sought)) return 0;
    if (title.includes(` ${sought}`)) return 1;
    return title.includes(sought) || plain(choice.words ?? '').includes(sought) ? 2 : 3;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((found) => found.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((found) => found.choice);
}

/**
 * A search over a list, always open: put it into a dialog, a popover or a palette. Load it lazily: it brings
 * Headless UI along.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    placeholder,
    choices,
    onChoose,
    limit = 200,
    searchLimit = 200,
    loadingText = 'Loading...',
    emptyText,
  } = props;
  const [search, setSearch] = useState('');
  const shown = search.trim()
    ? findChoices(choices ?? [], search).slice(0, searchLimit)
    : (choices ?? []).slice(0, limit);
  return (
    <HeadlessCombobox
      immediate
      value={null}
      onChange={(choice: ComboboxChoice | null) => choice && onChoose(choice.id)}
    >
      <div className={css.search}>
        <span className={field.frame}>
          <span className={field.start}>
            <Search aria-hidden />
          </span>
          <ComboboxInput
            autoFocus
            autoComplete="off"
            aria-label={label}
            placeholder={placeholder}
            className={classes(field.control, field.withStart)}
            onChange={(event) => setSearch(event.target.value)}
          />
        </span>
      </div>
      <ComboboxOptions static className={css.list} aria-label={label}>
        {shown.map((choice, at) => (
          <Row
            key={choice.id}
            choice={choice}
            head={choice.group !== shown[at - 1]?.group ? choice.group : undefined}
          />
        ))}
      </ComboboxOptions>
      <div role="status">
        {!choices && <p className={css.note}>{loadingText}</p>}
        {choices && shown.length === 0 && <p className={css.note}>{emptyText}</p>}
      </div>
    </HeadlessCombobox>
  );
}

function Row({ choice, head }: { choice: ComboboxChoice; head: string | undefined }) {
  return (
    <>
      {head && <div className={css.head}>{head}</div>}
      <ComboboxOption value={choice} className={css.option}>
        {choice.media}
        <span className={classes(grow, truncate)}>{choice.title}</span>
        {choice.end && <span className={css.end}>{choice.end}</span>}
      </ComboboxOption>
    </>
  );
}
