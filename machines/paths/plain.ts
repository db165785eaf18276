/** What JSON can hold. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** How an error is written in JSON, so that it can be made one again. */
const errorMark = '$error';

/** Deeper than anything a machine says; what is below is left out. */
const deepest = 40;

/**
 * A value as JSON, of what an event or a context may hold: an error keeps its words under a mark, an actor is named by
 * its session, a file by what can be asked of it at once, logic and functions become null. What is undefined is left
 * out; what leads back to itself ends in null.
 */
export const plain = (value: unknown): Plain => written(value, []);

function written(value: unknown, above: readonly object[]): Plain {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || above.includes(value) || above.length > deepest) return null;
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => written(item, inside));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Error) {
    // Neither is a field of its own, so that they are not among those that are counted.
    return { [errorMark]: fieldsOf({ ...value, name: value.name, message: value.message }, inside) };
  }
  if (value instanceof Set || value instanceof Map) return written([...value], above);
  if (value instanceof Blob) {
    const { size, type } = value;
    return { ...('name' in value && { name: String(value.name) }), size, type };
  }
  if ('sessionId' in value && 'send' in value) return { $actor: String(value.sessionId) };
  if ('getInitialSnapshot' in value) return null;
  // A snapshot of another actor: its machine and its children are no part of what was said.
  if ('status' in value && 'children' in value && 'context' in value) {
    const { status, context } = value;
    return fieldsOf({ status, context, ...('value' in value && { value: value.value }) }, inside);
  }
  return fieldsOf(value, inside);
}

const fieldsOf = (fields: object, above: readonly object[]): Plain =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field !== undefined && typeof field !== 'function')
      .map(([key, field]) => [key, written(field, above)]),
  );

/** The value that was written, with its errors made errors again: a machine may ask for their class. */
export function unwritten(value: Plain): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(unwritten);
  const marked = value[errorMark];
  if (typeof marked === 'object' && marked !== null && !isList(marked)) {
    const { message, ...fields } = marked;
    return Object.assign(new Error(typeof message === 'string' ? message : ''), unwritten(fields));
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, unwritten(field)]));
}

/** `Array.isArray` for a list that may not be written to. */
export const isList = (value: unknown): value is readonly Plain[] => Array.isArray(value);
