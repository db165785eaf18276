import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import type { Address, LocationOrder, Way } from '../../machines/app/address';

export interface LocationOptions {
  /** What the routes say about an address. */
  resolve(pathname: string, search: string): Omit<Address, 'by'>;
  /** The destination as a path of ours, see `safePath`. */
  safe(to: string): string;
}

/**
 * Whoever keeps the customer on a page that holds something unsaved: answers whether it asks them before they go that
 * way. At most one page is shown, so there is one gate.
 */
export const gate: { holds: ((way: Way) => boolean) | null } = { holds: null };

/** The browser's address: goes where it is told, safe paths only, and says where it is. */
export const watchLocation = ({ resolve, safe }: LocationOptions) =>
  fromCallback<LocationOrder, undefined, EventObject>(({ sendBack, receive, system }) => {
    const say = (by: Address['by']) => {
      const { pathname, search } = window.location;
      sendBack({ type: 'location.changed', address: { ...resolve(pathname, search), by } });
    };
    const hear = () => say('pop');
    window.addEventListener('popstate', hear);
    receive((order) => {
      if (order.type === 'location.signOut') {
        if (!gate.holds?.({ kind: 'signOut' }))
          (system.get('session') as AnyActorRef).send({ type: 'session.signOut' });
        return;
      }
      const path = safe(order.to);
      const { replace = false } = order;
      if (gate.holds?.({ kind: 'go', to: path, replace })) return;
      const { pathname, search, hash } = window.location;
      const { history } = window;
      // Each entry says how far it is from the first, so that a gate can tell back from forward.
      if (replace || path === pathname + search + hash) history.replaceState(history.state, '', path);
      else history.pushState(Number(history.state) + 1, '', path);
      say('go');
    });
    say('load');
    return () => window.removeEventListener('popstate', hear);
  });
