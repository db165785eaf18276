import { t } from '../../../contract/languages/t';
import type { ContextName } from '../../../contract/rules/support/supportAddress';
import { TicketWords } from '../../../contract/wire/support/tickets';
import { problemsOf } from '../../../contract/wire/validation';
import type { AttachedFile } from '../../protocols/files';
import { isFailure, type Wish } from './newTicket.wish';

export const fields = ['category', 'subject', 'message', 'site', 'deposit', 'invoice'] as const;
export type Field = (typeof fields)[number];
/** `site`, `deposit` and `invoice` are ids; empty for none. */
export type Values = Record<Field, string>;
export type Problems = Partial<Record<Field | 'attachments', string>>;

/** Something that is known and can go along. */
export interface ContextChoice {
  name: ContextName;
  value: string;
  isChosen: boolean;
}

/** What a ticket can be about, as the customer names it. */
export interface Subjects {
  sites: { id: string; label: string }[];
  deposits: { id: string; label: string }[];
  invoices: { id: string; label: string }[];
}

export const valuesOf = (wish: Wish): Values => ({
  category: wish.category,
  subject: wish.domain ? t('Help with {domain}', { domain: wish.domain }) : '',
  message: isFailure(wish) ? t('Please help me with this.') : '',
  site: '',
  deposit: wish.deposit,
  invoice: wish.invoice,
});

/** What is still wrong with it, a sentence each. */
export function problemsIn(values: Values, files: readonly AttachedFile[]): Problems {
  const isReady = files.every(({ isSent }) => isSent);
  return {
    ...problemsOf(TicketWords, values),
    ...(isReady ? {} : { attachments: t('Please wait until your files are there, or remove those that failed.') }),
  };
}
