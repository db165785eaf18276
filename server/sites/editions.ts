import { withTexts } from '../../contract/rules/websites/siteTexts';
import type { SiteContent } from './site';
import type { Edition } from './page';

/** Path of the page that a visitor of the domain sees. */
export const firstPage = 'index.html';

const editionOf = (language: SiteContent['language'], leads: boolean): Edition =>
  leads ? { language, home: firstPage, prefix: '' } : { language, home: `${language}.html`, prefix: `${language}-` };

/**
 * What a website says in its second language, as far as that is translated, and the rest as it is. Null where it has none,
 * where that is its own, and before the first of it is translated: a page of two languages would help nobody.
 */
export function translated(content: SiteContent): SiteContent | null {
  const { language, sections, title = '' } = content;
  const { language: second = '', texts = [] } = sections?.translation ?? {};
  if (!sections || second === '' || second === language) return null;
  const words = new Map(texts.map(({ original, text }) => [original.trim(), text]));
  let count = 0;
  const say = (text: string) => {
    const said = words.get(text.trim());
    if (said !== undefined) count += 1;
    return said ?? text;
  };
  const whole: SiteContent = {
    ...content,
    language: second,
    translatedFrom: language,
    title: say(title),
    description: say(content.description),
    keywords: content.keywords.map(say),
    sections: withTexts(sections, say),
  };
  return count > 0 ? whole : null;
}

interface Said {
  readonly content: SiteContent;
  readonly edition: Edition;
  readonly other: Edition | null;
}

/** A website in each of its languages; the first of them is what a visitor of the domain sees. */
export function editionsOf(content: SiteContent, leads: 'first' | 'second'): [Said, ...Said[]] {
  const second = translated(content);
  if (!second) return [{ content, edition: editionOf(content.language, true), other: null }];
  const [front, back] = leads === 'first' ? [content, second] : [second, content];
  const [one, other] = [editionOf(front.language, true), editionOf(back.language, false)];
  return [
    { content: front, edition: one, other },
    { content: back, edition: other, other: one },
  ];
}
