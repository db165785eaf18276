import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../contract/failure';
import type { sessionMachine } from '../../machines/session/session.machine';
import type { Authority } from './call';

type Session = Pick<ActorRefFrom<typeof sessionMachine>, 'getSnapshot' | 'send' | 'subscribe'>;

const tokenIn = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.matches('inside') ? (snapshot.context.tokens?.access_token ?? null) : null;

const ended: Failure = { status: 401, message: '' };
const offline: Failure = { status: null, message: '' };

/** The session actor as the calls see it: its token, and its one refresh for however many refused calls. */
export function authorityOf(session: () => Session): Authority {
  return {
    token: () => tokenIn(session().getSnapshot()),
    renew: (refused) => {
      const actor = session();
      actor.send({ type: 'token.refused', token: refused });
      return new Promise((resolve, reject) => {
        /** Whether the session has said what becomes of the refused token. */
        const decide = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean => {
          if (snapshot.matches('inside') && snapshot.hasTag('renewing')) return false;
          const token = tokenIn(snapshot);
          if (token === null) reject(ended);
          else if (token === refused) reject(snapshot.context.failure ?? offline);
          else resolve();
          return true;
        };
        if (decide(actor.getSnapshot())) return;
        const subscription = actor.subscribe((snapshot) => {
          if (decide(snapshot)) subscription.unsubscribe();
        });
      });
    },
  };
}
