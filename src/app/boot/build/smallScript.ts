import { build as bundle } from 'esbuild';

/** A script of its own in its shortest form, as one statement that leaves no global but what it sets. */
export async function smallScript(source: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
