import type { Coverage } from './coverage';

/** How many of something were met, and how many there are. */
export interface Share {
  readonly met: number;
  readonly all: number;
}

/** What one machine's worlds show of it, in figures. */
export interface Figures {
  readonly machine: string;
  readonly worlds: number;
  readonly states: Share;
  readonly transitions: Share;
  /** Each guard can answer yes and no. */
  readonly outcomes: Share;
  readonly paths: number;
}

const shareOf = (counts: readonly number[]): Share => ({
  met: counts.filter((count) => count > 0).length,
  all: counts.length,
});

/** The figures of a coverage; `paths` is how many paths were found in all worlds together. */
export const figuresOf = ({ machine, worlds, states, transitions, guards }: Coverage, paths: number): Figures => ({
  machine,
  worlds: worlds.length,
  states: shareOf(Object.values(states)),
  transitions: shareOf(Object.values(transitions)),
  outcomes: shareOf(Object.values(guards).flatMap(({ yes, no }) => [yes, no])),
  paths,
});

/** The figures of several machines together. */
export const sumOf = (all: readonly Figures[]): Figures => {
  const sum = (share: (figures: Figures) => number) => all.reduce((total, figures) => total + share(figures), 0);
  const shares = (name: 'states' | 'transitions' | 'outcomes') => ({
    met: sum((figures) => figures[name].met),
    all: sum((figures) => figures[name].all),
  });
  return {
    machine: `${all.length} machines`,
    worlds: sum(({ worlds }) => worlds),
    states: shares('states'),
    transitions: shares('transitions'),
    outcomes: shares('outcomes'),
    paths: sum(({ paths }) => paths),
  };
};

/** Per cent with one digit, never rounded up: only all of it is 100. Nothing to meet is met. */
export const percent = ({ met, all }: Share): number => (all === 0 ? 100 : Math.floor((met / all) * 1_000) / 10);

/** `7/8, 87.5 %` */
export const describeShare = (share: Share): string => `${share.met}/${share.all}, ${percent(share)} %`;

/** One line of figures for a person. */
export const describeFigures = ({ machine, worlds, states, transitions, outcomes, paths }: Figures): string =>
  [
    `${machine}: ${counted(worlds, 'world')}`,
    `states ${describeShare(states)}`,
    `transitions ${describeShare(transitions)}`,
    `guard outcomes ${describeShare(outcomes)}`,
    counted(paths, 'path'),
  ].join(' · ');

/** `1 path`, `2 paths` */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const headings = ['machine', 'worlds', 'states', 'transitions', 'guard outcomes', 'paths'];
const rowOf = ({ machine, worlds, states, transitions, outcomes, paths }: Figures): string[] => [
  machine,
  String(worlds),
  describeShare(states),
  describeShare(transitions),
  describeShare(outcomes),
  String(paths),
];

/** The figures of the whole product: a line for each machine, and their sum. */
export function figuresTable(all: readonly Figures[], format: 'text' | 'md'): string {
  const rows = [headings, ...all.map(rowOf), rowOf(sumOf(all))];
  if (format === 'md') {
    const lines = rows.map((row) => `| ${row.join(' | ')} |`);
    return [lines[0], '| --- | ---: | ---: | ---: | ---: | ---: |', ...lines.slice(1)].join('\n');
  }
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(headings), rule, ...rows.slice(1, -1).map(line), rule, line(rows.at(-1) ?? [])].join('\n');
}
