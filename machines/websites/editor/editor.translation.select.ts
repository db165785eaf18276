import { isWords, textsIn } from '../../../contract/rules/websites/siteTexts';
import type { ProjectContent } from '../../../contract/wire/websites/versions';
import { type PartName, partNames, partOfKey } from './editor.parts';
import { pairsIn } from './editor.translation';
import { type SiteValues, textAt, type Value } from './editor.values';

export { translationsPlace } from './editor.translation';

export interface TranslatedText {
  original: string;
  /** '' for what is not translated. */
  text: string;
  isOutdated: boolean;
}
/** The texts of a part of the page; `business` has what stands under Content. */
export interface TranslatedPart {
  name: PartName | 'business';
  texts: readonly TranslatedText[];
}
export interface Translation {
  /** '' for none. */
  language: string;
  parts: readonly TranslatedPart[];
  /** How many texts there are, and how many of them are translated. */
  total: number;
  done: number;
  /** What is translated and does not stand on the website any more. */
  unused: number;
  /** The translations of what does. */
  used: readonly Value[];
}

/** What can be said in the second language, part by part as on the page, each text once. */
export function translationOf(content: ProjectContent, values: SiteValues): Translation {
  const pairs = pairsIn(values);
  const known = new Map(pairs.map((pair) => [pair.original, pair]));
  const seen = new Set<string>();
  const told = (texts: readonly string[]): TranslatedText[] =>
    [...new Set(texts.map((text) => text.trim()))]
      .filter((text) => isWords(text) && !seen.has(text))
      .map((original) => {
        seen.add(original);
        const pair = known.get(original);
        return { original, text: pair?.text ?? '', isOutdated: pair?.outdated === true };
      });
  const { business_description, keywords } = content.business_details;
  const business = told([content.website_name ?? '', business_description, ...keywords]);
  const found = textsIn(values.sections);
  const parts = partNames.map((name) => ({
    name,
    texts: told(found.filter(({ key }) => partOfKey(key) === name).map(({ text }) => text)),
  }));
  const all: TranslatedPart[] = [{ name: 'business', texts: business }, ...parts];
  const texts = all.flatMap((part) => part.texts);
  const used = pairs.filter(({ original }) => seen.has(original)) as unknown as readonly Value[];
  return {
    language: textAt(values, ['sections', 'translation', 'language']),
    parts: all.filter((part) => part.texts.length > 0),
    total: texts.length,
    done: texts.filter(({ text }) => text !== '').length,
    used,
    unused: pairs.length - used.length,
  };
}
