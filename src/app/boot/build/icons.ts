import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { directionOf, type Language } from '../../../../contract/languages/languages';

const statement = /import\s*\{([^}]*)\}\s*from\s*(['"])lucide-react\2;?/g;

/**
 * Imports each icon from its own module instead of the package's list of 1,700. Nobody writes it so, yet only so the
 * graph of modules says which screen uses which icon, by which `chunkGroups` cuts the files; the build is faster too.
 */
export function singleIcons(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      const list = resolve(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
      files = iconFiles(readFileSync(list, 'utf8'));
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /['"]lucide-react['"]/ },
      handler: (code) => ({
        code: code.replace(statement, (_, names: string) => singleImports(names, files)),
        map: null,
      }),
    },
  };
}

/**
 * Has what points back and on point the way that is read: in a build whose lines run from the right the one is drawn as
 * the other.
 */
export const mirroredIcons = (language: Language): Plugin => ({
  name: 'mirrored-icons',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/, code: /['"]lucide-react['"]/ },
    handler: (code) => (directionOf(language) === 'rtl' ? { code: mirrored(code), map: null } : null),
  },
});

export const mirrored = (code: string): string =>
  code.replace(statement, (imported) =>
    imported.replaceAll(
      /\b(Arrow|Chevrons?)(Left|Right)\b/g,
      (name, kind: string, side: string) => `${kind}${side === 'Left' ? 'Right' : 'Left'} as ${name}`,
    ),
  );

/**
 * Leaves of each icon its drawing. The name, the size and the keys are for lucide's own `createLucideIcon`; `icon.ts`
 * reads none of them, and the keys are letters of chance, which nothing compresses (0.2 KB of each first load).
 */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/,?\s*key: "\w+"/g, '')
        .replace(/name: "[\w-]+",\s*size: \d+,/, '')
        .replace(/^__iconData\.node;$/m, ''),
      map: null,
    }),
  },
});

/** By exported name, aliases included, the file below `icons/` without its ending. */
function iconFiles(list: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

/** Kept in one line, so that the positions of what follows stay true. */
function singleImports(names: string, files: Map<string, string> | undefined): string {
  const parts = names.split(',').map((part) => part.trim());
  const values = parts.filter((part) => part !== '' && !part.startsWith('type '));
  return values
    .map((part) => {
      const [name = '', alias = name] = part.split(/\s+as\s+/);
      const file = files?.get(name);
      return file ? `import ${alias} from 'lucide-react/icons/${file}';` : `import { ${part} } from 'lucide-react';`;
    })
    .join(' ');
}
