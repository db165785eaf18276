import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const marked = /\?mutant=[\w-]+$/;
const plainId = (id: string) => id.replace(/\?.*$/, '');

/** How a module of a mutant calls what it takes from others instead of the real thing. */
const standIns = {
  'suite-file': `import { suiteFor } from '/test/mutants/suite.ts';\nexport const { describe, it, expect } = suiteFor('file');\n`,
  'suite-walk': `import { suiteFor } from '/test/mutants/suite.ts';\nexport const { describe, it, expect } = suiteFor('walk');\n`,
  'suite-page': `import { suiteFor } from '/test/mutants/suite.ts';\nexport const { describe, it, expect } = suiteFor('page');\n`,
  'mutated-xstate': `export * from 'xstate';\nexport { mutatingSetup as setup } from '/test/mutants/mutated.ts';\n`,
};
const prefix = '\0mutants:';

/**
 * Gives each mutant modules of its own: whoever is imported with `?mutant=<n>` hands it on to the modules of its folder
 * and to the walk, so that they are evaluated anew; its machine gets the mutating `setup`, its tests the collecting
 * suite. No file is written.
 */
export function mutantPlugin(root: string): Plugin {
  const walk = `${root}/test/walk/`;
  return {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer) {
      const mark = importer && marked.exec(importer)?.[0];
      if (!importer || !mark) return undefined;
      const from = plainId(importer);
      if (source === 'vitest') {
        const origin = from.endsWith('/drawing.ts') ? 'page' : from.startsWith(walk) ? 'walk' : 'file';
        return `${prefix}suite-${origin}`;
      }
      if (source === 'xstate' && from.endsWith('.machine.ts')) return `${prefix}mutated-xstate`;
      const resolved = await this.resolve(source, from, { skipSelf: true });
      if (!resolved || resolved.external) return resolved;
      const to = plainId(resolved.id);
      return dirname(to) === dirname(from) || to.startsWith(walk) ? `${to}${mark}` : resolved;
    },
    load: (id) => (id.startsWith(prefix) ? standIns[id.slice(prefix.length) as keyof typeof standIns] : undefined),
  };
}
