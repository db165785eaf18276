import * as v from 'valibot';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Register } from '../../contract/wire/account/account';
import type { Db } from '../db/client';
import { idPattern, type Listed, type PageAsked, wholeId } from '../domain/operator/page';
import { type CommandResult, flag, option, type Options, text, told } from './command';
import { customerOf } from './corrections';
import { type Column, table } from './table';

/** The options of every list. */
export const pageOptions = { limit: text, after: text, json: flag } as const;
export const pageUsage = '[--limit 20] [--after <id>] [--json]';

const mostRows = 200;
const Limit = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, `must be a number from 1 to ${mostRows}`),
  v.transform(Number),
  v.minValue(1, `must be a number from 1 to ${mostRows}`),
  v.maxValue(mostRows, `must be a number from 1 to ${mostRows}`),
);
const Id = v.pipe(v.string(), v.regex(idPattern, 'must be an id, or its first eight digits'));

/** The whole id that an option says or begins. @throws {CommandError} {Problem} */
export const idOf = (db: Db, options: Options, name: string, column: PgColumn): Promise<string> =>
  wholeId(db, column, option(options, name, Id));

export const limitOf = (options: Options): number =>
  options['limit'] === undefined ? 20 : option(options, 'limit', Limit);

export const pageAsked = async (db: Db, options: Options, column: PgColumn): Promise<PageAsked> => ({
  limit: limitOf(options),
  after: options['after'] === undefined ? undefined : await idOf(db, options, 'after', column),
});

/** One of some words; undefined when the option is not there. @throws {CommandError} naming the words */
export const oneOf = <const Word extends string>(options: Options, name: string, words: readonly Word[]) =>
  options[name] === undefined
    ? undefined
    : option(options, name, v.picklist(words, `must be one of ${words.join(', ')}`));

/** The customer with `--email`; undefined when that is not there. @throws {CommandError} when nobody has it */
export const ownerOf = async (db: Db, options: Options): Promise<string | undefined> =>
  options['email'] === undefined ? undefined : customerOf(db, option(options, 'email', Register.entries.email));

/** How an id stands in a table: enough of it to ask for the row. */
export const short = (id: string) => id.slice(0, 8);

/** '2026-11-21 12:00', UTC; a hyphen for none. */
export const minute = (iso: string | null) => iso?.slice(0, 16).replace('T', ' ') ?? '-';

export const euros = (amount: string) => `${amount} EUR`;

/** A page as a table that says how to go on, or as a document with the rows under `name`. */
export function toldList<Row>(
  options: Options,
  name: string,
  { rows, next }: Listed<Row>,
  columns: readonly Column<Row>[],
): CommandResult {
  const lines = rows.length === 0 ? ['None.'] : table(columns, rows);
  const more = next === null ? [] : [`More: --after ${next.includes('-') ? short(next) : next}`];
  return told(options, [...lines, ...more], { [name]: rows, next });
}
