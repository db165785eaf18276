import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  // What runs when the product is built has no customer's storage.
  .filter((path) => /(?<!\.test|\.walk)\.tsx?$/.test(path) && !path.startsWith('app/boot/build/'))
  .map((path) => [path, readFileSync(join(sources, path), 'utf8')] as const);

it('has every module that touches a storage, whose keys `storage.test.tsx` fills with rubbish', () => {
  const touching = texts.filter(([, text]) => /(?:local|session)Storage|\bStorage\b|(?:get|set)Item\(/.test(text));
  expect(touching.map(([path]) => path).toSorted()).toEqual([
    'app/boot/head.ts',
    'effects/browser/appearance.ts',
    'effects/browser/displayCurrency.ts',
    'effects/browser/theme.ts',
    'effects/browser/wear.ts',
    'effects/server/savedDrafts.ts',
    'effects/storage/deploymentMemo.ts',
    'effects/storage/draft.ts',
    'effects/storage/draftKeys.ts',
    'effects/storage/draftSaves.ts',
    'effects/storage/forgetDraft.ts',
    'effects/storage/lease.ts',
    'effects/storage/session.ts',
    'effects/storage/sessionStore.ts',
    'effects/storage/siteEdits.ts',
    'effects/storage/storedDraft.ts',
    'effects/storage/ticketDrafts.ts',
    'effects/storage/unsavedAppearance.ts',
  ]);
  const holding = texts.filter(([, text]) => /indexedDB|idb-keyval/.test(text));
  expect(holding.map(([path]) => path).toSorted()).toEqual([
    'effects/storage/blobs.ts',
    'effects/storage/databases.ts',
  ]);
});
