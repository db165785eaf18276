import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { draw } from './draw';
import type { Registry } from './registry';
import {
  type Format,
  formats,
  type Kind,
  kinds,
  printCoverage,
  printFigures,
  printReport,
  type Report,
  reportOn,
} from './report';
import { skeletonOf } from './skeleton';

const root = join(import.meta.dirname, '../..');

const usage = `Usage: npm run paths -- <machine> [options]
       npm run paths -- --all --coverage [--format ${formats.join('|')}]

  --kind ${kinds.join('|')}   which paths; transitions when left out
  --format ${formats.join('|')}                     text when left out
  --coverage      what the worlds show of the machine, part by part; exits 1 under 100 %
  --mermaid       the machine as a drawing
  --playwright    a skeleton of its tours for test/browser
  --out <file>    writes there instead of printing
  --all           every machine; with --coverage one table of all`;

export interface Request {
  readonly names: readonly string[];
  readonly kind: Kind;
  readonly format: Format;
  readonly what: 'paths' | 'coverage' | 'mermaid' | 'playwright';
  readonly all: boolean;
  readonly out: string | undefined;
}

export interface Answer {
  readonly text: string;
  readonly exitCode: number;
}

/** Reads the words of the command. Throws the usage, with a sentence before it that names what is wrong. */
export function requestOf(args: readonly string[], { machineNames }: Registry): Request {
  const wrong = (sentence: string) => new Error(`${sentence}\n\n${usage}`);
  const { values, positionals } = read(args, wrong);
  const kind = kinds.find((known) => known === values.kind);
  const format = formats.find((known) => known === values.format);
  if (!kind) throw wrong(`There is no kind "${values.kind}".`);
  if (!format) throw wrong(`There is no format "${values.format}".`);
  if (values.all ? positionals.length > 0 : positionals.length !== 1) {
    throw wrong(values.all ? 'With --all no machine is named.' : 'Name one machine, or say --all.');
  }
  const modes = (['coverage', 'mermaid', 'playwright'] as const).filter((mode) => values[mode]);
  const [what = 'paths'] = modes;
  if (modes.length > 1) throw wrong(`Either --${modes.join(' or --')}.`);
  if (values.all && what === 'playwright') throw wrong('A skeleton is made for one machine at a time.');
  const names = values.all ? machineNames() : positionals;
  return { names, kind, format, what, all: Boolean(values.all), out: values.out };
}

function read(args: readonly string[], wrong: (sentence: string) => Error) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'transitions' },
        format: { type: 'string', default: 'text' },
        all: { type: 'boolean' },
        coverage: { type: 'boolean' },
        mermaid: { type: 'boolean' },
        playwright: { type: 'boolean' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/** What the testers' command answers: the paths through a machine, what they cover, its drawing, a skeleton of its tours. */
export async function answerTo(
  { names, kind, format, what, all, out }: Request,
  { folderOf, machineNamed, modelsOf }: Registry,
): Promise<Answer> {
  if (what === 'mermaid') {
    const drawings = await Promise.all(names.map(async (name) => draw(await machineNamed(name))));
    const fenced = drawings.map((drawing) => (format === 'md' ? `\`\`\`mermaid\n${drawing}\`\`\`\n` : drawing));
    return {
      text: format === 'json' ? JSON.stringify(drawings, undefined, 2) : fenced.join('\n').trimEnd(),
      exitCode: 0,
    };
  }
  if (what === 'playwright') {
    const [name = ''] = names;
    const ways = waysFrom(out ?? join(root, 'test/browser/skeleton.tour.ts'), folderOf(name));
    return { text: skeletonOf(await modelsOf(name), ways), exitCode: 0 };
  }
  const reports: Report[] = [];
  const printed: string[] = [];
  for (const name of names) {
    const models = await modelsOf(name);
    const report = reportOn(models, kind);
    reports.push(report);
    if (what === 'paths') printed.push(printReport(report, models, format));
    else if (!all) printed.push(printCoverage(report, format));
  }
  if (all && what === 'coverage') printed.push(printFigures(reports, format));
  const text = all && what === 'paths' && format === 'json' ? `[${printed.join(',\n')}]` : printed.join('\n\n');
  const isShort = what === 'coverage' && reports.some(({ missing }) => missing.length > 0);
  return { text, exitCode: isShort ? 1 : 0 };
}

/** How a file reaches a machine, by its folder below `machines`, and the tours' fixtures. */
function waysFrom(file: string, folder: string) {
  const from = dirname(resolve(file));
  const way = (to: string) => {
    const path = relative(from, join(root, to)).split(sep).join('/');
    return path.startsWith('.') ? path : `./${path}`;
  };
  return { machine: way(`machines/${folder}`), test: way('test/browser/support/test') };
}
