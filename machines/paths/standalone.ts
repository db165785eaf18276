import { build } from 'esbuild';

const heading = (name: string) =>
  `// The machine "${name}" with all that it imports, for Stately's visualizer and editor. It needs xstate alone.
// Made by \`npm run machines:export\`; the types are left out.
// @ts-nocheck
`;

const xstateImport = /^import \{([^}]+)\} from "xstate";\n/gm;

/**
 * A machine as the text of one TypeScript file that needs xstate alone: whatever its own file imports, children and
 * rules of forms included, stands in it, its chart last and written out as in the source.
 *
 * @param name of the machine
 * @param file of the machine, a whole path
 * @throws when the file cannot be read or something that it imports cannot be found
 */
export async function standaloneOf(name: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    external: ['xstate'],
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return heading(name) + withOneImport(outputFiles[0]?.text ?? '');
}

/** The bundler imports xstate once for each file, as `setup`, `setup2` and so on; a visualizer knows the first alone. */
function withOneImport(text: string): string {
  const parts = [...text.matchAll(xstateImport)].flatMap(([, list = '']) => list.split(',').map((part) => part.trim()));
  const pairs = parts.map((part) => part.split(' as ')).map(([name = '', alias = name]) => [name, alias] as const);
  const plain = pairs
    .filter(([name, alias]) => name !== alias)
    .reduce(
      (rest, [name, alias]) => rest.replaceAll(new RegExp(`\\b${alias}\\b`, 'g'), name),
      text.replace(xstateImport, ''),
    );
  const names = [...new Set(pairs.map(([name]) => name))].toSorted();
  return `import { ${names.join(', ')} } from "xstate";\n${plain}`;
}
