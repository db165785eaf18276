import type { Draft } from '../../../contract/wire/wizard/draft';
import { savesKey } from './draftKeys';
import { newUuid } from '../browser/uuid';

/*
 * Which saves of a draft are this browser's own and were never answered for: what the server has of them is overwritten
 * without a question. Another tab's saves since it was opened are another device's: its choices are not here.
 */

/** Saves that are remembered, of all drafts. Tries with the same choices are one. */
const most = 50;

const entry = (id: string, save: string) => `${id}:${save}`;

/** Of this tab, and of those before it. */
let known: readonly string[] = [];
/** What was sent last. */
let last: { draft: Draft; save: string } | null = null;

const storedSaves = () => {
  try {
    return window.localStorage.getItem(savesKey)?.split(' ').slice(-most) ?? [];
  } catch {
    return [];
  }
};

function storeSaves(entries: readonly string[]): void {
  try {
    if (entries.length > 0) window.localStorage.setItem(savesKey, entries.slice(-most).join(' '));
    else window.localStorage.removeItem(savesKey);
  } catch {
    // The next tab asks the customer.
  }
}

/** To be called where the stored draft is read, and nowhere later: a save of another tab since then has choices that are not here. */
export function takeOverSaves(): void {
  known = [...new Set([...known, ...storedSaves()])];
}

/** The id to send a draft with, a uuid. It is stored before anything is sent: the tab may die before the answer. */
export function beginSave(id: string, draft: Draft): string {
  if (last?.draft === draft) return last.save;
  last = { draft, save: newUuid() };
  const begun = entry(id, last.save);
  known = [...known, begun];
  storeSaves([...storedSaves(), begun]);
  return last.save;
}

/** The server has answered that it has the draft now. */
export function endSave(id: string): void {
  const isOther = (one: string) => !one.startsWith(entry(id, ''));
  last = null;
  known = known.filter(isOther);
  storeSaves(storedSaves().filter(isOther));
}

/** @param save the id that the server has of it, if any */
export const isOwnSave = (id: string, save: string | undefined): boolean =>
  save !== undefined && known.includes(entry(id, save));

/** Nothing is left of any draft. */
export function forgetSaves(): void {
  last = null;
  known = [];
  storeSaves([]);
}
