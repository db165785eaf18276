/** A machine as the page of all machines shows it. */
export interface Entry {
  readonly name: string;
  /** Below `machines`, `money/coupon`. */
  readonly folder: string;
  /** Its README, which begins with a title and the intent. */
  readonly readme: string;
}

/** docs/machines.md: what each machine is for, area by area, and where its drawing is. */
export function pageOf(entries: readonly Entry[]): string {
  const areas = [...new Set(entries.map(areaOf))].toSorted();
  return [
    '# Machines',
    '',
    'Everything that happens in the browser is decided here. The page of each machine has its drawing, and beside it is the',
    'table of its transitions. `npm run paths -- <machine>` prints the paths through one ([testing.md](testing.md)),',
    '`npm run machines:export` writes it as one file. This page is made from those of the machines by',
    '`UPDATE=1 npx vitest run --project house test/machines.test.ts`; a test fails when it is out of date.',
    '',
    ...areas.flatMap((area) => [
      `## ${area}`,
      '',
      '| machine | what it is for | |',
      '| --- | --- | --- |',
      ...entries.filter((entry) => areaOf(entry) === area).map(rowOf),
      '',
    ]),
  ].join('\n');
}

const areaOf = ({ folder }: Entry) => folder.slice(0, folder.indexOf('/'));

function rowOf({ name, folder, readme }: Entry): string {
  const [, title, intent] = /^# (.+)\n\n((?:.+\n)+)/.exec(readme) ?? [];
  if (!title || !intent) throw new Error(`machines/${folder}/README.md does not begin with a title and a paragraph.`);
  const at = `../machines/${folder}`;
  return `| [${title}](${at}/README.md) | ${firstSentence(intent.trim())} | [transitions](${at}/${name}.transitions.md) |`;
}

/** Up to the first full stop, without links. */
const firstSentence = (intent: string) =>
  intent
    .replaceAll('\n', ' ')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(.+?[.])(?: .*)?$/, '$1')
    .replace(/[:;.]$/, '')
    .replaceAll('|', '\\|');
