import * as v from 'valibot';
import { type EventObject, fromCallback } from 'xstate';
import { type Balance, type ChangedSubject, SocketMessage } from '../../../contract/wire/money/money';
import type { Dashboard } from '../../../contract/wire/websites/project';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import type { AppRef } from '../../../machines/shell/app/app.machine';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';
import type { UpdatesEvent } from '../../../machines/shell/updates/updates.machine';
import { settings } from '../browser/settings';
import { call } from './call';

/** Who is signed in, whenever it is somebody else. */
export const watchCustomer = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  const session = system.get('session') as SessionRef;
  let last: string | null = null;
  const look = () => {
    const at = session.getSnapshot();
    const id = at.matches('inside') ? (at.context.profile?.uuid ?? null) : null;
    if (id === last) return;
    last = id;
    sendBack({ type: 'customer.changed', id } satisfies UpdatesEvent);
  };
  const { unsubscribe } = session.subscribe(look);
  look();
  return unsubscribe;
});

/** How the server closes a connection whose session has ended. */
const sessionEnded = 4403;

/**
 * The server's word over one websocket, from its opening to its loss: a one-time ticket is the first message. What changes
 * while nobody sees the page is said when it is shown.
 *
 * @param chance from 0 to 1, evenly spread
 */
export const hearServer = (chance: () => number) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => {
    const end = new AbortController();
    const due = new Set<ChangedSubject>();
    let socket: WebSocket | undefined;
    const say = (event: UpdatesEvent) => {
      if (!end.signal.aborted) sendBack(event);
    };
    const lose = () => say({ type: 'connection.lost', chance: chance() });
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      const changed = [...due];
      due.clear();
      for (const subject of changed) say({ type: `${subject}.changed` });
    };
    const hear = (text: unknown) => {
      const said = v.safeParse(v.pipe(v.string(), v.parseJson(), SocketMessage), text);
      // One of a newer server.
      if (!said.success) return;
      const message = said.output;
      if (message.type === 'ready') say({ type: 'connection.opened' });
      else if (message.type === 'deposit') say({ type: 'deposit.changed', deposit: message.deposit });
      else {
        due.add(message.subject);
        look();
      }
    };
    // A browser freezes no page for its back button that is connected.
    const leave = () => socket?.close();

    call('socketTicket', { body: {} }, end.signal).then(({ ticket }) => {
      if (end.signal.aborted) return;
      socket = new WebSocket(settings().VITE_CRYPTO_WS_URL);
      socket.onopen = () => socket?.send(JSON.stringify({ type: 'ticket', ticket }));
      socket.onmessage = ({ data }) => hear(data);
      socket.onclose = ({ code }) => (code === sessionEnded ? say({ type: 'session.over' }) : lose());
    }, lose);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      end.abort();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      socket?.close();
    };
  });

/**
 * Says which of two cached answers is older where the balance and the dashboard's figures disagree on the balance: once for
 * each two that do, since a server that gave two at once would be asked without end.
 */
export const compareBalances = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  let stop: (() => void) | undefined;
  let asked: string | undefined;

  const compare = (balance: ResourceRef, dashboard: ResourceRef) => {
    let values: unknown[] = [];
    let isBalanceOlder = false;
    const look = () => {
      const [one, other] = [balance.getSnapshot(), dashboard.getSnapshot()];
      const now = [one.context.value, other.context.value];
      if (now[0] !== values[0]) isBalanceOlder = false;
      if (now[1] !== values[1]) isBalanceOlder = true;
      values = now;
      const [known, figured] = [(now[0] as Balance | null)?.balance, (now[1] as Dashboard | null)?.balance];
      // An answer that is on its way may settle it.
      if (known === undefined || figured === undefined || one.hasTag('busy') || other.hasTag('busy')) return;
      const before = asked;
      asked = known === figured ? undefined : `${known} ${figured}`;
      if (asked !== undefined && asked !== before)
        sendBack({ type: isBalanceOlder ? 'balance.outdated' : 'figures.outdated' } satisfies UpdatesEvent);
    };
    const following = [balance, dashboard].map((resource) => resource.subscribe(look));
    look();
    return () => following.forEach((one) => one.unsubscribe());
  };

  // They arrive with the first screen of a customer.
  const begin = () => {
    const [balance, dashboard] = [system.get('balance'), system.get('dashboard')] as (ResourceRef | undefined)[];
    if (balance && dashboard) stop ??= compare(balance, dashboard);
  };
  const arriving = (system.get('app') as AppRef).subscribe(begin);
  begin();
  return () => {
    arriving.unsubscribe();
    stop?.();
  };
});
