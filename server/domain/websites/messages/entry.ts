import * as v from 'valibot';
import { messageLimits } from '../../../../contract/rules/websites/message';
import { type FormField, formFields } from '../../../sites/messageForm';
import type { FieldProblem } from '../../../sites/words/form';

/** What a visitor typed, each field as it will be stored. */
export type Entry = Readonly<Record<FormField, string>>;

/** Controls but tab and line break, and halves of characters: nothing a person types, and poison to mails and databases. */
const unreadable = /[^\P{Cc}\t\n]|\p{Cs}/u;
/** A header of a mail ends at any of these: name, address and number stand in one, or beside one. */
const manyLines = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const Mailbox = v.pipe(v.string(), v.email(), v.regex(/^[^\s,;:<>()[\]"\\]+@[^\s,;:<>()[\]"\\]+$/));

const isEmail = (text: string) => v.is(Mailbox, text);

/** A field as a form sends it, by one line break for each. */
const typed = (body: URLSearchParams, field: FormField) => (body.get(field) ?? '').replace(/\r\n?/g, '\n').trim();

/** Reads the fields of a form. @returns what was typed, and what is wrong with it, by field */
export function readEntry(body: URLSearchParams): {
  entry: Entry;
  problems: Partial<Record<FormField, FieldProblem>>;
} {
  const entry = Object.fromEntries(formFields.map((field) => [field, typed(body, field)])) as Record<FormField, string>;
  const found = formFields.map((field) => [field, problemOf(field, entry[field])] as const);
  const problems = Object.fromEntries(found.filter(([, problem]) => problem !== null));
  const bytes = formFields.reduce((sum, field) => sum + Buffer.byteLength(entry[field]), 0);
  if (bytes > messageLimits.bytes) problems['message'] ??= 'long';
  return { entry, problems };
}

function problemOf(field: FormField, text: string): FieldProblem | null {
  if (text === '') return field === 'phone' ? null : 'missing';
  if (text.length > (field === 'message' ? messageLimits.text : messageLimits[field])) return 'long';
  if (field === 'message') return unreadable.test(text) ? 'unreadable' : null;
  if (manyLines.test(text)) return 'malformed';
  if (unreadable.test(text)) return 'unreadable';
  return field === 'email' && !isEmail(text) ? 'malformed' : null;
}
