import { type AnyActorRef, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Way } from '../../../machines/protocols/address';
import { gate } from './location';

/** The page of an address: its path and, among those of the websites, which one. Its tabs are places on the page. */
function pageAt(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.href);
  return `${pathname.replace(/\/+$/, '')} ${searchParams.get('site') ?? ''}`;
}

/**
 * Keeps the customer on the page as long as it is listened to: asks before a link, the palette, Back, Forward or the
 * logout leads off it, and has the browser ask before the tab is closed or loaded anew.
 */
export const holdPage = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const page = pageAt(window.location.href);
  const pageBy = (way: Way) => {
    if (way.kind === 'signOut') return null;
    return pageAt(way.kind === 'go' ? way.to : window.location.href);
  };
  const holds = (way: Way) => {
    if (pageBy(way) === page) return false;
    sendBack({ type: 'leave.ask', way });
    return true;
  };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  gate.holds = holds;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (gate.holds === holds) gate.holds = null;
    window.removeEventListener('beforeunload', warn);
  };
});

/** Goes the way that was asked about; nothing holds the page any more. */
export const leavePage = fromPromise<void, Way>(({ input: way, system }) => {
  if (way.kind === 'travel') window.history.go(way.delta);
  else if (way.kind === 'signOut') (system.get('session') as AnyActorRef).send({ type: 'session.signOut' });
  else (system.get('location') as AnyActorRef).send({ type: 'location.go', to: way.to, replace: way.replace } as const);
  return Promise.resolve();
});
