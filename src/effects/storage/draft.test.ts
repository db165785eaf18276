import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { type Draft, type DraftCopy, emptyDraft, type WizardPosition } from '../../../contract/wire/wizard/draft';
import { storeDraft, readDraft } from './draft';
import { asideKey, draftKey } from './draftKeys';

const ada: Draft = { ...emptyDraft, user: 'ada', category: 'Media' };
const position: WizardPosition = { step: 'website', visited: ['domain'] };
const copy: DraftCopy = { id: '3d7a1a0e-2b1c-4c55-8f0e-4a2f9d1e7b60', revision: 0, pictures: [] };
const another: DraftCopy = { ...copy, id: '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11' };

/** A browser's storage with as much room as given, in letters. */
function storage(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, value: string) => {
      const taken = [...entries].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (taken + value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

const open = (localStorage: unknown) => vi.stubGlobal('window', { localStorage });
const read = (user: string | null) => toPromise(createActor(readDraft, { input: { user } }).start());
const wizard = createActor(storeDraft).start();
const store = (draft: Draft, of = copy) => wizard.send({ type: 'draft.store', draft, position, copy: of });

describe('the draft in the browser', () => {
  beforeEach(() => open(storage()));
  afterEach(() => {
    wizard.send({ type: 'draft.forget', copy: null });
    vi.unstubAllGlobals();
  });

  it('is read as it was stored, with the id of its copy', async () => {
    store(ada);
    expect(await read('ada')).toEqual({ draft: ada, position, copy, trouble: null });
  });

  it('of nobody gets an id of its own, another one each time', async () => {
    const [one, other] = await Promise.all([read(null), read(null)]);
    expect(one.copy.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(one.copy.id).not.toBe(other.copy.id);
  });

  it('is in memory when the storage throws', async () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expect(await read('ada')).toMatchObject({ draft: null, trouble: 'blocked' });
    store(ada);
    expect(await read('ada')).toEqual({ draft: ada, position, copy, trouble: 'blocked' });
    expect((await read('grace')).draft).toBeNull();
  });

  it.each([0, 10, 700])('is in memory when the storage has room for %i letters', async (room) => {
    open(storage(room));
    const long = { ...ada, website_name: 'x'.repeat(1_000) };
    store(long);
    expect(await read('ada')).toEqual({ draft: long, position, copy, trouble: 'blocked' });
    open(storage());
    store(long);
    expect(await read('ada')).toEqual({ draft: long, position, copy, trouble: null });
  });

  it('waits aside when another draft of the same customer takes its place', () => {
    const local = storage();
    open(local);
    store(ada);
    store({ ...ada, website_name: 'Red' }, another);
    store({ ...ada, website_name: 'Red Bakery' }, another);
    expect(JSON.parse(local.entries.get(asideKey('ada')) ?? '')).toEqual({ draft: ada, position, copy });
    expect(local.entries.get(draftKey)).toContain('Red Bakery');
  });
});
