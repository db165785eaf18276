import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import type { Address, LocationOrder, Way } from '../../../machines/protocols/address';

/** Where somebody comes from is said with when, in ms: an address that is kept or passed on is none that leads there now. */
const fromDashboard = /source=dashboard(?:&timestamp=\d+)?/;

export interface LocationOptions {
  /** What the routes say about an address. */
  resolve(pathname: string, search: string): Omit<Address, 'by'>;
  /** The destination as a path of ours, see `safePath`. */
  safe(to: string): string;
  /** Epoch ms. */
  now(): number;
}

/**
 * Whoever keeps the customer on a page that holds something unsaved: answers whether it asks them before they go that
 * way. At most one page is shown, so there is one gate.
 */
export const gate: { holds: ((way: Way) => boolean) | null } = { holds: null };

/** The browser's address: goes where it is told, safe paths only, and says where it is. */
export const watchLocation = ({ resolve, safe, now }: LocationOptions) =>
  fromCallback<LocationOrder, undefined, EventObject>(({ sendBack, receive, system }) => {
    const { history } = window;
    // Each entry says how far it is from the first, so that a way back can be told from a way forward and undone.
    let place = Number(history.state);
    let { href } = window.location;
    history.replaceState(place, '');

    const say = (by: Address['by']) => {
      const { pathname, search } = window.location;
      ({ href } = window.location);
      sendBack({ type: 'location.changed', address: { ...resolve(pathname, search), by } });
    };
    /** Where the browser has gone by itself. A link to a place on the page (`#main`) makes an entry without a number. */
    const arrivedAt = (state: unknown) => {
      if (state !== null) return Number(state);
      const to = window.location.href === href ? place : place + 1;
      history.replaceState(to, '');
      return to;
    };
    const hear = ({ state }: PopStateEvent) => {
      const to = arrivedAt(state);
      const delta = to - place;
      // Back and Forward have happened by the time they are heard of; whoever is asked first is brought back.
      if (delta !== 0 && gate.holds?.({ kind: 'travel', delta })) return history.go(-delta);
      // Nobody hears of a way that was not gone, nor of the return from it.
      if (delta === 0 && window.location.href === href) return;
      place = to;
      say('pop');
    };
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
      if (replace || path === pathname + search + hash) history.replaceState(place, '', path);
      else {
        place += 1;
        history.pushState(place, '', path.replace(fromDashboard, `source=dashboard&timestamp=${now()}`));
      }
      say('go');
    });
    say('load');
    return () => window.removeEventListener('popstate', hear);
  });
