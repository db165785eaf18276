import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../contract/failure';
import type { sessionMachine } from '../../machines/session/session.machine';
import type { Session } from './call';

/** The session's word on tokens. */
export interface Authority {
  /** The access token in use; null for a visitor. */
  token(): string | null;
  /**
   * Resolves when another token than the refused one is in use; rejects with a Failure when there will be none.
   * Calls at the same time share one refresh.
   */
  renew(refused: string): Promise<void>;
}

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
