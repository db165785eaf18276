import type { Draft, WizardPosition } from '../../../contract/wire/wizard/draft';
import type { Customer, Product, Wanted } from './product';
import { type CallName, type Fault, type FaultProxy, retryAfter } from './faultProxy';

/** What a case has to do with. */
export interface Scene {
  product: Product;
  customer: Customer;
  /** Between the tab and the product. */
  proxy: FaultProxy;
}
export type Deed = (scene: Scene) => unknown;

export interface Case {
  call: CallName;
  /** Where more than one part of the wizard makes the call. */
  where?: string;
  /** Who comes. */
  customer: Partial<Wanted>;
  /** They are not signed in yet. */
  isVisitor?: true;
  /** Their access token has run out. */
  isStale?: boolean;
  /** What of their draft is otherwise. */
  draft?: Partial<Draft> | (() => Promise<Partial<Draft>>);
  step?: WizardPosition['step'];
  /** Another device has kept their draft on the server, with its pictures; this one has none. */
  isElsewhere?: true;
  /** Up to what makes the call. */
  prepare?: Deed;
  /** Makes the call; without it the opening does. */
  ask?: Deed;
  /** What the page says, by fault; `rest` for those that are not named; '' where the call is no concern of the customer. */
  says: Partial<Record<Fault, string>> & { rest: string };
  /** It changes the draft: what counts is what it is then. */
  isChoice?: true;
  /** The order is placed by then: its draft is gone. */
  isOrdered?: true;
  /** Before the button that asks again is pressed. */
  again?: Deed;
  /** The button that asks again. Null: it is asked again by itself, or never; then `leave` leads on. */
  retry: string | RegExp | null;
  leave?: string | RegExp;
  /** Goes on from the page that it led to. */
  away?: Partial<Record<Fault, string>>;
  /** The page shows that it goes on. */
  done: (scene: Scene) => unknown;
  /** Milliseconds that a call without an answer may take, when not 30 s. */
  patience?: number;
  /** The fault by which a guard of test/guards is missed here. */
  guarded?: Fault;
}

export const tooMany = 'Too many requests. Please wait a moment before trying again.';
export const serverError = 'Server error. Please try again later.';
export const unexpected = 'An unexpected error occurred. Please try again.';

/** The catalogue by context, as the customer reads it; of too many requests with the wait that the server asks for. */
export const byStatus = (on429: string, on500: string, rest: string): Case['says'] => ({
  429: on429,
  '429 later': on429.replace(tooMany, `Too many requests. Please try again in ${retryAfter} seconds.`),
  500: on500,
  rest,
});
export const inForm = byStatus(tooMany, serverError, unexpected);
export const inDomainCheck: Case['says'] = {
  ...byStatus(
    tooMany,
    'Our domain check service is temporarily unavailable. Please try again later.',
    'An unexpected error occurred while checking domain availability. Please try again.',
  ),
  '429 later': tooMany,
};
export const quiet = { rest: '' };
/** What the customer has asked for to be shown, and the server cannot, leads to /500. */
export const oops = 'Oops! Something went wrong';
export const toPay: Partial<Wanted> = { balance: 100_000 };
