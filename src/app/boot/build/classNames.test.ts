import { expect, it } from 'vitest';
import { shortNames } from './classNames';

const atoms = 'src/ui/atoms.css.ts';
const link = 'src/ui/Link/Link.css.ts';

it('gives each style a short name of its own, and the same again to a file that is read again', () => {
  const name = shortNames(process.cwd());
  const first = [name({ hash: 'x0', filePath: atoms }), name({ hash: 'x1', filePath: atoms })];
  const other = name({ hash: 'y0', filePath: link });
  expect(new Set([...first, other]).size).toBe(3);
  for (const each of [...first, other]) expect(each).toMatch(/^_[0-9a-z]{3}$/);
  expect([name({ hash: 'x0', filePath: atoms }), name({ hash: 'x1', filePath: atoms })]).toEqual(first);
  // The prerendered pages are built by themselves.
  const again = shortNames(process.cwd());
  expect(again({ hash: 'y0', filePath: link })).toBe(other);
  expect([again({ hash: 'x0', filePath: atoms }), again({ hash: 'x1', filePath: atoms })]).toEqual(first);
});

it('names nothing of a file that is not in the list', () => {
  expect(() => shortNames(process.cwd())({ hash: 'x0', filePath: 'elsewhere/a.css.ts' })).toThrow('outside src');
});
