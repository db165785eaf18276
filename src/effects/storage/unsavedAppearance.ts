import type { AppearanceChoice } from '../../../contract/wire/account/appearance';

/** What could not be saved yet, and whose it is: a page that is closed meanwhile does not lose it. */
const unsavedKey = 'appearance-unsaved';

export function readUnsaved(customer: string): AppearanceChoice {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(unsavedKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('customer' in stored) || !('change' in stored)) return {};
    const { customer: whose, change } = stored;
    return whose === customer && typeof change === 'object' ? { ...change } : {};
  } catch {
    return {};
  }
}

/** @throws where the browser lets nothing be stored */
export function saveUnsaved(customer: string | null, change: AppearanceChoice): void {
  if (customer !== null && Object.keys(change).length > 0)
    window.localStorage.setItem(unsavedKey, JSON.stringify({ customer, change }));
  else window.localStorage.removeItem(unsavedKey);
}
