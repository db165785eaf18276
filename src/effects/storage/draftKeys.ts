/** The draft, and where the customer is in it. */
export const draftKey = 'website-order-storage';
export const positionKey = 'website-setup-position';
/** What is known of the draft's copy on the server. */
export const copyKey = 'website-setup-copy';
/** The saves of drafts that were not answered for. */
export const savesKey = 'website-setup-saves';
/** What was no draft of ours. */
export const unreadableKey = `${draftKey}.unreadable`;
/** The draft of a user who is not here. */
export const asideKey = (user: string) => `${draftKey}.${user}`;

export function clearShelf(shelf: Storage): void {
  shelf.removeItem(draftKey);
  shelf.removeItem(positionKey);
  shelf.removeItem(copyKey);
}
