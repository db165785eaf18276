import { expect, it } from 'vitest';
import { formatDate } from './dates';

it.each([
  ['2026-11-05T12:00:00.000Z', 'Nov 05, 2026'],
  ['2026-12-31T12:00:00.000Z', 'Dec 31, 2026'],
])('shows %s as %s (specification 9)', (at, text) => expect(formatDate(at)).toBe(text));
