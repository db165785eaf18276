import { type EventObject, fromCallback } from 'xstate';
import type { Address } from '../../machines/app/address';
import type { Destination } from '../../machines/kit/notify';

export interface LocationOptions {
  /** What the routes say about an address. */
  resolve(pathname: string, search: string): Omit<Address, 'by'>;
  /** The destination as a path of ours, see `safePath`. */
  safe(to: string): string;
}

/** The browser's address: goes where it is told, safe paths only, and says where it is. */
export const watchLocation = ({ resolve, safe }: LocationOptions) =>
  fromCallback<{ type: 'location.go' } & Destination, undefined, EventObject>(({ sendBack, receive }) => {
    const say = (by: Address['by']) => {
      const { pathname, search } = window.location;
      sendBack({ type: 'location.changed', address: { ...resolve(pathname, search), by } });
    };
    const hear = () => say('pop');
    window.addEventListener('popstate', hear);
    receive(({ to, replace }) => {
      const path = safe(to);
      const { pathname, search, hash } = window.location;
      if (replace || path === pathname + search + hash) window.history.replaceState(null, '', path);
      else window.history.pushState(null, '', path);
      say('go');
    });
    say('load');
    return () => window.removeEventListener('popstate', hear);
  });
