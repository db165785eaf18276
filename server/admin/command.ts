import * as v from 'valibot';
import { toMinor } from '../../contract/rules/money/amount';
import type { Providers } from '../providers/providers';
import type { Services } from '../services';

/** What a command may use; the running server and the command's own process both have it. */
export type CommandParts = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'log' | 'events'> & {
  providers: Pick<Providers, 'payments'>;
};

export interface CommandResult {
  lines: string[];
  exitCode: 0 | 1;
}

/** The command is not one, or its options do not do: the sentence is for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export type Options = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Command {
  usage: string;
  options: Record<string, { type: 'string' | 'boolean'; multiple?: true }>;
  run(parts: CommandParts, options: Options): Promise<CommandResult>;
}

export const text = { type: 'string' } as const;
export const texts = { type: 'string', multiple: true } as const;
export const flag = { type: 'boolean' } as const;

export const said = (...lines: string[]): CommandResult => ({ lines, exitCode: 0 });
export const refused = (...lines: string[]): CommandResult => ({ lines, exitCode: 1 });

/** What a command came to: in lines for a person, or with `--json` as one line for a program. */
export const told = (options: Options, lines: string | readonly string[], facts: object): CommandResult =>
  said(...(options['json'] === true ? [JSON.stringify(facts)] : typeof lines === 'string' ? [lines] : lines));

/** An option's value as a schema reads it. @throws {CommandError} naming the option, never its value */
export function option<S extends v.GenericSchema<unknown, unknown>>(
  options: Options,
  name: string,
  schema: S,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, options[name], { message: 'is not valid' });
  if (parsed.success) return parsed.output;
  const sentence = options[name] === undefined ? 'is missing' : parsed.issues[0].message;
  throw new CommandError(`--${name}: ${sentence}`);
}

export const Amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be an amount such as 20 or 19.99'),
  v.transform(toMinor),
);
export const PositiveAmount = v.pipe(Amount, v.minValue(1, 'must be more than 0'));
