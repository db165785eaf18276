import { limits } from './allowed';
import { declarationsOf } from './values';

/** A rule for elements that are all of what is named: their kind, their id, their classes. */
interface Rule {
  kind: string | undefined;
  ids: readonly string[];
  classes: readonly string[];
  declarations: readonly [string, string][];
  /** Which of two rules wins: ids before classes before kinds before what stands later. */
  weight: number;
}

/** Rules by one name that an element must have for them: '#id', '.class', its kind, or '*'. */
export type Rules = ReadonlyMap<string, readonly Rule[]>;

export interface Styled {
  kind: string;
  id: string | undefined;
  classes: readonly string[];
}

const selector = /^(?<kind>[a-zA-Z][\w-]*|\*)?(?<names>(?:[.#][\w\u0080-\uffff-]+)*)$/;

function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('/*', at);
    parts.push(text.slice(at, start < 0 ? text.length : start));
    const end = start < 0 ? -1 : text.indexOf('*/', start + 2);
    if (end < 0) return parts.join('');
    at = end + 2;
  }
}

/** Where the block ends that begins at `from`, behind its brace. */
function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/**
 * The rules of a style sheet that speak of single elements, as drawing programs write them. Whatever else there is in it
 * (imports, fonts, media, what is within what) is left out.
 * @throws {Error} for more than a drawing needs
 */
export function rulesOf(sheet: string): Rules {
  if (sheet.length > limits.style) throw new Error('The style of the drawing is too long');
  const text = withoutComments(sheet);
  const rules = new Map<string, Rule[]>();
  let order = 0;
  for (let at = 0, brace = text.indexOf('{'); brace >= 0; brace = text.indexOf('{', at)) {
    const head = text.slice(at, brace).split(';').at(-1)?.trim() ?? '';
    at = endOfBlock(text, brace);
    if (head.startsWith('@')) continue;
    const declarations = declarationsOf(text.slice(brace + 1, at - 1));
    for (const one of head.split(',')) {
      const found = selector.exec(one.trim())?.groups;
      if (!found || one.trim() === '') continue;
      order += 1;
      const names = found['names']?.match(/[.#][^.#]+/g) ?? [];
      const rule = ruleOf(found['kind'], names, declarations, order);
      const key = names[0] ?? rule.kind ?? '*';
      rules.set(key, [...(rules.get(key) ?? []), rule]);
    }
  }
  return rules;
}

function ruleOf(
  kind: string | undefined,
  names: readonly string[],
  declarations: Rule['declarations'],
  order: number,
): Rule {
  const called = (mark: string) => names.filter((name) => name.startsWith(mark)).map((name) => name.slice(1));
  const [ids, classes] = [called('#'), called('.')];
  const known = kind === '*' ? undefined : kind;
  const weight = ((ids.length * 100 + classes.length) * 2 + (known === undefined ? 0 : 1)) * limits.style + order;
  return { kind: known, ids, classes, declarations, weight };
}

/** What the rules and its own style say of an element, by property; what wins stands last. */
export function styleOf(rules: Rules, { kind, id, classes }: Styled, own: string): Map<string, string> {
  const keys = [...new Set(['*', kind, ...(id === undefined ? [] : [`#${id}`]), ...classes.map((name) => `.${name}`)])];
  const fitting = keys
    .flatMap((key) => rules.get(key) ?? [])
    .filter((rule) => rule.kind === undefined || rule.kind === kind)
    .filter((rule) => rule.ids.every((one) => one === id) && rule.classes.every((one) => classes.includes(one)))
    .toSorted((one, other) => one.weight - other.weight);
  const style = new Map<string, string>();
  for (const [name, value] of [...fitting.flatMap(({ declarations }) => declarations), ...declarationsOf(own)]) {
    style.delete(name);
    style.set(name, value);
  }
  return style;
}
