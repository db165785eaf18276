import { expect, test } from 'vitest';
import type { Message } from '../../../../contract/languages/t';
import { mirrored } from './icons';
import { inLanguage } from './messages';

const imports = "import { plural, t } from '../../../contract/languages/t';\n";
/** What is built has it no more. */
const richly = "import { rich } from '../../ui/rich/rich';";
const german: Record<string, Message> = {
  'Sign in': 'Anmelden',
  'Hello {name}': '„{name}“: hallo',
  'Read the {terms}.': 'Lesen Sie die {terms}.',
  terms: 'Bedingungen',
  '{count} pages': { one: '{count} Seite', other: '{count} Seiten' },
};
const built = (text: string, messages = german, locale = 'de-DE') =>
  inLanguage(imports + richly + text, 'src/features/account/View.tsx', (key) => messages[key], locale).replace(
    imports,
    '',
  );

test('a sentence stands where its call was', () => {
  expect(built("const title = t('Sign in');")).toBe('const title = "Anmelden";');
});

test('with its values, also where they hold what ends a text', () => {
  expect(built("t('Hello {name}', { name: person.name ?? `you` })")).toBe('`„${person.name ?? `you`}“: hallo`');
  expect(built("t('Cost: ${price} `a` {x}', { price, x })", {})).toBe('`Cost: $${price} \\`a\\` ${x}`');
});

test('a sentence within another', () => {
  expect(built("<p>{rich('Read the {terms}.', { terms: <a>{t('terms')}</a> })}</p>")).toBe(
    '<p>{<>{"Lesen Sie die "}{<a>{"Bedingungen"}</a>}{"."}</>}</p>',
  );
});

test('the form of a number, by the language', () => {
  const said = "plural(count, 'one page', '{count} pages')";
  expect(built(said)).toBe('(count === 1 ? `${count} Seite` : `${count} Seiten`)');
  expect(built(said, {})).toBe('(count === 1 ? "one page" : `${count} pages`)');
  const six = { zero: 'other', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect(built(said, { '{count} pages': six }, 'ar-AE')).toMatch(
    /^import \{ formOf \} from '.*'; formOf\(count, 'ar-AE', \{ one: "one", two: "two", few: "few", many: "many", other: "other" \}\)$/,
  );
});

test('what is not translated is English; what is no message stays', () => {
  expect(built("t('Stop')")).toBe('"Stop"');
  expect(inLanguage("const t = (a) => a; t('Sign in')", 'a.ts', (key) => german[key], 'de')).toContain("t('Sign in')");
});

test.each([
  ['t(word)', 'a sentence is written out where it is used'],
  ["t('Hello {name}')", 'nothing is called name'],
  ["t('Hello', { name })", 'the sentence has no {name}'],
  ["plural(list().length, 'one', '{count}')", 'the number of a plural has a name'],
])('%s is refused when it is built', (text, why) => {
  expect(() => built(text)).toThrow(why);
});

test('where lines run from the right, an arrow back is drawn as one that leads on', () => {
  expect(mirrored("import { ArrowLeft, Check, ChevronsRight, type LucideIcon } from 'lucide-react';\nArrowLeft;")).toBe(
    "import { ArrowRight as ArrowLeft, Check, ChevronsLeft as ChevronsRight, type LucideIcon } from 'lucide-react';\nArrowLeft;",
  );
});
