/** HTML in which every interpolated word was escaped: the only way from a customer's words to a page. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

export type Part = Markup | string | number | false | null | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute, of HTML and of XML: no control character, no lone surrogate, no markup. */
export function escape(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(written).join('');
  return escape(String(part));
}

/** A template literal whose interpolations are escaped unless they are Markup; false and null write nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((string, index) => string + written(parts[index])).join(''));
}

/** The same literal for stylesheets: plain text, so that editors colour it. */
export function css(strings: TemplateStringsArray): string {
  return strings.join('').trim();
}
