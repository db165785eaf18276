import { isTextPlace, textsIn } from '../../../contract/rules/websites/siteTexts';
import { listAt, type Place, type SiteValues, textAt, type Value } from './editor.values';

/** A text of the website in its second language. */
export interface Pair {
  readonly original: string;
  readonly text: string;
  /** The original was changed since. */
  readonly outdated?: boolean;
}

export const translationsPlace: Place = ['sections', 'translation', 'texts'];
export const pairsIn = (values: SiteValues) => listAt(values, translationsPlace) as unknown as readonly Pair[];

/** Without words a text is not translated. Whoever writes it, or the same once more, has looked at the original. */
export function withPair(pairs: readonly Pair[], original: string, text: string): Value[] {
  const pair: Pair = { original, text };
  const isKnown = pairs.some((one) => one.original === original);
  const all = isKnown ? pairs.map((one) => (one.original === original ? pair : one)) : [...pairs, pair];
  return all.filter((one) => one.text !== '') as unknown as Value[];
}

/**
 * The translation of a text that was just changed from `before` goes on with it, to be looked at again; that of a text
 * which also stands elsewhere stays there too.
 */
export function followed(values: SiteValues, place: Place, before: string): SiteValues {
  const pairs = pairsIn(values);
  const [was, is] = [before.trim(), textAt(values, place).trim()];
  const known = pairs.find(({ original }) => original === was);
  if (!known || is === '' || pairs.some(({ original }) => original === is) || !isTextPlace(namedBy(place)))
    return values;
  const next: Pair = { ...known, original: is, outdated: true };
  const stays = textsIn(values.sections).some(({ text }) => text === was);
  const texts = stays ? [...pairs, next] : pairs.map((one) => (one === known ? next : one));
  const translation = { ...(values.sections['translation'] as object), texts } as unknown as Value;
  return { ...values, sections: { ...values.sections, translation } };
}

/** 'services.name' of the name of the first service. */
const namedBy = (place: Place) =>
  place
    .slice(1)
    .filter((key) => typeof key === 'string')
    .join('.');
