import { isList, type Plain, plain } from '../paths/plain';

/**
 * What a text may give away, by the name it goes under. A *secret* (password, token) becomes another text of the same
 * shape, always the same one, so that comparisons answer as before. A *code*, *phone* or *name* is masked character by
 * character, so that what a machine cuts from it or puts together is masked like the whole. Any other *text* gives away
 * what it looks like, and so does a *note*, which is one whatever the fields inside are called.
 */
type Kind = 'secret' | 'code' | 'phone' | 'name' | 'mail' | 'text' | 'note';

const kindsOfWords: readonly (readonly [Kind, RegExp])[] = [
  ['secret', /^(?:tokens?|pass(?:word|phrase)s?|secrets?|authorization|credentials?|cookies?|jwt|ticket|csrf|apikey)$/],
  ['code', /^(?:otp|totp|pin|passcode)$/],
  ['phone', /^(?:phone|mobile|telephone|fax)$/],
  ['mail', /^(?:mail|email|mailbox)$/],
];
const personal = /^(?:(?:first|last|full|family|given)name|surname|address|street)$/;
/** A code that opens nothing. */
const harmlessCodes = /^(?:dial|country|currency|postal|status|error|language|area)$/;
/** Under these a field's name stands for a sentence about the field. */
const notes = /^(?:problems?|refusals?|errors)$/;

const wordsOf = (key: string) =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

function kindOf(key: string): Kind {
  const words = wordsOf(key);
  const found = kindsOfWords.find(([, known]) => words.some((word) => known.test(word)));
  if (found) return found[0];
  const code = words.findIndex((word) => word === 'code' || word === 'codes');
  if (code >= 0 && !harmlessCodes.test(words[code - 1] ?? '')) return 'code';
  return personal.test(words.join('')) ? 'name' : 'text';
}

/** Without the signs that part the address of a page: before them something else may stand. */
const mails = /[\p{L}\p{N}.!$%'*+^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
const wholeMail = new RegExp(`^${mails.source}$`, 'iu');
const phones = /\+\d(?:[\s().-]{0,2}\d){6,}/g;
const payloads = /(data:[\w/+.-]*(?:;[\w=-]+)*,)[^\s"']+/g;
const parameters = /([?&#])([\w.-]+)=([^&#\s]+)/g;
const runs = /[\w-]{20,}/g;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** What redaction itself writes: seen again, it stays. */
const own = { mail: /^person-\d+@example\.test$/, run: /^secret-\d+-?x*$/, secret: /^[xyXY01!\s]*$/ };

/** Words written together, as `website-order-storage`: chance writes no secret like that. */
const isWords = (run: string) => {
  const words = wordsOf(run.replaceAll('_', '-'));
  return words.length <= run.length / 4 && words.every((word) => /^[a-z]{2,}$/.test(word));
};

const maskedLetter = (letter: string) => (/\p{Lu}/u.test(letter) ? 'X' : 'x').repeat(letter.length);
/** A letter for a letter, a digit for a digit, signs as they are: what validation asks of a text stays true. */
const masked = (text: string) => text.replaceAll(/\p{L}/gu, maskedLetter).replaceAll(/\p{N}/gu, '0');

/** The last eight digits are the person's; up to four before them tell the country, by which the dial code is found. */
function maskedPhone(text: string): string {
  let open = Math.min(Math.max((text.match(/\d/g)?.length ?? 0) - 8, 0), 4);
  return text.replaceAll(/\p{L}/gu, maskedLetter).replaceAll(/\d/g, (digit) => {
    open -= 1;
    return open >= 0 ? digit : '0';
  });
}

/** The n-th text of a secret's shape: n is counted in its last characters, y for x and 1 for 0. */
function shaped(secret: string, n: number): string {
  const signs = [...masked(secret).replaceAll(/[^xX0\s]/g, '!')];
  let rest = n;
  for (let at = signs.length - 1; at >= 0 && rest > 0; at -= 1) {
    const other = { x: 'y', X: 'Y', 0: '1' }[signs[at] ?? ''];
    if (other === undefined) continue;
    if (rest % 2 === 1) signs[at] = other;
    rest = Math.floor(rest / 2);
  }
  return signs.join('');
}

/** Worth looking for inside other texts: long, and no word that a sentence may hold by chance. */
const isTelling = (secret: string) => secret.length >= 12 || (secret.length >= 6 && /[^\p{L}]/u.test(secret));

/**
 * Removes from what it is given passwords, tokens, codes, mail addresses, phone numbers, people's names and any long
 * text that looks made by chance. What a machine asks of a text (its length, its letters and digits, whether two are
 * the same) stays as it was, so that a trace of redacted events leads where the real ones led.
 *
 * One redactor for one session: it gives the same stand-in to the same text, and knows a password again wherever it
 * turns up later. Its answer is JSON (see `plain`); redacting an answer once more changes nothing.
 */
export function createRedactor(): (value: unknown) => Plain {
  const standIns = new Map<string, string>();
  const taken = new Set<string>();
  const telling: string[] = [];
  const people = new Map<string, string>();

  const mailOf = (mail: string) => {
    const key = mail.toLowerCase().replace('%40', '@');
    if (own.mail.test(key)) return mail;
    if (!people.has(key)) people.set(key, `person-${people.size + 1}@example.test`);
    const person = people.get(key) ?? '';
    return mail.includes('@') ? person : person.replace('@', '%40');
  };

  const standInOf = (secret: string): string => {
    const known = standIns.get(secret);
    if (known !== undefined) return known;
    const numbered = (n: number) =>
      secret.length < 20 ? shaped(secret, n) : `secret-${n + 1}-`.padEnd(secret.length, 'x');
    let n = 0;
    while (taken.has(numbered(n)) && n < 1_000) n += 1;
    taken.add(numbered(n));
    standIns.set(secret, numbered(n));
    if (isTelling(secret)) {
      telling.push(secret);
      telling.sort((one, other) => other.length - one.length);
    }
    return numbered(n);
  };

  const secretOf = (text: string) => (own.secret.test(text) || own.run.test(text) ? text : standInOf(text));
  const runOf = (run: string) => (uuid.test(run) || isWords(run) || own.run.test(run) ? run : standInOf(run));

  const textOf = (text: string): string => {
    const known = telling.reduce((rest, secret) => rest.replaceAll(secret, () => standIns.get(secret) ?? ''), text);
    // A long text without the sign would be searched again from each of its letters.
    const nobody = /@|%40/.test(known) ? known.replaceAll(mails, mailOf) : known;
    return nobody
      .replaceAll(payloads, '$1x')
      .replaceAll(parameters, (_, sign: string, name: string, value: string) => {
        const kind = kindOf(name);
        return `${sign}${name}=${kind === 'text' ? value : redactedText(value, kind)}`;
      })
      .replaceAll(phones, maskedPhone)
      .replaceAll(runs, runOf);
  };

  const redactedText = (text: string, kind: Kind): string => {
    if (kind === 'secret') return secretOf(text);
    // The code of a country or a currency, in lists beside its name.
    if (kind === 'code') return /^[A-Z]{2,3}$/.test(text) ? text : masked(text);
    if (kind === 'phone') return maskedPhone(text);
    if (kind === 'name') return masked(text);
    if (kind === 'mail' && !wholeMail.test(text.trim())) return masked(text);
    return textOf(text);
  };

  const redacted = (value: Plain, kind: Kind): Plain => {
    if (typeof value === 'string') return redactedText(value, kind);
    if (typeof value === 'number') return kind === 'secret' || kind === 'code' || kind === 'phone' ? 0 : value;
    if (isList(value)) return value.map((item) => redacted(item, kind));
    if (typeof value !== 'object' || value === null) return value;
    // What was typed into a form says its field beside it: `{ field: 'password', value: '...' }`.
    const field = [value['field'], value['name'], value['key']].find((name) => typeof name === 'string');
    const isFailure = 'message' in value && 'status' in value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]): [string, Plain] => {
        const name = typeof field === 'string' && /^(?:value|text)$/.test(key) ? field : key;
        return [textOf(key), redacted(inner, kindInside(name, inner, { kind, isFailure }))];
      }),
    );
  };

  return (value) => {
    const whole = plain(value);
    const known = telling.length;
    const once = redacted(whole, 'text');
    // A secret may stand in a text before the field that tells it.
    return telling.length === known ? once : redacted(whole, 'text');
  };
}

/** The kind of a field: its own, or that of what it lies in. */
function kindInside(key: string, inner: Plain, { kind, isFailure }: { kind: Kind; isFailure: boolean }): Kind {
  if (kind !== 'text') return kind;
  const isObject = typeof inner === 'object' && inner !== null && !isList(inner);
  if (notes.test(key) || (isFailure && key === 'fields')) return 'note';
  if (isFailure && key === 'code') return 'text';
  const found = kindOf(key);
  return isObject && found !== 'secret' ? 'text' : found;
}
