import type { Plugin } from 'vite';

const runtime = 'react/jsx-runtime';
const plain = '\0plain-jsx';
const names = ['jsx', 'jsxs', 'Fragment'];

/**
 * Lets every element be made by a plain call. React's package is CommonJS, so that the bundler writes
 * `(0, runtime.jsx)(...)` at each of them; a module between makes it a name that is shortened (0.7 KB of all scripts).
 */
export const plainJsx = (): Plugin => ({
  name: 'plain-jsx',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) => (importer === plain ? null : plain),
  },
  load: {
    filter: { id: new RegExp(`^${plain}$`) },
    handler: () =>
      [
        `import { ${names.map((name) => `${name} as its_${name}`).join(', ')} } from '${runtime}';`,
        ...names.map((name) => `export const ${name} = its_${name};`),
      ].join('\n'),
  },
});
