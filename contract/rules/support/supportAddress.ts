import { t } from '../../languages/t';
import { longest, type TicketCategory } from './ticket';

/** What the product knows of the moment at which somebody asks for help, by the name that the address gives it. */
export const contextNames = ['state', 'step', 'error', 'time', 'request'] as const;
export type ContextName = (typeof contextNames)[number];

export const contextLabels: Record<ContextName, string> = {
  state: t('Status'),
  step: t('Step'),
  error: t('What it said'),
  time: t('Time'),
  request: t('Request'),
};

/** What a ticket can begin with. */
export interface HelpWish extends Partial<Record<ContextName, string>> {
  category?: TicketCategory;
  /** Of the website that it is about. */
  domain?: string;
  /** Ids. */
  deposit?: string;
  invoice?: string;
}

/** A new ticket with what is known filled in; without anything an empty one. */
export function supportAddress(wish: HelpWish = {}): string {
  const search = new URLSearchParams({ new: '1' });
  for (const [name, value] of Object.entries(wish))
    if (value) search.set(name, String(value).slice(0, longest.contextValue));
  return `/support/?${search}`;
}
