import { expect, it } from 'vitest';
import { asideKey, copyKey, draftKey, positionKey, unreadableKey } from './draftKeys';
import { forgetDraft } from './forgetDraft';

const [gone, other] = ['3d7a1a0e-2b1c-4c55-8f0e-4a2f9d1e7b60', '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11'];

function keysAfter(entries: Record<string, string>): string[] {
  const stored = new Map(Object.entries(entries));
  forgetDraft(gone, {
    length: stored.size,
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  } as Storage);
  return [...stored.keys()];
}

it('takes the draft out with all that is stored of it, open or set aside, and leaves others', () => {
  const open = { [draftKey]: '{}', [positionKey]: '{}' };
  expect(keysAfter({ ...open, [copyKey]: `{"id":"${gone}"}`, token: 'x' })).toEqual(['token']);
  expect(keysAfter({ ...open, [copyKey]: `{"id":"${other}"}` })).toEqual([draftKey, positionKey, copyKey]);
  const aside = { [asideKey('ada')]: `{"copy":{"id":"${gone}"}}`, [asideKey('eve')]: `{"copy":{"id":"${other}"}}` };
  expect(keysAfter({ ...aside, [unreadableKey]: '{' })).toEqual([asideKey('eve'), unreadableKey]);
});
