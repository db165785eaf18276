import { type AnyActorRef, type EventObject, type ParameterizedObject, sendTo } from 'xstate';

type ActionParams = NonNullable<ParameterizedObject['params']>;

/** What the toast actor shows. `duration` in milliseconds; left out, the toasts decide by variant. */
export interface Notice {
  title: string;
  description?: string;
  variant: 'default' | 'success' | 'error' | 'warning' | 'info';
  duration?: number;
}

/** Where the location actor goes: a path of our own origin; `replace` leaves no entry in the history. */
export interface Destination {
  to: string;
  replace?: boolean;
}

/**
 * A named action that only needs its params, so one constant fits every machine's `setup({ actions })`.
 * `sendTo` itself is typed for one machine's events, and could not be shared.
 */
export type Saying<Params> = (args: unknown, params: Params) => void;

const say = <Params, Message extends EventObject>(systemId: string, message: (params: Params) => Message) =>
  sendTo(
    ({ system }): AnyActorRef => system.get(systemId),
    (_, params: Params & ActionParams) => message(params),
  ) as Saying<Params>;

/**
 * Speaks to a long-lived actor of the root by its `systemId`; the message is the action's params:
 * `actions: { tellSession: tell<SessionEvent>('session') }`, then `{ type: 'tellSession', params: { type: 'session.end' } }`.
 * Without that actor (a machine walked alone) the message falls back to the machine itself, which does not know it.
 */
export const tell = <Message extends EventObject>(systemId: string) => say(systemId, (message: Message) => message);

/** Shows a toast: `{ type: 'notify', params: { title: 'Coupon applied', variant: 'success' } }`. */
export const notify = say('toasts', (notice: Notice) => ({ type: 'toast.show', ...notice }));

/** Navigates: `{ type: 'go', params: { to: '/billing/' } }`. */
export const go = say('location', (destination: Destination) => ({ type: 'location.go', ...destination }));
