// The file by its name: the package is not marked as a module, and of its other form a browser would load all.
import { decode } from 'punycode.js/punycode.es6.js';

/*
 * Names outside ASCII: registries write 'xn--bcher-kva.de', people read and type 'bücher.de'. The platform writes the
 * first (`URL`), nothing in a browser reads it back, hence the library.
 */

/** What would end a host within an address, or be taken out of it. */
const notOfHost = /[\s/@:#?\\%[\]]/;
const plain = /^[ -~]*$/;

/** A lower-case name as registries write it; null for what is no name. Plain ASCII is not judged here. */
export function asciiOf(name: string): string | null {
  if (plain.test(name) && !name.includes('xn--')) return name;
  if (notOfHost.test(name)) return null;
  try {
    // A last label of letters, so that digits are never read as the parts of a network address.
    const host = new URL(`http://${name}.a`).hostname;
    return host.endsWith('.a') ? host.slice(0, -2) : null;
  } catch {
    return null;
  }
}

/** A name as people read it; what would not be written back as it was stays in ASCII. */
export function unicodeOf(name: string): string {
  if (!name.includes('xn--')) return name;
  const read = name
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (textOf(label.slice(4)) ?? label) : label))
    .join('.');
  return asciiOf(read) === name ? read : name;
}

const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Cherokee', 'Thai'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);
/** Cyrillic letters that look like Latin ones: a word of them alone mixes nothing, and is the better disguise. */
const disguise = /^[асԁеһіјӏорԛѕԝхуѵ]+$/;

/** Whether a readable name may be taken for another one: letters of several alphabets, or in disguise, in one label. */
export const isMistakable = (name: string): boolean =>
  name
    .split('.')
    .some(
      (label) =>
        alphabets.filter((alphabet) => alphabet.test(label)).length > 1 || disguise.test(label.replace(/[\d-]/g, '')),
    );

/** The text of a label after its 'xn--'; null for what no text is written like. */
function textOf(label: string): string | null {
  try {
    return decode(label);
  } catch {
    return null;
  }
}
