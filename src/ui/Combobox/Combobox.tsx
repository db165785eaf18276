import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { t } from '../../../contract/languages/t';
import { grow, truncate } from '../atoms.css';
import { classes } from '../classes';
import { TextInput } from '../TextInput/TextInput';
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
  /** What else is shown for a search, below those of the choices that match it. */
  more?: ((search: string) => ComboboxChoice[]) | undefined;
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
 * A search over a list, always open: put it into a dialog, a popover or a palette. The first match is the active one;
 * arrows move it, Enter chooses it. Ours, because Headless UI's takes a quarter of a second to open 200 entries on a
 * phone, where this one takes a few frames.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    placeholder,
    choices,
    onChoose,
    limit = 200,
    searchLimit = 200,
    loadingText = t('Loading...'),
    emptyText,
    more,
  } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  // The first frame shows what fits; the rest follows when there is time.
  const most = useDeferredValue(limit, 16);
  const shown = search.trim()
    ? [...findChoices(choices ?? [], search).slice(0, searchLimit), ...(more?.(search) ?? [])]
    : (choices ?? []).slice(0, most);

  useLayoutEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const key = (event: KeyboardEvent) => {
    const choice = shown[active];
    if (!choice || event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (event.key === 'Enter') onChoose(choice.id);
    else if (step === 1 || step === -1) setActive((active + step + shown.length) % shown.length);
    else if (step) setActive(Math.max(0, Math.min(active + step, shown.length - 1)));
    else return;
    event.preventDefault();
  };
  /** Index of the entry an event happened in. */
  const at = (event: SyntheticEvent) => {
    const entry = event.target instanceof Element && event.target.closest('[role=option]');
    return entry ? Number(entry.id.slice(id.length + 1)) : undefined;
  };

  return (
    <>
      <div className={css.search}>
        <TextInput
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] && `${id}-${active}`}
          autoFocus
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          icon={<Search aria-hidden />}
          placeholder={placeholder}
          value={search}
          onKeyDown={key}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        tabIndex={-1}
        className={css.list}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onPointerMove={(event) => setActive(at(event) ?? active)}
        onKeyDown={key}
        onClick={(event) => {
          const choice = shown[at(event) ?? -1];
          if (choice) onChoose(choice.id);
        }}
      >
        {shown.map((choice, index) => (
          <Entry
            key={choice.id}
            id={`${id}-${index}`}
            choice={choice}
            active={index === active}
            head={choice.group !== shown[index - 1]?.group ? choice.group : undefined}
          />
        ))}
      </div>
      <div role="status">
        {!choices && <p className={css.note}>{loadingText}</p>}
        {choices && shown.length === 0 && <p className={css.note}>{emptyText}</p>}
      </div>
    </>
  );
}

type EntryProps = { id: string; choice: ComboboxChoice; active: boolean; head: string | undefined };

const Entry = memo(function Entry({ id, choice, active, head }: EntryProps) {
  return (
    <>
      {head && (
        <div role="presentation" className={css.head}>
          {head}
        </div>
      )}
      <div role="option" id={id} aria-selected={active} className={css.option}>
        {choice.media}
        <span className={classes(grow, truncate)}>{choice.title}</span>
        {choice.end && <span className={css.end}>{choice.end}</span>}
      </div>
    </>
  );
});
