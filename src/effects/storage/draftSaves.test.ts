import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import { savesKey } from './draftKeys';

const blue = '3d7a1a0e-2b1c-4c55-8f0e-4a2f9d1e7b60';
const red = '6c1f1f0e-6a0b-4f0e-9d55-0b6b8b3a7a11';
const named = (website_name: string): Draft => ({ ...emptyDraft, website_name });

let shelf: Map<string, string>;
const open = (localStorage: unknown) => vi.stubGlobal('window', { localStorage });

/** A tab of the same browser, which has just read the draft that is stored. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./draftSaves');
  tab.takeOverSaves();
  return tab;
}

describe('the saves of a draft that were not answered for', () => {
  beforeEach(() => {
    shelf = new Map();
    open({
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
      removeItem: (key: string) => void shelf.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are the own ones of the tab that sent them until it is answered', async () => {
    const tab = await openTab();
    const [first, second] = [tab.beginSave(blue, named('Blue')), tab.beginSave(blue, named('Green'))];
    expect(first).not.toBe(second);
    expect([first, second].map((save) => tab.isOwnSave(blue, save))).toEqual([true, true]);
    expect([tab.isOwnSave(red, first), tab.isOwnSave(blue, undefined)]).toEqual([false, false]);
    tab.endSave(blue);
    expect([first, second].map((save) => tab.isOwnSave(blue, save))).toEqual([false, false]);
    expect(shelf.size).toBe(0);
  });

  it('have one id as long as the same choices are tried again', async () => {
    const tab = await openTab();
    const draft = named('Blue');
    const first = tab.beginSave(blue, draft);
    expect([tab.beginSave(blue, draft), shelf.get(savesKey)]).toEqual([first, `${blue}:${first}`]);
    tab.endSave(blue);
    expect(tab.beginSave(blue, draft)).not.toBe(first);
  });

  it('are known to the tab that comes after one that died', async () => {
    const save = (await openTab()).beginSave(blue, named('Blue'));
    const next = await openTab();
    expect(next.isOwnSave(blue, save)).toBe(true);
    next.endSave(blue);
    expect((await openTab()).isOwnSave(blue, save)).toBe(false);
  });

  it('are another device’s when another tab sends them after this one was opened', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const [mine, theirs] = [one.beginSave(blue, named('Mine')), other.beginSave(blue, named('Theirs'))];
    expect([one.isOwnSave(blue, theirs), other.isOwnSave(blue, mine)]).toEqual([false, false]);
    // Both may still be under way when the browser ends.
    const next = await openTab();
    expect([mine, theirs].map((save) => next.isOwnSave(blue, save))).toEqual([true, true]);
  });

  it('of another draft stay when one is answered, and go when all is forgotten', async () => {
    const tab = await openTab();
    const [one, other] = [tab.beginSave(blue, named('Blue')), tab.beginSave(red, named('Red'))];
    tab.endSave(blue);
    expect([tab.isOwnSave(blue, one), tab.isOwnSave(red, other)]).toEqual([false, true]);
    tab.forgetSaves();
    expect([tab.isOwnSave(red, other), shelf.size]).toEqual([false, 0]);
  });

  it('do not pile up: the last 50 are stored', async () => {
    const tab = await openTab();
    const saves = Array.from({ length: 51 }, (_, nth) => tab.beginSave(blue, named(`${nth}`)));
    const next = await openTab();
    expect(saves.map((save) => next.isOwnSave(blue, save))).toEqual([false, ...Array<boolean>(50).fill(true)]);
  });

  it.each(['', ' ', '[', 'null', `${blue}:`, `${blue}: :${red}`])('are none where "%s" is stored', async (text) => {
    shelf.set(savesKey, text);
    const tab = await openTab();
    expect(tab.isOwnSave(blue, red)).toBe(false);
    expect(tab.isOwnSave(blue, tab.beginSave(blue, named('Blue')))).toBe(true);
  });

  it('are known to the tab alone where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    open({ getItem: refuse, setItem: refuse, removeItem: refuse });
    const tab = await openTab();
    const save = tab.beginSave(blue, named('Blue'));
    expect(tab.isOwnSave(blue, save)).toBe(true);
    tab.endSave(blue);
    expect(tab.isOwnSave(blue, save)).toBe(false);
  });
});
