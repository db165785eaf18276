import { existsSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * The server's programs as single files, worker threads and what draws pictures beside the program that starts them; packages stay in
 * node_modules, since some bring binaries and wasm.
 */
const programs = {
  main: 'server/main.ts',
  admin: 'server/admin/main.ts',
  'drawing.child': 'server/pictures/drawing.child.ts',
  'paper.worker': 'server/domain/money/billing/paper.worker.ts',
  'quick.worker': 'server/sandbox/ai/quick.worker.ts',
  'grammar.worker': 'server/sandbox/ai/grammar.worker.ts',
};

await build({
  entryPoints: Object.fromEntries(Object.entries(programs).filter(([, source]) => existsSync(source))),
  outdir: 'dist-server',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
