import { type SectionName, type Weekday, weekdays } from '../../../contract/rules/websites/site';
import { withCaption } from './editor.captions';
import { moved, type PartName, toggled } from './editor.parts';
import { followed, pairsIn, translationsPlace, withPair } from './editor.translation';
import { type Group, isGroup, isList, listAt, type Place, type SiteValues, textAt, type Value } from './editor.values';

/** One thing that is typed, or done to a row of a list, a day, a picture or a section. */
export type Edit =
  | { kind: 'set'; place: Place; value: Value }
  | { kind: 'add'; place: Place; row: Value }
  | { kind: 'remove'; place: Place; index: number }
  | { kind: 'move'; place: Place; index: number; by: number }
  | { kind: 'open all day'; day: Weekday }
  /** Of a Monday that is the Sunday. */
  | { kind: 'as the day before'; day: Weekday }
  | { kind: 'caption'; url: string; text: string }
  /** `part`: of the page, on which the original stands. */
  | { kind: 'translate'; original: string; text: string; part: PartName }
  | { kind: 'order'; section: SectionName; by: number }
  /** Hides what is shown, shows what is hidden. */
  | { kind: 'hide'; section: SectionName };

type RowEdit = Extract<Edit, { place: Place }>;

function put(into: Value | undefined, [key, ...rest]: Place, value: Value): Value {
  if (key === undefined) return value;
  if (typeof key === 'string') {
    const group = isGroup(into) ? into : {};
    return { ...group, [key]: put(group[key], rest, value) };
  }
  const list = isList(into) ? into : [];
  return list.map((one, index) => (index === key ? put(one, rest, value) : one));
}

function listWith(list: readonly Value[], edit: Exclude<RowEdit, { kind: 'set' }>): readonly Value[] {
  if (edit.kind === 'add') return [...list, edit.row];
  const others = list.filter((_, index) => index !== edit.index);
  const row = list[edit.index];
  if (edit.kind === 'remove' || row === undefined) return others;
  const to = Math.min(Math.max(edit.index + edit.by, 0), others.length);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

const dayPlace = (day: Weekday): Place => ['sections', 'hours', 'week', day];
const dayBefore = (day: Weekday) => weekdays.at(weekdays.indexOf(day) - 1) ?? day;
const places = { captions: ['sections', 'captions'], order: ['sections', 'order'], hidden: ['sections', 'hidden'] };

/** What stands where, after an edit. */
function outcomeOf(values: SiteValues, edit: Edit): { place: Place; value: Value } {
  switch (edit.kind) {
    case 'set':
      return edit;
    case 'open all day':
      return { place: dayPlace(edit.day), value: [{ from: '00:00', to: '23:59' }] };
    case 'as the day before':
      return { place: dayPlace(edit.day), value: listAt(values, dayPlace(dayBefore(edit.day))) };
    case 'caption':
      return { place: places.captions, value: withCaption(listAt(values, places.captions), edit.url, edit.text) };
    case 'translate':
      return { place: translationsPlace, value: withPair(pairsIn(values), edit.original, edit.text) };
    case 'order':
      return { place: places.order, value: moved(listAt(values, places.order), edit.section, edit.by) };
    case 'hide':
      return { place: places.hidden, value: toggled(listAt(values, places.hidden), edit.section) };
    default:
      return { place: edit.place, value: listWith(listAt(values, edit.place), edit) };
  }
}

export function edited(values: SiteValues, edit: Edit): SiteValues {
  const { place, value } = outcomeOf(values, edit);
  const after = put(values as unknown as Group, place, value) as unknown as SiteValues;
  return edit.kind === 'set' ? followed(after, place, textAt(values, place)) : after;
}

const letters = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (one === '' ? undefined : one));
/** Whether nothing is another by it: an empty field is one that is not there, an empty row is a row. */
export const isNothing = (before: SiteValues, after: SiteValues) => letters(before) === letters(after);

/** Where it is typed, so that the letters of one field are undone together; null of what is no field. */
export function fieldOf(edit: Edit): Place | null {
  if (edit.kind === 'caption') return [...places.captions, edit.url];
  if (edit.kind === 'translate') return [...translationsPlace, edit.original];
  return edit.kind === 'set' ? edit.place : null;
}
