/** What a visitor of a website writes to the business, at most: characters of each field, bytes of all of them. */
export const messageLimits = { name: 80, email: 254, phone: 40, text: 4_000, bytes: 10_240 } as const;

/** inbox: the business reads it; spam: set aside, and mailed to nobody. */
export const messageFolders = ['inbox', 'spam'] as const;
export type MessageFolder = (typeof messageFolders)[number];

/**
 * Why a message was set aside: the field that nobody sees was filled in; it was sent sooner than somebody can write, or
 * without a look at the page; from a page of somebody else; with markup or many links.
 */
export const messageDoubts = ['trap', 'hasty', 'unseen', 'foreign', 'links'] as const;
export type MessageDoubt = (typeof messageDoubts)[number];
