import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'vitest';

const marked = /<!-- drawing -->\n([\s\S]*?)<!-- \/drawing -->/;

/** Compares a drawing with the one between the markers of a page beside the test; with `UPDATE=1` writes it there. */
export function expectDrawing(page: string, drawing: string): void {
  const path = resolve(dirname(expect.getState().testPath ?? ''), page);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const block = `<!-- drawing -->\n\`\`\`mermaid\n${drawing}\`\`\`\n<!-- /drawing -->`;
  if (process.env['UPDATE'] === '1') {
    const after = marked.test(before) ? before.replace(marked, () => block) : `${before.trimEnd()}\n\n${block}\n`;
    if (after !== before) writeFileSync(path, after.trimStart());
    return;
  }
  const shown = marked.exec(before)?.[0];
  expect(shown, `${page} shows another drawing, or none between <!-- drawing --> and <!-- /drawing -->`).toBe(block);
}
