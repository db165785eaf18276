import type { Environment } from './product';

/** One setting, or a few that go together, with the values that the table tries and what it calls them. */
interface Column {
  title: string;
  values: Readonly<Record<string, Environment>>;
}

const realServices: Environment = {
  MAIL: 'smtp://mail.example',
  PAYMENTS_SECRET: 'w'.repeat(32),
  ...Object.fromEntries(
    ['REGISTRAR', 'PAYMENTS', 'AI', 'PHOTOS', 'RATES'].flatMap((name) => [
      [name, `https://${name.toLowerCase()}.example`],
      [`${name}_KEY`, 'k'.repeat(16)],
    ]),
  ),
  ...Object.fromEntries(
    ['PAYMENT_URL', 'STOCK_PHOTO_URL', 'CURRENCY_URL', 'COUNTRIES_URL', 'NETWORK_URL', 'FLAGS_URL', 'ICONS_URL'].map(
      (name) => [`VITE_${name}`, 'https://service.example'],
    ),
  ),
};

const content: Environment = { CONTENT_URL: 'https://content.example' };

/** What decides who reaches what; every combination of the values is a row before rows that agree are told together. */
const columns: readonly Column[] = [
  {
    title: '`NODE_ENV`',
    values: Object.fromEntries(
      ['', 'development', 'test', 'production', 'prod'].map((name) => [name || 'none', { NODE_ENV: name }]),
    ),
  },
  {
    title: '`PUBLIC_URL`',
    values: {
      none: { PUBLIC_URL: '' },
      'this machine': { PUBLIC_URL: 'http://localhost:4173' },
      public: { PUBLIC_URL: 'https://shop.example', ...content },
    },
  },
  {
    title: '`HOST`',
    values: Object.fromEntries(['', '::1', '0.0.0.0', '::'].map((host) => [host || 'none', { HOST: host }])),
  },
  {
    title: 'services',
    values: {
      'stand-ins': {},
      'stand-ins, `SANDBOX_EXPOSED`': { SANDBOX_EXPOSED: '1' },
      real: realServices,
      'real, `SANDBOX_EXPOSED`': { ...realServices, SANDBOX_EXPOSED: '1' },
    },
  },
];

/** The value of each column, by its name. */
export type Combination = readonly string[];

export const combinations: readonly Combination[] = columns.reduce<Combination[]>(
  (rows, { values }) => rows.flatMap((row) => Object.keys(values).map((name) => [...row, name])),
  [[]],
);

/** The settings of a combination. */
export const settingsOf = (combination: Combination): Environment =>
  Object.fromEntries(combination.flatMap((name, index) => Object.entries(columns[index]?.values[name] ?? {})));

/** A line of the table: the values of each column that lead to the same. */
interface Line {
  cells: string[][];
  outcome: string;
}

/** Told together: lines that differ in one column alone and come to the same. */
function together(lines: readonly Line[], column: number): Line[] {
  const found = new Map<string, Line>();
  for (const { cells, outcome } of lines) {
    const rest = JSON.stringify([cells.toSpliced(column, 1, []), outcome]);
    const known = found.get(rest);
    found.set(
      rest,
      known
        ? { outcome, cells: known.cells.with(column, [...(known.cells[column] ?? []), ...(cells[column] ?? [])]) }
        : { cells, outcome },
    );
  }
  return [...found.values()];
}

/** The table of docs/operations.md, of what each combination came to. */
export function tableOf(outcomes: readonly { combination: Combination; outcome: string }[]): string {
  const single: Line[] = outcomes.map(({ combination, outcome }) => ({
    cells: combination.map((name) => [name]),
    outcome,
  }));
  // The narrowest differences first: what is common to all values of a column is then said once.
  const lines = [2, 3, 1, 0].reduce(together, single);
  const cell = (names: readonly string[], index: number) =>
    names.length === Object.keys(columns[index]?.values ?? {}).length ? 'any' : names.join('; ');
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([...columns.map(({ title }) => title), 'what comes of it']),
    row([...columns, ''].map(() => '---')),
    ...lines.map(({ cells, outcome }) => row([...cells.map(cell), outcome])),
  ].join('\n');
}
