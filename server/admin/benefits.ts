import * as v from 'valibot';
import { limitPlace } from '../../contract/rules/websites/projectLimit';
import { transact } from '../db/transaction';
import { benefitsOfFirst, setBenefits } from '../domain/money/plans/benefits';
import {
  type Command,
  type CommandParts,
  type CommandResult,
  flag,
  option,
  type Options,
  texts,
  told,
} from './command';
import { table } from './table';

const mostLines = 12;
const Benefit = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'must say something'),
  v.maxLength(80, 'must be at most 80 characters'),
  v.regex(/^[^\p{Cc}]*$/u, 'must be one line'),
  v.check(
    (line) => !/[{}]/.test(line.replace(limitPlace, '')),
    `may have ${limitPlace} once, where the plan’s limit stands, and no other braces`,
  ),
);
const Benefits = v.pipe(v.array(Benefit), v.maxLength(mostLines, `must be at most ${mostLines}`));

/** What the first plan promises, line by line. */
export const benefitCommands: Readonly<Record<string, Command>> = {
  'plan benefits': { usage: '[--json]', options: { json: flag }, run: list },
  'plan benefits set': {
    usage: `--benefit "Mail support" [--benefit "${limitPlace} in one account"] ... [--json]`,
    options: { benefit: texts, json: flag },
    run: set,
  },
};

async function list({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const { plan, benefits } = await benefitsOfFirst(db);
  const lines = table(
    [
      { title: plan.name.toUpperCase(), most: 49, of: ({ shown }) => shown },
      { title: 'SET AS', most: 49, of: ({ text }) => text },
    ],
    benefits,
  );
  return told(options, lines, { plan: plan.name, benefits });
}

async function set(parts: CommandParts, options: Options): Promise<CommandResult> {
  const lines = option(options, 'benefit', Benefits);
  await transact(parts.db, (tx) => setBenefits(tx, lines, parts.clock.now()));
  return list(parts, options);
}
