import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserGuards } from './guards/browser';
import { draftGuards } from './guards/drafts';
import { withoutGuard } from './guards/guard';
import { orderGuards } from './guards/order';
import { serverGuards } from './guards/server';
import { wizardGuards } from './guards/wizard';

const text = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

describe.each([...browserGuards, ...serverGuards, ...wizardGuards, ...orderGuards, ...draftGuards])(
  '$name',
  (guard) => {
    it('is there to be taken out, once', () =>
      expect(withoutGuard(guard, text(guard.file))).not.toBe(text(guard.file)));
    it('is missed by a test, as docs/guards.md says', () =>
      expect(text('docs/guards.md')).toMatch(
        new RegExp(`^\\| ${guard.name.replaceAll(/[()?`=.]/g, '\\$&')} \\| (?!.*NOTHING)`, 'm'),
      ));
  },
);
