import { t } from '../../languages/t';

/** What a ticket is about, in the order in which they are offered. */
export const ticketCategories = ['website', 'domain', 'billing', 'deposit', 'account', 'other'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export const categoryLabels: Record<TicketCategory, string> = {
  website: t('A website'),
  domain: t('A domain'),
  billing: t('Billing and invoices'),
  deposit: t('A deposit'),
  account: t('My account'),
  other: t('Something else'),
};

/** open: it waits for us; waiting: we have asked the customer something; answered: we have said all; closed. */
export const ticketStates = ['open', 'waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

export const stateLabels: Record<TicketState, string> = {
  open: t('Open'),
  waiting: t('Waiting for you'),
  answered: t('Answered'),
  closed: t('Closed'),
};

/** In characters. */
export const longest = { subject: 150, message: 5_000, contextValue: 300, fileName: 120 } as const;

export const mostFiles = 5;
/** Bytes of one file. */
export const largestFile = 10 * 1024 * 1024;

/** What may be attached, and the ending that a file of it has. */
export const fileTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt'],
} as const;
export type FileType = keyof typeof fileTypes;
export const fileEndings = Object.values(fileTypes).flat();

/** The same words on both sides: in the browser before a file is sent, on the server after it has looked into it. */
export const fileProblems = {
  type: t('Please attach png, jpg, webp, pdf or txt files.'),
  size: t('A file may have up to 10 MB.'),
  empty: t('This file is empty.'),
  number: t('You can attach up to {number} files.', { number: mostFiles }),
} as const;

/** Looks at what a file is called and how large it is; the server looks into it. Null when it may be sent. */
export function problemOfFile({ name, size }: { name: string; size: number }): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!fileEndings.some((known) => known === ending)) return fileProblems.type;
  if (size === 0) return fileProblems.empty;
  return size > largestFile ? fileProblems.size : null;
}
