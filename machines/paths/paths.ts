import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { answerTo, requestOf } from './pathsCommand';
import { registry } from './registry';

/** The testers' command: `npm run paths -- <machine>`. Prints, or writes to `--out`. */
try {
  const request = requestOf(process.argv.slice(2), registry);
  const { text, exitCode } = await answerTo(request, registry);
  const lines = `${text.trimEnd()}\n`;
  if (request.out) {
    await mkdir(dirname(resolve(request.out)), { recursive: true });
    await writeFile(request.out, lines);
  } else {
    process.stdout.write(lines);
  }
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
