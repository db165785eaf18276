import type { Guard } from './guard';

/** What became of the tests of a guard without it: the name of the first that failed; null when none did. */
export interface Proof {
  guard: Guard;
  failed: string | null;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const rowOf = ({ guard: { name, test }, failed }: Proof) =>
  `| ${cell(name)} | ${cell(failed ?? 'NOTHING')} | \`${test}\` |`;

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
    'What keeps sessions, codes, choices, orders and money whole, one by one taken out, and the test that failed then.',
    'Written by `npm run guards`, which works in a copy of the project; `npm run guards -- lease` examines those with that',
    'word in their name or file.',
    '',
    '| guard | without it fails | in |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
