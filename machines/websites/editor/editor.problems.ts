import { problemsOf } from '../../../contract/wire/validation';
import { SiteForm } from '../../../contract/wire/websites/sections';
import { partNames, partOfKey } from './editor.parts';
import { edited } from './editor.edit';
import { type Place, plain, type SiteValues, type Value, valueAt } from './editor.values';

/** Sentences by the dotted place of their field. */
export type Problems = Readonly<Record<string, string>>;

const placeOf = (dotted: string): Place => dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Where no row says nothing: a blank one is not sent. */
function isBlank(values: SiteValues, place: Place): boolean {
  return place.some(
    (key, index) => typeof key === 'number' && plain(valueAt(values, place.slice(0, index + 1))) === undefined,
  );
}

/** As it would be sent, only that each row stays in its place, with what is left empty in it. */
function unsaid(value: Value, isRow: boolean): Value | undefined {
  if (Array.isArray(value)) return value.map((one: Value) => unsaid(one, true) ?? '');
  if (typeof value === 'object') {
    const said = Object.entries(value).flatMap(([key, one]) => {
      const left = unsaid(one, isRow);
      return left === undefined ? [] : [[key, left] as const];
    });
    return said.length > 0 || isRow ? Object.fromEntries(said) : undefined;
  }
  return value === '' && !isRow ? undefined : value;
}

const known = new WeakMap<SiteValues, Problems>();

/** What is wrong, in the contract's words. */
export function problemsIn(values: SiteValues): Problems {
  const before = known.get(values);
  if (before) return before;
  const form = unsaid(values as unknown as Value, false);
  const found = Object.entries(problemsOf(SiteForm, form)).filter(([dotted]) => !isBlank(values, placeOf(dotted)));
  const problems = Object.fromEntries(found);
  known.set(values, problems);
  return problems;
}
export const isComplete = (values: SiteValues) => Object.keys(problemsIn(values)).length === 0;

/** The server's sentences, whose places are of what was sent: there a blank row was none. */
export function refusalsOf(fields: Problems | undefined, values: SiteValues): Problems {
  const rowsBefore = (list: Value | undefined, sent: number) => {
    const said = (Array.isArray(list) ? (list as readonly Value[]) : []).flatMap((row, index) =>
      plain(row) === undefined ? [] : [index],
    );
    return said[sent] ?? sent;
  };
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([dotted, words]) => {
      const place: (string | number)[] = [];
      for (const key of placeOf(dotted))
        place.push(typeof key === 'number' ? rowsBefore(valueAt(values, place), key) : key);
      return [place.join('.'), words];
    }),
  );
}

/** The parts that have such a sentence, in their order. */
export function partsWith(problems: Problems) {
  const found = Object.keys(problems).map((dotted) => {
    const [first = '', second = ''] = dotted.split('.');
    return partOfKey(first === 'sections' ? second : first);
  });
  return partNames.filter((part) => found.includes(part));
}

/** What can be published of it: a row with a problem is left out, and so is a field that stands in none. */
export function withoutProblems(values: SiteValues): SiteValues {
  const dotted = Object.keys(problemsIn(values)).at(-1);
  if (dotted === undefined) return values;
  const place = placeOf(dotted);
  const row = place.findLastIndex((key) => typeof key === 'number');
  if (row < 0) return withoutProblems(edited(values, { kind: 'set', place, value: '' }));
  const index = place[row] as number;
  return withoutProblems(edited(values, { kind: 'remove', place: place.slice(0, row), index }));
}
