import type { EventObject } from 'xstate';
import { eventKey } from './graph';
import type { Model, Path } from './model';

/** What happens in a machine, in a tester's words. */
export interface Names {
  /** `placeOrder error (status 402)`: in brackets what tells it from the other cases of the same event. */
  event(event: EventObject): string;
  /** `order.place, then placeOrder error (status 402), then order.place` */
  path(path: Path): string;
}

type Leaves = ReadonlyMap<string, string>;

/** Longer texts are cut: a name is there to be told from another, not to be complete. */
const longestText = 32;

/** An event's type as a person says it: `placeOrder error`, `after retryDelay`, `coupon.type`. */
export const nameOfType = (type: string): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 changed');

/** The names of everything that happens in any world of one machine: one event has one name in all of them. */
export function namesIn(models: readonly Pick<Model, 'graph'>[]): Names {
  const cases = new Map<string, Map<string, EventObject>>();
  for (const { event } of models.flatMap((model) => model.graph().edges)) {
    const known = cases.get(event.type) ?? new Map<string, EventObject>();
    cases.set(event.type, known.set(eventKey(event), event));
  }
  const names = new Map([...cases.values()].flatMap((same) => [...namesOfCases(same)]));
  const event = (happened: EventObject) => names.get(eventKey(happened)) ?? nameOfType(happened.type);
  const path = ({ steps }: Path) =>
    steps
      .slice(1)
      .map((step) => event(step.event))
      .join(', then ') || 'the start';
  return { event, path };
}

/** Names for the cases of one event, by their key: the type, and as few fields as tell them apart. */
function namesOfCases(cases: ReadonlyMap<string, EventObject>): [string, string][] {
  const keys = [...cases.keys()];
  const leaves = [...cases.values()].map((event) => leavesOf(payloadOf(event)));
  const telling = tellingFields(leaves);
  const names = leaves.map((fields) => {
    const present = telling.filter((field) => fields.has(field));
    return (present.length > 0 ? present : telling.slice(0, 1))
      .map((field) => `${field} ${text(fields.get(field)) || 'empty'}`.trim())
      .join(', ');
  });
  return [...cases.values()].map(({ type }, index) => {
    const name = names[index] ?? '';
    // Two that differ in nothing a name can hold are numbered.
    const alike = names.filter((other) => other === name).length > 1 && cases.size > 1;
    const bracket = alike ? [name, `case ${index + 1}`].filter(Boolean).join(', ') : name;
    return [keys[index] ?? '', bracket ? `${nameOfType(type)} (${bracket})` : nameOfType(type)];
  });
}

/** Field by field the one that splits the cases best, until all are told apart or nothing splits them further. */
function tellingFields(cases: readonly Leaves[]): string[] {
  const fields = [...new Set(cases.flatMap((leaves) => [...leaves.keys()]))];
  const groups = (chosen: readonly string[]) =>
    new Set(cases.map((leaves) => chosen.map((field) => text(leaves.get(field))).join('\u0000'))).size;
  const chosen: string[] = [];
  for (let told = 1; told < cases.length; ) {
    const [best] = fields
      .map((field) => ({ field, groups: groups([...chosen, field]) }))
      .toSorted((one, other) => other.groups - one.groups || depth(one.field) - depth(other.field));
    if (!best || best.groups <= told) break;
    chosen.push(best.field);
    told = best.groups;
  }
  // An early choice may be told by the later ones.
  return chosen.reduce((kept, field) => {
    const without = kept.filter((other) => other !== field);
    return groups(without) === groups(kept) ? without : kept;
  }, chosen);
}

const depth = (field: string) => field.split('.').length;

/** What an event carries: a port's answer or error is its own payload. */
function payloadOf({ type, ...fields }: EventObject): unknown {
  if (type.startsWith('xstate.done.')) return 'output' in fields ? fields['output'] : undefined;
  if (type.startsWith('xstate.error.')) return 'error' in fields ? fields['error'] : undefined;
  return fields;
}

/** Every plain value inside, by its dotted way; lists also by their length. */
function leavesOf(value: unknown): Leaves {
  const found = new Map<string, string>();
  const visit = (inner: unknown, at: string) => {
    if (typeof inner !== 'object' || inner === null) {
      found.set(at, typeof inner === 'string' ? inner : String(inner));
      return;
    }
    // Tells it from a case that has nothing there; what is inside tells two of them apart.
    if (at) found.set(at, 'given');
    if (inner instanceof Error) found.set(join(at, 'message'), inner.message);
    if (Array.isArray(inner)) found.set(join(at, 'length'), String(inner.length));
    for (const [key, field] of Object.entries(inner)) visit(field, join(at, key));
  };
  visit(value, '');
  return found;
}

const join = (at: string, key: string) => (at ? `${at}.${key}` : key);

/** `none` for a field that a case does not have. */
const text = (value: string | undefined): string => {
  if (value === undefined || value === 'undefined') return 'none';
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line.trim() === line ? line : `"${line}"`;
};
