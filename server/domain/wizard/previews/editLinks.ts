import type { SectionName } from '../../../../contract/rules/websites/site';
import { css, escape } from '../../../sites/markup';
import type { SiteFile } from '../../../sites/site';

/** What a click on a part of the page is said to do. */
const names: Readonly<Record<string, string>> = {
  hero: 'first screen',
  notice: 'notice',
  about: 'about',
  services: 'services',
  menu: 'menu or price list',
  hours: 'opening hours',
  gallery: 'pictures',
  team: 'team',
  testimonials: 'what customers say',
  questions: 'questions and answers',
  area: 'area served',
  shop: 'shop',
  contact: 'contact',
  imprint: 'imprint',
} satisfies Record<SectionName | 'hero' | 'imprint', string>;

/**
 * Over the whole part, and below nothing but the skip link. Each change is a page anew, which opens where one is: it would
 * slide there from its top below the eyes of whoever types.
 */
const style = css`
html{scroll-behavior:auto}
.part,.foot{position:relative}
.edit{position:absolute;inset:0;z-index:8;margin:0;padding:0}
.edit:hover,.edit:focus-visible{outline:3px solid Highlight;outline-offset:-3px;border-radius:0}
.edit::after{content:attr(aria-label);position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem;padding:.35rem .8rem;border-radius:.5rem;background:#0f172a;color:#fff;font:600 1rem/1.5 system-ui,sans-serif;opacity:0}
.edit:hover::after,.edit:focus-visible::after{opacity:1}
`;

/** The tags that begin a part; all that the customer wrote is escaped, so that none is theirs. */
const beginnings = /<section id="(\w+)" class="part [^>]*>|<div class="hero[^>]*>|<footer class="foot">/g;

/**
 * A rendered website as the editor shows it: it opens where one is, and each part leads to its form in the editor, whose address
 * is given, by a link to a fragment of the page around the frame, which needs no script and loads nothing. A translated page
 * (null) has no such links: its words are written elsewhere.
 */
export function forEditor(files: readonly SiteFile[], editor: string | null): SiteFile[] {
  const link = (name: string) =>
    `<a class="edit" href="${escape(editor ?? '')}#${name}/here" target="_top" lang="en" aria-label="Edit ${names[name] ?? 'this'}"></a>`;
  return files.map((file) => {
    if (file.path === 'index.html' && editor !== null)
      return {
        ...file,
        body: String(file.body).replace(
          beginnings,
          (tag, name?: string) => tag + link(name ?? (tag.startsWith('<div') ? 'hero' : 'imprint')),
        ),
      };
    return file.path.endsWith('style.css') ? { ...file, body: `${String(file.body)}${style}` } : file;
  });
}
