import { contextNames, type ContextName } from '../../../contract/rules/support/supportAddress';
import { longest, ticketCategories, type TicketCategory } from '../../../contract/rules/support/ticket';

/** What an address says that a ticket is about. */
export interface Wish {
  category: TicketCategory | '';
  domain: string;
  deposit: string;
  invoice: string;
  context: Partial<Record<ContextName, string>>;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads an address that anybody may have written: what it does not mean is nothing. */
export function readWish(search: Readonly<Record<string, string>>): Wish {
  const line = (name: string) =>
    (search[name] ?? '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
      .slice(0, longest.contextValue);
  const id = (name: string) => (idPattern.test(search[name] ?? '') ? (search[name] ?? '') : '');
  const known = contextNames.map((name) => [name, line(name)] as const).filter(([, value]) => value !== '');
  const [domain, deposit, invoice] = [line('domain'), id('deposit'), id('invoice')];
  const usual = deposit ? 'deposit' : invoice ? 'billing' : domain ? 'website' : '';
  return {
    category: ticketCategories.find((category) => category === search['category']) ?? usual,
    domain,
    deposit,
    invoice,
    context: Object.fromEntries(known),
  };
}

/** Under which a draft is stored: the same wish at another moment is the same. */
export function keyOf({ category, domain, deposit, invoice, context: { step = '', error = '' } }: Wish): string {
  return ['new', category, domain, deposit, invoice, step, error].join('|');
}

/** Whether it comes from something that went wrong: then one press sends it. */
export const isFailure = ({ context: { error } }: Wish): boolean => error !== undefined;
