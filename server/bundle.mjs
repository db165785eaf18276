import { existsSync } from 'node:fs';
import { build } from 'esbuild';

/** The server's programs as single files; packages stay in node_modules, since some bring binaries and wasm. */
const entries = ['server/main.ts', 'server/admin/main.ts'].filter((entry) => existsSync(entry));

await build({
  entryPoints: Object.fromEntries(entries.map((entry) => [entry.includes('admin') ? 'admin' : 'main', entry])),
  outdir: 'dist-server',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
