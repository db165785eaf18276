import type { Import, Source } from './source';

/** Who may import whom, after the table of the architecture. The first area that fits a file is the one that counts. */
interface Area {
  readonly name: string;
  readonly holds: RegExp;
  /** Folders and files of this repository; with `types` only their types. */
  readonly inside: readonly RegExp[];
  readonly types?: readonly RegExp[];
  /** Only what is loaded when it is asked for. */
  readonly later?: readonly RegExp[];
  /** Packages: either the only ones, or those that never. */
  readonly only?: readonly RegExp[];
  readonly never?: readonly RegExp[];
}

const isTest = /\.(?:test|walk|tour|bench)\.tsx?$/;
const router = /^wouter(?:\/|$)/;
const react = /^(?:react|react-dom|@xstate\/react|@headlessui\/react|lucide-react|wouter)(?:\/|$)/;
const styles = /^@vanilla-extract\//;
const wire = /^(?:ky|ws)(?:\/|$)/;
const onServer = /^(?:hono|@hono\/.*|pg|drizzle-orm|@electric-sql\/.*|nodemailer|otpauth|sharp|uqr|node:.*)(?:\/|$)/;
const serverNever = [react, styles, /^ky$/, /^xstate(?:\/|$)/];
/** What writes, draws and makes up addresses in the place of the services outside. */
const inStandIns = /^(?:harper\.js|wink-.*|satori|@resvg\/.*|@noble\/.*|@scure\/.*)(?:\/|$)/;
const build = /^src\/app\/boot\/build\//;
const contract = /^contract\//;
const languages = /^contract\/languages\//;
const inspector = /^src\/inspector\//;
const selector = /^machines\/.+\.select(?:\.ts)?$/;
/** What runs in the product: no model, no test, nothing that finds paths or records traces. */
const machine = /^machines\/(?!(?:paths|traces)\/)(?!.*\.(?:model|test)(?:\.ts)?$)/;

export const areas: readonly Area[] = [
  { name: 'test', holds: /^test\//, inside: [/./] },
  {
    name: 'a test',
    holds: isTest,
    inside: [/^(?:contract|machines|server|src)\//, /^test\/(?:walk|server)\//, /^test\/extent(?:\.ts)?$/],
  },
  { name: 'configuration', holds: /^[^/]+$/, inside: [/./] },
  // Said on every floor: sentences, and the languages that there are.
  { name: 'contract/languages', holds: languages, inside: [languages], only: [] },
  // Two floors: plain values and rules, of no library but the reader of names outside ASCII, and on them what crosses the wire.
  {
    name: 'contract/rules',
    holds: /^contract\/rules\//,
    inside: [/^contract\/rules\//, languages],
    only: [/^punycode\.js\/punycode\.es6\.js$/],
  },
  { name: 'contract/wire', holds: contract, inside: [contract], only: [/^valibot$/] },
  { name: 'machines/kit', holds: /^machines\/kit\//, inside: [/^machines\/kit\//], only: [/^xstate$/] },
  {
    name: 'machines/protocols',
    holds: /^machines\/protocols\//,
    inside: [/^machines\/(?:kit|protocols)\//, contract],
    only: [/^xstate$/],
  },
  {
    name: 'machines/traces',
    holds: /^machines\/traces\//,
    inside: [/^machines\/(?:traces|paths)\//],
    only: [/^xstate$/, /^node:/],
  },
  {
    name: 'machines/paths',
    holds: /^machines\/paths\//,
    inside: [/^machines\/(?:kit|protocols|paths)\//],
    only: [/^xstate(?:\/graph)?$/, /^esbuild$/, /^node:/],
  },
  {
    name: 'a model',
    holds: /^machines\/.+\.model\.ts$/,
    inside: [/^machines\//, contract],
    only: [/^xstate(?:\/graph)?$/],
  },
  {
    name: 'machines',
    holds: /^machines\//,
    inside: [machine, contract],
    only: [/^xstate$/],
  },
  {
    name: 'src/effects',
    holds: /^src\/effects\//,
    inside: [/^src\/(?:effects|lib)\//, contract],
    types: [machine],
    never: [react, styles, onServer],
  },
  {
    name: 'src/features',
    holds: /^src\/features\//,
    inside: [/^src\/(?:features|system|ui|lib)\//, contract, selector],
    types: [machine],
    never: [wire, onServer, /^@headlessui\//, /^xstate\/graph$/],
  },
  {
    name: 'src/system',
    holds: /^src\/system\//,
    inside: [/^src\/system\//, contract, selector],
    types: [machine],
    never: [wire, styles, onServer, /^@headlessui\//, /^xstate\/graph$/],
  },
  {
    name: 'src/ui',
    holds: /^src\/ui\//,
    inside: [/^src\/(?:ui|lib)\//, languages],
    never: [wire, onServer, router, /^(?:xstate|@xstate\/react|valibot)(?:\/|$)/],
  },
  {
    name: 'src/lib',
    holds: /^src\/lib\//,
    inside: [/^src\/lib\//, contract],
    never: [react, styles, wire, onServer, /^xstate/],
  },
  { name: 'the build', holds: build, inside: [/^src\//, contract] },
  {
    name: 'src/inspector',
    holds: inspector,
    inside: [
      /^src\/(?:inspector|ui|lib)\//,
      /^src\/effects\/browser\/theme(?:\.ts)?$/,
      /^machines\/(?:paths\/plain|traces\/(?:redact|trace))(?:\.ts)?$/,
      /^package\.json$/,
    ],
    types: [machine],
    never: [wire, onServer, router, /^@xstate\/react(?:\/|$)/],
  },
  {
    name: 'src/app',
    holds: /^src\//,
    // Customers load nothing of the inspector: the one line that names it is not in their build.
    inside: [/^src\/(?!inspector\/)/, contract, machine],
    later: [/^src\/inspector\/report(?:\.ts)?$/],
    never: [onServer, /^xstate\/graph$/],
  },
  {
    name: 'server/sandbox',
    holds: /^server\/sandbox\//,
    // Another company: of the product it knows the wire formats, and what each program of this house begins with.
    inside: [
      /^server\/(?:sandbox|providers)\//,
      /^server\/domain\/wizard\/domains\/tlds(?:\.ts)?$/,
      /^server\/(?:clock|exposure|log|random|root|settings)(?:\.ts)?$/,
      contract,
    ],
    never: serverNever,
  },
  { name: "the server's start", holds: /^server\/main\.ts$/, inside: [/^server\//, contract], never: serverNever },
  // What decodes what a stranger sent: the programs of the processes that may be killed, and nothing of them elsewhere.
  {
    name: 'server/pictures',
    holds: /^server\/pictures\//,
    inside: [/^server\/pictures\//, /^server\/(?:clock|log)(?:\.ts)?$/],
    only: [/^node:/, /^(?:sharp|fast-xml-parser|valibot|tsx\/esm\/api)$/],
  },
  {
    name: "the templates' pictures",
    holds: /^server\/sites\/previews\/make\.ts$/,
    inside: [/^server\//, contract],
    never: serverNever,
  },
  {
    name: 'server',
    holds: /^server\//,
    // In production there are no stand-ins; their pictures alone also fill the samples that show a template.
    inside: [/^server\/(?!sandbox\/|pictures\/drawing\/)/, /^server\/sandbox\/photos\/manifest(?:\.ts)?$/, contract],
    never: [...serverNever, inStandIns, /^sharp$/],
  },
];

/** Imports that cross a border, as sentences. */
export function crossings(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const area = areas.find(({ holds }) => holds.test(path));
    if (!area) return [`${path} lies in no known folder`];
    return imports
      .filter((taken) => !isAllowed(area, taken))
      .map(({ specifier, isType }) => `${path} (${area.name}) imports ${isType ? 'types of ' : ''}${specifier}`);
  });
}

function isAllowed(
  { inside, types = [], later = [], only, never = [] }: Area,
  { path, specifier, isType, kind }: Import,
): boolean {
  const fits = (name: string) => (pattern: RegExp) => pattern.test(name);
  if (path !== undefined) {
    return (
      inside.some(fits(path)) || (isType && types.some(fits(path))) || (kind === 'dynamic' && later.some(fits(path)))
    );
  }
  if (specifier.startsWith('/') || specifier.startsWith('virtual:')) return true;
  return only ? only.some(fits(specifier)) : !never.some(fits(specifier));
}

/** Circles of imports, as the files they go through; an import of types and one that is made later are ways too. */
export function cycles(sources: readonly Source[]): string[] {
  const next = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap((taken) => (taken.path === undefined ? [] : [taken.path])),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    for (const target of next.get(path) ?? []) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of sources) visit(path, []);
  return found;
}

/** Files that only pass on what others export. */
export const barrels = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ program }) => {
      const body = program['body'] as { type: string; source?: unknown }[];
      return (
        body.length > 0 &&
        body.every(
          ({ type, source }) => type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source),
        )
      );
    })
    .map(({ path }) => `${path} only passes on what others export`);
