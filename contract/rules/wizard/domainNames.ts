/*
 * Names outside ASCII: registries keep 'xn--bcher-kva.de', people read and type 'bücher.de'. The platform writes the
 * first (`URL`), nothing in a browser reads it back, hence the decoder (RFC 3492).
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
    .map((label) => (label.startsWith('xn--') ? (decode(label.slice(4)) ?? label) : label))
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

const [base, least, most, skew, damp] = [36, 1, 26, 38, 700];

const digitOf = (code: number) => {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : null;
};

function biasAfter(delta: number, length: number): number {
  let rest = delta + Math.floor(delta / length);
  let bias = 0;
  for (; rest > ((base - least) * most) / 2; bias += base) rest = Math.floor(rest / (base - least));
  return bias + Math.floor((base * rest) / (rest + skew));
}

/** The text of a label after its 'xn--'; null for what no text is written like. */
function decode(label: string): string | null {
  const hyphen = label.lastIndexOf('-');
  const codes = hyphen > 0 ? Array.from(label.slice(0, hyphen), (letter) => letter.charCodeAt(0)) : [];
  let at = hyphen > 0 ? hyphen + 1 : 0;
  let [code, place, bias] = [128, 0, 72];
  while (at < label.length) {
    const before = place;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = digitOf(label.charCodeAt(at));
      if (digit === null) return null;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, least), most);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = codes.length + 1;
    bias = biasAfter(Math.floor((place - before) / (before === 0 ? damp : 2)), length);
    code += Math.floor(place / length);
    if (code > 0x10ffff) return null;
    place %= length;
    codes.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...codes);
}
