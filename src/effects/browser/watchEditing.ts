import { type AnyActorRef, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Way } from '../../../machines/protocols/address';
import type { Hold } from '../../../machines/websites/editSync/editSync.machine';
import { gate } from './location';

/** The page of a way; null for the way out of the account. */
const pageBy = (way: Way) =>
  way.kind === 'signOut' ? null : new URL(way.kind === 'go' ? way.to : location.href, location.href).pathname;

/**
 * Says when the network is back, and when the page is no longer looked at and may be closed unseen. As it is told, it
 * keeps the customer on the page: asks before a way inside the app leads off it, and has the browser ask before it closes.
 */
export const watchEditing = fromCallback<{ type: 'page.hold'; hold: Hold }, undefined, EventObject>(
  ({ sendBack, receive }) => {
    const page = location.pathname;
    let hold: Hold = 'nothing';
    const back = () => sendBack({ type: 'network.returned' });
    const look = () => {
      if (document.visibilityState === 'hidden') sendBack({ type: 'page.hidden' });
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (hold === 'all') event.preventDefault();
    };
    const holds = (way: Way) => {
      if (hold === 'nothing' || pageBy(way) === page) return false;
      sendBack({ type: 'leave.ask', way });
      return true;
    };
    gate.holds = holds;
    receive((order) => ({ hold } = order));
    window.addEventListener('online', back);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', look);
    return () => {
      if (gate.holds === holds) gate.holds = null;
      window.removeEventListener('online', back);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', look);
    };
  },
);

/** Goes the way that was asked about; nothing holds the page any more. */
export const leaveEditing = fromPromise<void, Way>(async ({ input: way, system }) => {
  if (way.kind === 'travel') window.history.go(way.delta);
  else if (way.kind === 'signOut') (system.get('session') as AnyActorRef).send({ type: 'session.signOut' });
  else (system.get('location') as AnyActorRef).send({ type: 'location.go', to: way.to, replace: way.replace } as const);
});
