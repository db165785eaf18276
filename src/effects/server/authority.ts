import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../../contract/rules/failure';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { Session } from './callTypes';

/** The session's word on tokens. */
export interface Authority {
  /** The access token in use; null for a visitor. */
  token(): string | null;
  /** A number for the sign-in that lasts: another one after every end of a session. */
  sitting(): number;
  /** The access token in use, for what that sign-in asked for. Throws a Failure when that sign-in is over. */
  tokenOf(sitting: number): string;
  /**
   * Resolves when another token than the refused one is in use; rejects with a Failure when there will be none, also
   * when the sign-in that asked is over: what one customer asked for is never sent in the name of the next. Calls at the
   * same time share one refresh.
   */
  renew(refused: string, sitting: number): Promise<void>;
}

const tokenIn = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.matches('inside') ? (snapshot.context.tokens?.access_token ?? null) : null;

const ended: Failure = { status: 401, message: '' };
const offline: Failure = { status: null, message: '' };

/** The session actor as the calls see it: its token, and its one refresh for however many refused calls. */
export function authorityOf(session: () => Session): Authority {
  let watched: Session | undefined;
  let sittings = 0;
  const sitting = () => {
    const actor = session();
    if (actor !== watched) {
      watched = actor;
      sittings += 1;
      actor.subscribe((snapshot) => {
        if (!snapshot.matches('inside')) sittings += 1;
      });
    }
    return sittings;
  };
  return {
    token: () => tokenIn(session().getSnapshot()),
    sitting,
    tokenOf: (asked) => {
      const token = tokenIn(session().getSnapshot());
      if (token === null || sitting() !== asked) throw ended;
      return token;
    },
    renew: (refused, asked) => {
      const actor = session();
      if (sitting() !== asked) return Promise.reject(ended);
      actor.send({ type: 'token.refused', token: refused });
      return new Promise((resolve, reject) => {
        /** Whether the session has said what becomes of the refused token. */
        const decide = (snapshot: SnapshotFrom<typeof sessionMachine>): boolean => {
          if (snapshot.matches('inside') && snapshot.hasTag('renewing')) return false;
          const token = tokenIn(snapshot);
          if (token === null || sitting() !== asked) reject(ended);
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
