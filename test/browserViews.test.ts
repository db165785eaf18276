import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { browserViews } from './browserViews';

it('names a walk with each of the views that npm test repeats in Chromium', () => {
  const files = readdirSync(join(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' });
  const walks = files.filter((file) => file.endsWith('.walk.tsx')).map((file) => basename(file, '.walk.tsx'));
  expect(browserViews.filter((view) => !walks.includes(view))).toEqual([]);
});
