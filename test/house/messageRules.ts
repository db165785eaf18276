import { languages } from '../../contract/languages/languages';
import type { Message } from '../../contract/languages/t';
import { areaOf, type Messages, messageOf, readMessages } from '../../src/app/boot/build/messages';
import { type MessageCall, mayHoldMessages, messageCalls, placeholders } from '../../src/app/boot/build/messageCalls';
import { agreedSentences } from './agreedSentences';
import { isSyntax, lineOf, nodesOf, type Source, type Syntax } from './source';

/** The languages that have files: English is written where it is used. */
export const translated = languages.filter((language) => language !== 'en');

/** Whether a file can show words to a customer, in the browser or in what the server writes to them. */
export const showsWords = (path: string): boolean =>
  /^(?:(?:src|machines|contract|server\/(?:domain|routes|sites\/designs))\/|server\/http\/problem\.ts$)/.test(path) &&
  !/\.(?:test|walk|model)\.|^src\/(?:inspector|ui\/specimen|app\/boot\/build)\/|^machines\/(?:kit|paths|traces)\//.test(
    path,
  );

/** A sentence of the product with the file that says it. */
export interface Said {
  path: string;
  area: string;
  call: MessageCall;
}

/** Every sentence that is said in these files. */
export const saidIn = (sources: readonly Source[]): Said[] =>
  sources
    .filter(({ text }) => mayHoldMessages.test(text))
    .flatMap(({ path, text }) => messageCalls(text, path).map((call) => ({ path, area: areaOf(path), call })));

/** What is wrong with the messages of a language: a sentence without one, one that says other values, one that nothing says. */
export function faultsOf(messages: Messages, said: readonly Said[], language: string): string[] {
  const faults: string[] = [];
  const used = new Map<string, Set<string>>();
  for (const { path, area, call } of said) {
    const home = messages.get(area)?.[call.key] === undefined ? 'common' : area;
    used.set(home, (used.get(home) ?? new Set()).add(call.key));
    const message = messageOf(messages, area, call.key);
    if (message === undefined) faults.push(`${area}: ${JSON.stringify(call.key)} is missing (${path})`);
    else faults.push(...faultOf(call, message, language).map((what) => `${area}: ${JSON.stringify(call.key)} ${what}`));
  }
  for (const [area, entries] of messages)
    for (const key of Object.keys(entries))
      if (!used.get(area)?.has(key)) faults.push(`${area}: nothing says ${JSON.stringify(key)}`);
  return [...new Set(faults)];
}

function faultOf({ kind, key, english }: MessageCall, message: Message, language: string): string[] {
  const isForms = typeof message !== 'string';
  if (isForms !== (kind === 'plural')) return [isForms ? 'is no plural' : 'needs its plural forms'];
  if (!isForms) return sameNames(key, message) ? [] : ['has other values than the English one'];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const wanted = pluralCategories.filter((category) => language === 'ar' || category !== 'many');
  const faults = wanted.filter((category) => !message[category]).map((category) => `has no form '${category}'`);
  const allowed = new Set([...english.flatMap(placeholders), 'count']);
  const isOdd = Object.values(message).some((form) => placeholders(form).some((name) => !allowed.has(name)));
  return isOdd ? [...faults, 'has other values than the English one'] : faults;
}

const sameNames = (one: string, other: string) =>
  placeholders(one).sort().join(' ') === placeholders(other).sort().join(' ');

/** Names and signs that are the same in every language. */
const isName = (text: string) =>
  !/[a-z]{2}/.test(text) || /^[\w./:@-]*\.[a-z]{2,}[\w/]*$/.test(text) || names.has(text);
const names = new Set([
  'Sitewright',
  'Inter',
  'Manrope',
  'Open Sans',
  'Lato',
  'Google',
  'GitHub',
  'Bitcoin',
  'Ethereum',
  'Esc',
]);
/** Attributes that are read or seen as words. */
const wordy =
  /^(?:title|label|aria-label|aria-description|description|hint|placeholder|alt|caption|text|question|answer|none|emptyText|loadingText|heading|leave|unit)$/;

/** Words in a view that no language can change: text between elements, and attributes that are read. */
export function bareWords({ path, text, program }: Source): string[] {
  const found: string[] = [];
  const note = ({ start, value }: Syntax) => {
    const words = String(value).replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(words) && !isName(words)) found.push(`${path}:${lineOf(text, start)}: '${words}' is not in t()`);
  };
  for (const node of nodesOf(program)) {
    const { name, value } = node;
    if (node.type === 'JSXText') note(node);
    if (node.type === 'JSXAttribute' && isSyntax(value) && value.type === 'Literal' && isSyntax(name))
      if (wordy.test(String(name['name']))) note(value);
  }
  return found;
}

const withoutNames = (sentence: string) => sentence.replace(/\{\w[^}]*\}/g, '{}');

/** Of sentences that are agreed on to the letter, those that nothing says. */
export function unsaid(sentences: readonly string[], said: readonly Said[]): string[] {
  const words = new Set(said.flatMap(({ call }) => [call.key, ...call.english]).map(withoutNames));
  return sentences.filter((sentence) => !words.has(withoutNames(sentence)));
}

/** All that is wrong: bare words of the views, agreed sentences that are lost, and by language what its messages lack or have too many. */
export function messageFaults(root: string, sources: readonly Source[]): Record<string, string[]> {
  const shown = sources.filter(({ path }) => showsWords(path));
  const said = saidIn(shown);
  const faults = translated.map(
    (language) => [language, faultsOf(readMessages(root, language), said, language)] as const,
  );
  return {
    views: shown.filter(({ path }) => path.endsWith('.tsx')).flatMap(bareWords),
    en: unsaid(agreedSentences, said).map((sentence) => `nothing says ${JSON.stringify(sentence)} to the letter`),
    ...Object.fromEntries(faults),
  };
}
