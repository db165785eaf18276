import { sectionNames } from '../../../contract/rules/websites/site';
import type { Edit } from '../../../machines/websites/editor/editor.edit';
import { problemsIn } from '../../../machines/websites/editor/editor.problems';
import {
  isGroup,
  isList,
  listAt,
  type Place,
  type SiteValues,
  type Value,
} from '../../../machines/websites/editor/editor.values';
import type { Seeded } from '../../faults/support/seeded';

interface Change {
  edit: Edit;
  isTyped: boolean;
}

/** A word that stands nowhere else: by it is known on a page what was typed. */
const wordIn = /\bzq\d+zq\b/g;
export const wordsOf = (text: string): string[] => text.match(wordIn) ?? [];
let words = 0;
const word = () => `zq${(words += 1)}zq`;

/** Texts of their own, and lists with the texts of a row. */
const fields: readonly Place[] = [
  ['hero', 'headline'],
  ['about', 'heading'],
  ['about', 'text'],
  ['notice', 'text'],
  ['hours', 'note'],
  ['area', 'text'],
  ['contact', 'directions'],
  ['imprint'],
  ['privacy'],
];
const lists: readonly { place: Place; row: readonly string[] }[] = [
  { place: ['services'], row: ['name', 'description', 'price'] },
  { place: ['team'], row: ['name', 'role'] },
  { place: ['testimonials'], row: ['text', 'author'] },
  { place: ['questions'], row: ['question', 'answer'] },
];
const most = 5;
const at = (place: Place): Place => ['sections', ...place];
const set = (place: Place, value: Value): Change => ({ edit: { kind: 'set', place, value }, isTyped: true });
const press = (edit: Edit): Change => ({ edit, isTyped: false });

/** Something that a customer may do to what stands there; some of it cannot be published as it is. */
export function anyChange(chance: Seeded, values: SiteValues): Change {
  const text = () => (chance.below(5) === 0 ? '' : word());
  const { place, row } = chance.one(lists);
  const rows = listAt(values, at(place));
  const index = chance.below(Math.max(rows.length, 1));
  const section = chance.one(sectionNames);
  const by = chance.below(5) - 2;
  const kind = chance.one(['field', 'field', 'row', 'row', 'add', 'add', 'remove', 'move', 'look', 'layout'] as const);
  if (kind === 'row' && rows.length > 0) return set([...at(place), index, chance.one(row)], text());
  if (kind === 'add' && rows.length < most) {
    const said = chance.below(4) === 0 ? [] : row.map((name) => [name, word()] as const);
    return press({ kind: 'add', place: at(place), row: { [row[0] ?? '']: '', ...Object.fromEntries(said) } });
  }
  if (kind === 'remove' && rows.length > 0) return press({ kind: 'remove', place: at(place), index });
  if (kind === 'move') return press({ kind: 'move', place: at(chance.one([place, ['images']])), index, by });
  if (kind === 'look')
    return chance.one([
      press({ kind: 'set', place: ['language'], value: chance.one(['en', 'de', 'nl', 'ar']) }),
      press({ kind: 'set', place: ['palette'], value: chance.one(['logo', 'quiet', 'deep']) }),
      press({ kind: 'set', place: ['trade'], value: chance.one(['', 'food', 'law']) }),
      set(at(['shop']), chance.one(['', 'https://shop.example', 'shop'])),
    ]);
  if (kind === 'layout')
    return chance.one([
      press({ kind: 'order', section, by }),
      press({ kind: 'hide', section }),
      press({ kind: 'open all day', day: 'monday' }),
      press({ kind: 'as the day before', day: 'tuesday' }),
    ]);
  return set(at(chance.one(fields)), text());
}

/** What puts the first thing right that keeps it from being published. */
export function mending(values: SiteValues): Change | null {
  const [dotted] = Object.keys(problemsIn(values));
  if (dotted === undefined) return null;
  const place = dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return set(place, place.includes('shop') ? '' : word());
}

function wordsIn(value: Value | undefined): string[] {
  if (isList(value)) return value.flatMap(wordsIn);
  if (isGroup(value)) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' ? wordsOf(value) : [];
}

/** What a visitor reads of them: all but what is hidden. */
export function shownWords(values: SiteValues): string[] {
  const hidden = listAt(values, ['sections', 'hidden']);
  return Object.entries(values.sections).flatMap(([name, value]) => (hidden.includes(name) ? [] : wordsIn(value)));
}
