import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { Draft, DraftCopy, emptyDraft, WizardPosition } from '../../../contract/wire/wizard/draft';
import { corruptions } from '../../../test/walk/corruptions';
import type { StoredDraft } from '../../../machines/protocols/drafts';
import { asideKey, copyKey, draftKey, positionKey, unreadableKey } from './draftKeys';
import { readStoredDraft } from './storedDraft';

const fresh: DraftCopy = { id: '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11', revision: 0, pictures: [] };
const nothing: StoredDraft = { draft: null, position: null, trouble: null, copy: fresh };
const copy: DraftCopy = { id: '3d7a1a0e-2b1c-4c55-8f0e-4a2f9d1e7b60', revision: 4, pictures: ['b1'] };

/** A browser's shelf; `Storage` itself is not there in node. */
function shelfOf(entries: Record<string, unknown>): Storage {
  const stored = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  return shelfOver(stored);
}

function shelfOver(entries: Map<string, string>): Storage {
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

const ada: Draft = { ...emptyDraft, user: 'ada', category: 'Media' };
const position: WizardPosition = { step: 'website', visited: ['domain'] };
const keysOf = (shelf: Storage) => Array.from({ length: shelf.length }, (_, index) => shelf.key(index));

describe('a stored draft', () => {
  let shelf: Storage;
  beforeEach(() => {
    shelf = shelfOf({ [draftKey]: ada, [positionKey]: position, [copyKey]: copy });
  });

  it('is given to its user, with the place where they were', () =>
    expect(readStoredDraft(shelf, 'ada', nothing)).toEqual({ draft: ada, position, trouble: null, copy }));

  it.each(['grace', null])('is not shown to %s, and comes back to its user', (other) => {
    expect(readStoredDraft(shelf, other, nothing)).toEqual(nothing);
    expect(keysOf(shelf)).toEqual([asideKey('ada')]);
    expect(readStoredDraft(shelf, 'ada', nothing)).toEqual({ draft: ada, position, trouble: null, copy });
    expect(keysOf(shelf)).toEqual([]);
  });

  it('of a visitor goes to who signs in, unless nothing was chosen and they have one', () => {
    const visited = { ...ada, user: null };
    expect(readStoredDraft(shelfOf({ [draftKey]: visited }), 'ada', nothing).draft).toEqual(visited);
    const both = shelfOf({ [draftKey]: emptyDraft, [asideKey('ada')]: { draft: ada, position } });
    expect(readStoredDraft(both, 'ada', nothing)).toEqual({ draft: ada, position, trouble: null, copy: fresh });
  });

  it.each([{ version: 0 }, { ...ada, domains: 'none' }, 'text', null])('that reads %j is set aside', (text) => {
    const broken = shelfOf({ [draftKey]: text });
    expect(readStoredDraft(broken, 'ada', nothing)).toEqual({ ...nothing, trouble: 'broken' });
    expect(broken.getItem(unreadableKey)).toBe(JSON.stringify(text));
    expect(broken.getItem(draftKey)).toBeNull();
  });

  it('in which nothing was chosen is none, so that another device’s is offered; the place and the copy stay', () => {
    const blank = { ...emptyDraft, user: 'ada' };
    const untouched = { ...copy, revision: 0 };
    const shelf = shelfOf({ [draftKey]: blank, [positionKey]: position, [copyKey]: untouched });
    expect(readStoredDraft(shelf, 'ada', nothing)).toEqual({ draft: null, position, trouble: null, copy: untouched });
    const emptied = shelfOf({ [draftKey]: blank, [copyKey]: copy });
    expect(readStoredDraft(emptied, 'ada', nothing).draft).toEqual(blank);
  });

  it('survives a position that is none', () =>
    expect(
      readStoredDraft(shelfOf({ [draftKey]: ada, [positionKey]: { step: 'moon' } }), 'ada', nothing).position,
    ).toBeNull());
});

/** What another version, or somebody's hands, may have written of a draft. */
const swaps: [RegExp, string][] = [
  [/"version":1/, '"version":99'],
  [/"version":1/, '"version":"1"'],
  [/"user":"ada"/, '"user":42'],
  [/"user":"ada"/, '"user":{"$ne":null}'],
  [/"domains":\[\]/, '"domains":[null]'],
  [/"domains":\[\]/, '"domains":[{"name":"a.be","price":1.5}]'],
  [/"domains":\[\]/, '"domains":[{"name":"a.be","price":-1}]'],
  [/"domains":\[\]/, '"domains":{"length":3}'],
  [/"category":"Media"/, '"category":"Moon"'],
  [/"images":\[\]/, '"images":"none"'],
  [/"business":\{/, '"business":null,"was":{'],
  [/"step":"website"/, '"step":"moon"'],
  [/"visited":\["domain"\]/, '"visited":["domain",7]'],
  [/"revision":4/, '"revision":-4'],
  [/"revision":4/, '"revision":1e999'],
  [/"id":"/, '"id":"no uuid '],
  [/"pictures":\["b1"\]/, '"pictures":[{}]'],
];

describe.each([
  [draftKey, ada],
  [positionKey, position],
  [copyKey, copy],
  [asideKey('ada'), { draft: ada, position, copy }],
])('whatever the key %s holds', (key, value) => {
  const all = corruptions(JSON.stringify(value), swaps).map((text) => [text.slice(0, 60), text] as const);

  it.each(all)('%j leaves a wizard that can be used', (_, text) => {
    const texts = new Map(
      Object.entries({ [draftKey]: ada, [positionKey]: position, [copyKey]: copy }).map(([name, one]) => [
        name,
        JSON.stringify(one),
      ]),
    );
    if (key === asideKey('ada')) texts.clear();
    texts.set(key, text);
    const read = readStoredDraft(shelfOver(texts), 'ada', nothing);
    expect([null, 'broken']).toContain(read.trouble);
    expect(v.is(v.nullable(Draft), read.draft)).toBe(true);
    expect(v.is(v.nullable(WizardPosition), read.position)).toBe(true);
    expect(v.is(DraftCopy, read.copy)).toBe(true);
    if (key === positionKey || key === copyKey) expect(read.draft).toEqual(ada);
  });
});
