import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, type WizardPosition } from '../../contract/draft';
import { asideKey, draftKey, positionKey, unreadableKey } from './draftKeys';
import { readKept } from './keptDraft';

/** A browser's shelf; `Storage` itself is not there in node. */
function shelfOf(entries: Record<string, unknown>): Storage {
  const kept = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const ada: Draft = { ...emptyDraft, user: 'ada', category: 'Media' };
const position: WizardPosition = { step: 'website', visited: ['domain'] };
const keysOf = (shelf: Storage) => Array.from({ length: shelf.length }, (_, index) => shelf.key(index));

describe('a kept draft (decisions S14 and S15)', () => {
  let shelf: Storage;
  beforeEach(() => {
    shelf = shelfOf({ [draftKey]: ada, [positionKey]: position });
  });

  it('is given to its user, with the place where they were', () =>
    expect(readKept(shelf, 'ada')).toEqual({ draft: ada, position, trouble: null }));

  it.each(['grace', null])('is not shown to %s, and comes back to its user', (other) => {
    expect(readKept(shelf, other)).toEqual({ draft: null, position: null, trouble: null });
    expect(keysOf(shelf)).toEqual([asideKey('ada')]);
    expect(readKept(shelf, 'ada')).toEqual({ draft: ada, position, trouble: null });
    expect(keysOf(shelf)).toEqual([]);
  });

  it('of a visitor goes to who signs in, unless nothing was chosen and they have one', () => {
    const visited = { ...ada, user: null };
    expect(readKept(shelfOf({ [draftKey]: visited }), 'ada').draft).toEqual(visited);
    const both = shelfOf({ [draftKey]: emptyDraft, [asideKey('ada')]: { draft: ada, position } });
    expect(readKept(both, 'ada')).toEqual({ draft: ada, position, trouble: null });
  });

  it.each([{ version: 0 }, { ...ada, domains: 'none' }, 'text', null])('that reads %j is set aside', (text) => {
    const broken = shelfOf({ [draftKey]: text });
    expect(readKept(broken, 'ada')).toEqual({ draft: null, position: null, trouble: 'broken' });
    expect(broken.getItem(unreadableKey)).toBe(JSON.stringify(text));
    expect(broken.getItem(draftKey)).toBeNull();
  });

  it('survives a position that is none', () =>
    expect(readKept(shelfOf({ [draftKey]: ada, [positionKey]: { step: 'moon' } }), 'ada').position).toBeNull());
});
