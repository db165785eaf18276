/** What an extension, another product at the same address, a proxy or somebody's hands may have put in a text's place. */
const strangers = [
  '',
  ' ',
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1e999',
  'NaN',
  'undefined',
  '[]',
  '{}',
  '""',
  '[null]',
  '{"":0}',
  '[object Object]',
  'function () {}',
  '<!doctype html><title>502</title>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '%00%0d%0a',
  '\r\n\r\n',
  '\u2028',
  '\ud800',
  '\0'.repeat(64),
  '{"version":99}',
  '{"__proto__":{"version":1}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(20_000),
  'é'.repeat(100_000),
];

/** What a disk may have made of a text: cut off, doubled, turned round, in another encoding. */
const damaged = (text: string): string[] => [
  ...[1, 2, 7, 23, 0.5, 0.9].map((at) => text.slice(0, at < 1 ? Math.floor(text.length * at) : at)),
  text.slice(1),
  text + text,
  `\ufeff${text}`,
  `${text}}`,
  JSON.stringify(text),
  [...text].toReversed().join(''),
  text.toUpperCase(),
  btoa(text),
  text.replaceAll(':', '='),
  text.replaceAll('"', "'"),
];

/**
 * Texts that may stand where `text` was kept, each another one and none of them `text`: 40 at the least.
 *
 * @param swaps parts of the text that another version may have written otherwise
 */
export function corruptions(text: string, swaps: readonly (readonly [RegExp, string])[] = []): string[] {
  const swapped = swaps.map(([from, to]) => text.replace(from, to));
  const all = [...new Set([...strangers, ...damaged(text), ...swapped])].filter((one) => one !== text);
  if (all.length < 40) throw new Error(`Only ${all.length} corruptions of "${text}".`);
  return all;
}
