import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../../kit/port';

export interface RecoveryCodesInput {
  /** As the server has made them: it keeps hashes, so they are seen here or never. */
  codes: string[];
  /** Whose account they open. */
  email: string;
}

export interface RecoveryCodesContext extends RecoveryCodesInput {
  /** The customer says that they are kept elsewhere. */
  isConfirmed: boolean;
  /** What became of the last Copy or Download. */
  outcome: 'copied' | 'uncopied' | 'saved' | 'unsaved' | null;
}

export type RecoveryCodesEvent =
  | { type: 'codes.copy' }
  | { type: 'codes.save' }
  | { type: 'codes.confirm'; isConfirmed: boolean }
  | { type: 'codes.finish' };

/** The ten recovery codes, shown once. */
export const recoveryCodesMachine = setup({
  types: {
    input: {} as RecoveryCodesInput,
    context: {} as RecoveryCodesContext,
    events: {} as RecoveryCodesEvent,
  },
  actors: {
    copyCodes: port<void, { codes: string[] }>('copyCodes'),
    saveCodes: port<void, RecoveryCodesInput>('saveCodes'),
  },
  actions: {
    setConfirmed: assign((_, { isConfirmed }: { isConfirmed: boolean }) => ({ isConfirmed })),
    noteOutcome: assign((_, { outcome }: Pick<RecoveryCodesContext, 'outcome'>) => ({ outcome })),
  },
  guards: { isConfirmed: ({ context }) => context.isConfirmed },
}).createMachine({
  id: 'recoveryCodes',
  context: ({ input: { codes, email } }) => ({ codes, email, isConfirmed: false, outcome: null }),
  initial: 'shown',
  on: {
    'codes.confirm': { actions: { type: 'setConfirmed', params: ({ event }) => event } },
    'codes.finish': { guard: 'isConfirmed', target: '.confirmed' },
  },
  states: {
    shown: { on: { 'codes.copy': 'copying', 'codes.save': 'saving' } },
    copying: {
      invoke: {
        id: 'copyCodes',
        src: 'copyCodes',
        input: ({ context: { codes } }) => ({ codes }),
        onDone: { target: 'shown', actions: { type: 'noteOutcome', params: { outcome: 'copied' } } },
        onError: { target: 'shown', actions: { type: 'noteOutcome', params: { outcome: 'uncopied' } } },
      },
    },
    saving: {
      invoke: {
        id: 'saveCodes',
        src: 'saveCodes',
        input: ({ context: { codes, email } }) => ({ codes, email }),
        onDone: { target: 'shown', actions: { type: 'noteOutcome', params: { outcome: 'saved' } } },
        onError: { target: 'shown', actions: { type: 'noteOutcome', params: { outcome: 'unsaved' } } },
      },
    },
    confirmed: { type: 'final' },
  },
});
export type RecoveryCodesRef = ActorRefFrom<typeof recoveryCodesMachine>;
export type RecoveryCodesSnapshot = SnapshotFrom<typeof recoveryCodesMachine>;
