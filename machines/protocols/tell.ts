import { type AnyActorRef, type EventObject, type MachineContext, sendTo } from 'xstate';
import type { ActorEvents, ActorName } from './actors';
import type { Destination } from './address';
import type { Notice, ToastSubject } from './toast';

/**
 * A named action that only needs its params, so one constant fits every machine's `setup({ actions })`.
 * `sendTo` itself is typed for one machine's events, and could not be shared.
 */
type Saying<Params, Args = unknown> = (args: Args, params: Params) => void;

/**
 * Tells another actor something, by its `systemId`; both are typed by `ActorEvents`. With the name alone the event is the
 * action's params: `actions: { tellSession: tell('session') }`, then
 * `{ type: 'tellSession', params: { type: 'profile.load' } }`. Else it is given here, or made of the context and params:
 * `flush: tell('draftSync', { type: 'copy.flush' })`.
 * Without that actor (a machine walked alone) the event falls back to the machine itself, which does not know it.
 */
export function tell<Name extends ActorName>(name: Name): Saying<ActorEvents[Name]>;
export function tell<Name extends ActorName>(name: Name, told: ActorEvents[Name]): Saying<unknown>;
export function tell<Name extends ActorName, Context extends MachineContext, Params>(
  name: Name,
  told: (args: { context: Context }, params: Params) => ActorEvents[Name],
): Saying<Params, { context: Context }>;
export function tell(name: ActorName, told: unknown = (_: unknown, event: EventObject) => event) {
  return sendTo(({ system }): AnyActorRef => system.get(name), told as EventObject);
}

/** Shows a toast: `{ type: 'notify', params: { subject: 'order', title: 'Order placed', variant: 'success' } }`. */
export const notify = tell('toasts', (_, notice: Notice) => ({ type: 'toast.show', ...notice }));

/** Takes back what was said of a subject, for instance when it is tried again: `{ type: 'withdraw', params: 'order' }`. */
export const withdraw = tell('toasts', (_, subject: ToastSubject) => ({ type: 'toast.withdraw', subject }));

/** Navigates: `{ type: 'go', params: { to: '/billing/' } }`. */
export const go = tell('location', (_, destination: Destination) => ({ type: 'location.go', ...destination }));
