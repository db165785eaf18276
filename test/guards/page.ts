import type { Guard } from './guard';

/** What became of the tests of a guard without it. */
export interface Proof {
  guard: Guard;
  failure: { test: string; message: string } | null;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const rowOf = ({ guard: { name, file }, failure }: Proof) =>
  `| ${cell(name)} | \`${file}\` | ${cell(failure?.test ?? 'NOTHING')} | ${cell(failure?.message ?? '')} |`;

/** docs/guards.md: each guard, and the test that fails without it; of those not examined now, what the page said before. */
export function pageOf(all: readonly Guard[], proofs: readonly Proof[], before: string): string {
  const rows = all.flatMap((guard) => {
    const proof = proofs.find((one) => one.guard === guard);
    const known = before.split('\n').filter((line) => line.startsWith(`| ${cell(guard.name)} | `));
    return proof ? [rowOf(proof)] : known;
  });
  return [
    '# Guards',
    '',
    'What keeps sessions, codes, choices and orders whole, one by one taken out, and the test that failed then. Written',
    'by `npm run guards`, which works in a copy of the project; `npm run guards -- lease` examines those with that word',
    'in their name or file.',
    '',
    '| guard | in | without it fails | with |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
