import type { AnyStateMachine } from 'xstate';
import { draw } from './draw';

/** A machine as the page of all machines shows it. */
export interface Entry {
  readonly name: string;
  /** Below `machines`, `money/coupon`. */
  readonly folder: string;
  readonly machine: AnyStateMachine;
  /** Its README, which begins with a title and the intent. */
  readonly readme: string;
}

const linked = /\]\((?!https?:|#)([^)]+)\)/g;

/** docs/machines.md: what each machine is for, and its drawing. */
export function pageOf(entries: readonly Entry[]): string {
  const read = entries.map((entry) => ({ ...entry, ...beginningOf(entry) }));
  return [
    '# Machines',
    '',
    'Everything that happens in the browser is decided here. This page is made from the machines and their READMEs by',
    '`UPDATE=1 npx vitest run --project house test/machines.test.ts`; a test fails when it is out of date.',
    '`npm run paths -- <machine>` prints the paths through one ([testing.md](testing.md)), `npm run machines:export` writes it as one file.',
    '',
    '| machine | what it is for |',
    '| --- | --- |',
    ...read.map(({ name, title, intent }) => `| [${title}](#${name}) | ${firstSentence(intent)} |`),
    '',
    ...read.flatMap(({ name, folder, title, intent, machine }) => [
      `<a id="${name}"></a>`,
      '',
      `## ${title}`,
      '',
      intent,
      '',
      `[Events, ports, invariants](../machines/${folder}/README.md) · ` +
        `[machine](../machines/${folder}/${name}.machine.ts) · ` +
        `[every transition](../machines/${folder}/${name}.transitions.md)`,
      '',
      '```mermaid',
      draw(machine).trimEnd(),
      '```',
      '',
    ]),
  ].join('\n');
}

/** Title and intent, with its links as they are from docs/. */
function beginningOf({ folder, readme }: Entry): { title: string; intent: string } {
  const [, title, paragraph] = /^# (.+)\n\n((?:.+\n)+)/.exec(readme) ?? [];
  if (!title || !paragraph)
    throw new Error(`machines/${folder}/README.md does not begin with a title and a paragraph.`);
  const intent = paragraph
    .trim()
    .replaceAll('\n', ' ')
    .replace(linked, (_, way: string) => {
      const { pathname, hash } = new URL(way, `path:/machines/${folder}/`);
      return `](${pathname.replace(/^\/docs\//, '').replace(/^\//, '../')}${hash})`;
    });
  return { title, intent };
}

/** Up to the first full stop, without links. */
const firstSentence = (intent: string) =>
  intent
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(.+?[.])(?: .*)?$/, '$1')
    .replace(/[:;.]$/, '')
    .replaceAll('|', '\\|');
