import * as v from 'valibot';
import { sentence } from '../../contract/rules/problems';
import { Problem } from './problem';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * `input` as the schema reads it.
 * @throws {Problem} 400 with the catalogue's message and, by field, the schema's own sentence. A field without one says
 * only that it is not valid: valibot's default sentence would repeat what was submitted, a password included.
 */
export function validate<S extends Schema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, withMissing(schema, input), {
    message: 'This value is not valid',
    abortPipeEarly: true,
  });
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (path !== '') fields[path] ??= issue.message;
  }
  throw new Problem(400, sentence('default', 400), { code: 'invalid', fields });
}

/** Kinds of a key that need not be there. */
const optional: ReadonlySet<string> = new Set(['optional', 'exact_optional']);

/**
 * The input with `undefined` for each required key that is not there, so that its own schema speaks ('Please enter your
 * email') and not the object's, which knows no sentence for it.
 */
function withMissing(schema: Schema, input: unknown): unknown {
  if (!('entries' in schema) || !isPlain(input)) return input;
  const entries = Object.entries(schema.entries as Record<string, Schema>);
  const filled = entries.flatMap(([key, entry]) => {
    const isThere = Object.hasOwn(input, key);
    return isThere || !optional.has(entry.type) ? [[key, withMissing(entry, isThere ? input[key] : undefined)]] : [];
  });
  return { ...input, ...(Object.fromEntries(filled) as Record<string, unknown>) };
}

/** What is wrong with a reply that a handler made: the paths that do not fit, and those that the schema does not know. */
export function misfits(schema: Schema, reply: unknown): string[] {
  const parsed = v.safeParse(schema, reply, { message: 'does not fit' });
  if (!parsed.success) return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: does not fit`);
  return unknownKeys(reply, parsed.output, '');
}

/** A key that the schema leaves out would reach the browser all the same: how a password hash leaks. */
function unknownKeys(sent: unknown, known: unknown, path: string): string[] {
  if (Array.isArray(sent) && Array.isArray(known)) {
    return sent.flatMap((item, index) => unknownKeys(item, known[index], `${path}[${index}]`));
  }
  if (!isPlain(sent) || !isPlain(known)) return [];
  return Object.keys(sent).flatMap((key) =>
    sent[key] === undefined
      ? []
      : key in known
        ? unknownKeys(sent[key], known[key], `${path}.${key}`)
        : [`${path}.${key}: not in the contract`],
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
