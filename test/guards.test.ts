import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserGuards } from './guards/browser';
import { draftGuards } from './guards/drafts';
import { partsOf, withoutPart } from './guards/guard';
import { moneyGuards } from './guards/money';
import { orderGuards } from './guards/order';
import { serverGuards } from './guards/server';
import { versionGuards } from './guards/versions';
import { websiteGuards } from './guards/websites';
import { wizardGuards } from './guards/wizard';

const text = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

describe.each([
  ...browserGuards,
  ...serverGuards,
  ...wizardGuards,
  ...orderGuards,
  ...moneyGuards,
  ...draftGuards,
  ...versionGuards,
  ...websiteGuards,
])('$name', (guard) => {
  it.each(partsOf(guard))('is there to be taken out, once: $file', (part) =>
    expect(withoutPart(part, text(part.file))).not.toBe(text(part.file)),
  );
  it('is missed by a test, as docs/guards.md says', () =>
    expect(text('docs/guards.md')).toMatch(
      new RegExp(`^\\| ${guard.name.replaceAll(/[()?`=.]/g, '\\$&')} \\| (?!.*NOTHING)`, 'm'),
    ));
});
