import { counted } from '../../machines/paths/figures';
import { type Kind, kinds } from './mutations';
import type { Verdict } from './verdict';

/** What became of one machine's mutants. */
export interface Examined {
  readonly machine: string;
  readonly verdicts: readonly Verdict[];
}

const isCaught = ({ caughtBy }: Verdict) => caughtBy !== null;

/** Those that no test notices, as sentences. */
export const survivorsOf = (all: readonly Examined[]): string[] =>
  all.flatMap(({ machine, verdicts }) =>
    verdicts.filter((verdict) => !isCaught(verdict)).map(({ name }) => `${machine}: ${name}`),
  );

const titles: Readonly<Record<Kind, string>> = {
  transition: 'transitions',
  target: 'targets',
  guard: 'guards',
  onError: 'onError',
  action: 'actions',
  delay: 'delays',
};

const row = (machine: string, verdicts: readonly Verdict[]): string[] => {
  const caught = verdicts.filter(isCaught).length;
  return [
    machine,
    ...kinds.map((kind) => String(verdicts.filter((verdict) => verdict.kind === kind).length)),
    String(verdicts.length),
    String(caught),
    String(verdicts.filter(({ byBehaviour }) => byBehaviour).length),
    String(verdicts.length - caught),
  ];
};

const heading = ['machine', ...kinds.map((kind) => titles[kind]), 'mutants', 'caught', 'by behaviour', 'survive'];

/** A line for each machine, and their sum, as Markdown. */
export function mutantsTable(all: readonly Examined[]): string {
  const rows = all.map(({ machine, verdicts }) => row(machine, verdicts));
  const sum = row(
    counted(all.length, 'machine'),
    all.flatMap(({ verdicts }) => verdicts),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [heading, heading.map((_, index) => (index === 0 ? '---' : '---:')), ...rows, sum].map(line).join('\n');
}

/** The committed page: what is mutated, the table, and the names of the survivors. */
export function mutantsPage(all: readonly Examined[]): string {
  const survivors = survivorsOf(all);
  return `# Mutants

Do the tests of the machines notice when a machine is changed? \`npm run mutants\` changes one thing at a time, in every
machine, and runs the tests of that machine (\`machines/<name>/*.test.ts\`) on each such mutant. A mutant is *caught* when a
test fails. The command writes this page, and exits with 1 when a mutant survives. \`npm run mutants -- coupon\` examines
one machine, and writes nothing.

| column | one mutant for each |
| --- | --- |
| transitions | transition that is removed |
| targets | transition that leads to the next sibling of its target |
| guards | guard, twice: as if it always said yes, as if it always said no |
| onError | \`onError\` that is removed |
| actions | action that is left out of a transition, an \`entry\` or an \`exit\` |
| delays | delay, twice: doubled, and over at once |

Whatever changes the chart changes the committed table of transitions or the drawing too, and is caught by that alone. *By
behaviour* counts the mutants that other tests catch, with both comparisons switched off: the journeys written by hand,
and what the walk asks of the machine. It is a lower bound: the walks themselves are taken only by those mutants that
table and drawing do not show.

${mutantsTable(all)}

${survivors.length === 0 ? 'No mutant survives.' : `These survive:\n\n${survivors.map((name) => `- ${name}`).join('\n')}`}
`;
}
