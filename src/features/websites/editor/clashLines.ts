import { t } from '../../../../contract/languages/t';
import { type SectionName, weekdays } from '../../../../contract/rules/websites/site';
import type { PartName } from '../../../../machines/websites/editor/editor.parts';
import { imagesIn, isGroup, isList, listAt, valueAt } from '../../../../machines/websites/editor/editor.select';
import type { Place, SiteValues, Value } from '../../../../machines/websites/editor/editor.values';
import { below } from './Fields';
import { dayName, type FieldForm, forms, titleOf } from './forms';

/** All that stands in it, in the order of its fields. */
function spoken(value: Value | undefined, fields: readonly FieldForm[]): string {
  if (isList(value)) return value.map((one) => spoken(one, fields)).join(', ');
  if (!isGroup(value)) return value === undefined || value === false ? '' : String(value);
  return fields
    .map((field) => spoken(value[field.key], field.kind === 'rows' ? field.fields : []))
    .filter((words) => words !== '')
    .join(' · ');
}

function linesOfField(values: SiteValues, place: Place, field: FieldForm): string[] {
  const at = below(place, field.key);
  if (field.kind === 'rows')
    return listAt(values, at).map((one, index) => `${field.one} ${index + 1}: ${spoken(one, field.fields)}`);
  const value = valueAt(values, at);
  if (value === undefined || value === '' || value === false) return [];
  if (field.kind === 'check') return [field.label];
  const chosen = field.kind === 'choice' ? field.options.find((one) => one.value === value)?.label : undefined;
  return [`${field.label}: ${chosen ?? spoken(value, [])}`];
}

const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
const pair = (value: Value) => (isGroup(value) ? `${textOf(value['original'])}: ${textOf(value['text'])}` : '');
const wordsOf = (name: Value) => titleOf(textOf(name) as SectionName);
const times = (value: Value) => (isGroup(value) ? `${textOf(value['from'])}–${textOf(value['to'])}` : '');

/** What a part says, a line each, to be read beside another. */
export function linesOf(values: SiteValues, part: PartName): string[] {
  const sections: Place = ['sections'];
  if (part === 'layout')
    return [
      ...listAt(values, [...sections, 'order']).map((name, index) => `${index + 1}. ${wordsOf(name)}`),
      ...listAt(values, [...sections, 'hidden']).map((name) => t('{part}: hidden', { part: wordsOf(name) })),
    ];
  const pictures = imagesIn(values).map(({ alt_description, url }, index) =>
    t('Picture {number}: {name}', { number: index + 1, name: alt_description || (url.split('/').at(-1) ?? '') }),
  );
  const captions = listAt(values, [...sections, 'captions']).map((one) => (isGroup(one) ? textOf(one['text']) : ''));
  const week = weekdays.flatMap((day) => {
    const open = listAt(values, [...sections, 'hours', 'week', day]);
    return open.length > 0 ? [`${dayName(day)}: ${open.map(times).join(', ')}`] : [];
  });
  return [
    ...(part === 'gallery' ? [...pictures, ...captions] : []),
    ...(part === 'hours' ? week : []),
    ...(part === 'translation' ? listAt(values, [...sections, 'translation', 'texts']).map(pair) : []),
    ...forms[part].fields.flatMap((field) => linesOfField(values, sections, field)),
  ];
}
