import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { t } from '../../../../contract/languages/t';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import type { Edit } from '../../../../machines/websites/editor/editor.edit';
import { problemOf, rowsIn, textIn, valueIn } from '../../../../machines/websites/editor/editor.select';
import type { Place } from '../../../../machines/websites/editor/editor.values';
import { boxed, muted, row, spread, stack, strong, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { Checkbox } from '../../../ui/Choice/Checkbox';
import { classes } from '../../../ui/classes';
import { Field } from '../../../ui/Field/Field';
import { Select } from '../../../ui/TextInput/Select';
import { TextArea } from '../../../ui/TextInput/TextArea';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { PhotoButton } from '../photos/PhotoButton';
import type { FieldForm, RowsForm } from './forms';
import { cancelOnEscape, Grip, rowLook, type Sorting, useSorting } from './sorting';

export interface FieldsProps {
  actor: EditorRef;
  /** Of what the fields are part. */
  place: Place;
}

export const sections: Place = ['sections'];

/** `hero.headline` below its place; one that begins with a slash stands at the top. */
export const below = (place: Place, key: string): Place =>
  key.startsWith('/') ? [key.slice(1)] : [...place, ...key.split('.')];

/** What came in the place of what was pressed takes the focus, which would be gone with it. */
export const takeFocus = (part: HTMLElement | null): void => part?.focus();

export const useChange = (actor: EditorRef) => (edit: Edit, isTyped: boolean) =>
  actor.send({ type: 'content.edit', edit, isTyped });

export const useIsFixed = (actor: EditorRef) => useSelector(actor, (at) => !at.matches({ open: { form: 'editing' } }));

export function Fields({ actor, place, fields }: FieldsProps & { fields: readonly FieldForm[] }) {
  return fields.map((field) =>
    field.kind === 'rows' ? (
      <Rows key={field.key} actor={actor} place={below(place, field.key)} form={field} />
    ) : (
      <One key={field.key} actor={actor} place={below(place, field.key)} field={field} />
    ),
  );
}

type OneProps = FieldsProps & { field: Exclude<FieldForm, RowsForm> };

function One({ actor, place, field }: OneProps) {
  const value = useSelector(actor, valueIn(place));
  const problem = useSelector(actor, problemOf(place));
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  const set = (next: string | boolean) => change({ kind: 'set', place, value: next }, typeof next === 'string');
  const shown = typeof value === 'string' ? value : '';
  if (field.kind === 'check')
    return (
      <Checkbox
        label={field.label}
        hint={field.hint}
        checked={value === true}
        disabled={isFixed}
        error={problem}
        onChange={({ target }) => set(target.checked)}
      />
    );
  if (field.kind === 'photo')
    return (
      <PhotoField actor={actor} label={field.label} shown={shown} isFixed={isFixed} problem={problem} onSet={set} />
    );
  const control = {
    name: place.join('.'),
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  return (
    <Field label={field.label} hint={field.hint} error={problem}>
      {field.kind === 'choice' && <Select {...control} disabled={isFixed} options={field.options} />}
      {field.kind === 'area' && <TextArea {...control} readOnly={isFixed} maxLength={field.most} />}
      {field.kind === 'text' && (
        <TextInput {...control} readOnly={isFixed} type={field.type ?? 'text'} maxLength={field.most} />
      )}
    </Field>
  );
}

interface PhotoFieldProps {
  actor: EditorRef;
  label: string;
  /** Address of the photo; '' without one. */
  shown: string;
  isFixed: boolean;
  problem: string | undefined;
  onSet: (url: string) => void;
}

function PhotoField({ actor, label, shown, isFixed, problem, onSet }: PhotoFieldProps) {
  const photos = useSelector(actor, ({ children }) => children.photos);
  return (
    <div role="group" aria-label={label} className={stack[8]}>
      <div className={classes(row[8], wrap)}>
        {shown && <img src={shown} alt="" width={72} height={72} style={{ objectFit: 'cover' }} />}
        <PhotoButton
          actor={photos}
          label={t('Choose a picture')}
          chosen={shown}
          disabled={isFixed}
          onChoose={({ url }) => onSet(url)}
        >
          {shown ? t('Exchange picture') : t('Choose a picture')}
        </PhotoButton>
        {shown && (
          <Button size="small" kind="ghost" disabled={isFixed} onClick={() => onSet('')}>
            {t('Remove picture')}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Where a row's button of that kind goes when the row does: it is pressed again on the row that moved. */
const followRow = ({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) => {
  const item = currentTarget.closest('li');
  const other = by < 0 ? item?.previousElementSibling : item?.nextElementSibling;
  other?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`)?.focus();
};

interface MoveProps {
  /** What is moved: 'Service 1'. */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  isFixed: boolean;
  onMove: (by: -1 | 1) => void;
  /** Of rows that can be dragged, and which of them this is. */
  sorting?: Sorting;
  index?: number;
}

/** Not `disabled` at an end: the focus is there when the row arrives. */
export function Move({ what, isFirst, isLast, isFixed, onMove, sorting, index = 0 }: MoveProps) {
  const button = (by: -1 | 1, label: string, isOff: boolean) => (
    <IconButton
      label={label}
      data-move={by}
      icon={by < 0 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      aria-disabled={isOff || isFixed || undefined}
      onKeyDown={cancelOnEscape(sorting)}
      onClick={(event) => {
        if (isOff || isFixed) return;
        onMove(by);
        followRow(event, by);
      }}
    />
  );
  return (
    <>
      {button(-1, t('Move {what} up', { what }), isFirst)}
      {button(1, t('Move {what} down', { what }), isLast)}
      {sorting && !(isFirst && isLast) && <Grip sorting={sorting} index={index} isFixed={isFixed} />}
    </>
  );
}

/** `isCompact`: what they are is said above. */
export function Rows({ actor, place, form, isCompact }: FieldsProps & { form: RowsForm; isCompact?: boolean }) {
  const count = useSelector(actor, rowsIn(place));
  const problem = useSelector(actor, problemOf(place));
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  const sorting = useSorting((index, by) => change({ kind: 'move', place, index, by }, false));
  const add = useRef<HTMLButtonElement>(null);
  /** Whether the next row to come was asked for here: its first field takes the focus. */
  const isAdding = useRef(false);
  const enter = (item: HTMLLIElement | null) => {
    if (!item || !isAdding.current) return;
    isAdding.current = false;
    item.querySelector<HTMLElement>('input,textarea')?.focus();
  };
  const remove = (index: number) => {
    change({ kind: 'remove', place, index }, false);
    add.current?.focus();
  };
  return (
    <section className={stack[8]} aria-label={form.label}>
      {!isCompact && <div className={strong}>{form.label}</div>}
      {form.hint && <p className={muted}>{form.hint}</p>}
      {problem && <p role="alert">{problem}</p>}
      <ul className={stack[8]}>
        {Array.from({ length: count }, (_, index) => (
          // A row has no name of its own: it is the one in its place.
          <li
            key={index}
            ref={index === count - 1 ? enter : null}
            className={classes(boxed, stack[8])}
            style={rowLook(sorting, index)}
            data-sorted
          >
            <div className={classes(row[4], spread)}>
              <span className={muted}>{`${form.one} ${index + 1}`}</span>
              <span className={row[4]}>
                <Move
                  what={`${form.one} ${index + 1}`}
                  isFirst={index === 0}
                  isLast={index === count - 1}
                  isFixed={isFixed}
                  sorting={sorting}
                  index={index}
                  onMove={(by) => change({ kind: 'move', place, index, by }, false)}
                />
                <IconButton
                  label={t('Remove {what}', { what: `${form.one} ${index + 1}` })}
                  icon={<Trash2 aria-hidden />}
                  disabled={isFixed}
                  onClick={() => remove(index)}
                />
              </span>
            </div>
            {form.fields.length > 0 ? (
              <Fields actor={actor} place={[...place, index]} fields={form.fields} />
            ) : (
              <Plain actor={actor} place={[...place, index]} label={`${form.one} ${index + 1}`} />
            )}
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        disabled={isFixed}
        aria-disabled={count >= form.most || undefined}
        onClick={() => {
          if (count >= form.most) return;
          isAdding.current = true;
          change({ kind: 'add', place, row: form.row }, false);
        }}
      >
        {form.add}
      </Button>
    </section>
  );
}

/** A row that is one text. */
function Plain({ actor, place, label }: FieldsProps & { label: string }) {
  const value = useSelector(actor, textIn(place));
  const problem = useSelector(actor, problemOf(place));
  const isFixed = useIsFixed(actor);
  const change = useChange(actor);
  return (
    <Field label={label} error={problem}>
      <TextInput
        value={value}
        maxLength={254}
        readOnly={isFixed}
        onChange={({ target }) => change({ kind: 'set', place, value: target.value }, true)}
      />
    </Field>
  );
}
