import { naming, properties } from './allowed';

/** Characters of one value; a list of dashes is the longest of an honest one. */
const longest = 2_000;

/** What begins another declaration, an escape or a mark. */
const foreign = /[\\{}<>;@]/;
const reference =
  /^url\(\s*(?:"#(?<double>[^"]+)"|'#(?<single>[^']+)'|#(?<bare>[^)"'\s]+))\s*\)(?:\s+[\w#(),.%\s-]{1,100})?$/;
/** What a property that names elements may say without a name; of the two that are colours anything. */
const nameless = /^(?:none|inherit|initial|unset)$/;
const colours: ReadonlySet<string> = new Set(['fill', 'stroke']);

/** The element that a value names; null when it names none. */
export function nameIn(value: string): string | null {
  const { double, single, bare } = reference.exec(value)?.groups ?? {};
  return double ?? single ?? bare ?? null;
}

/** A value that leads nowhere but to an element of the drawing; null for any other. */
export function plainValue(name: string, given: string): string | null {
  const value = given.replace(/!\s*important\s*$/i, '').trim();
  if (value === '' || value.length > longest || foreign.test(value)) return null;
  if (nameIn(value) !== null) return naming.has(name) ? value : null;
  if (/url\s*\(/i.test(value)) return null;
  return naming.has(name) && !colours.has(name) && !nameless.test(value) ? null : value;
}

/** The declarations of a style, later ones last, without those that no drawing needs. */
export function declarationsOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    if (colon < 0 || !properties.has(name)) return [];
    const value = plainValue(name, declaration.slice(colon + 1));
    return value === null ? [] : [[name, value]];
  });
}
