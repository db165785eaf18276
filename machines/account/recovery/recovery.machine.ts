import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { port } from '../../kit/port';

export interface RecoveryInput {
  /** As the server has made them: it keeps hashes, so they are seen here or never. */
  codes: string[];
  /** Whose account they open. */
  email: string;
}

export interface RecoveryContext extends RecoveryInput {
  /** The customer says that they are kept elsewhere. */
  isKept: boolean;
  /** What became of the last Copy or Download. */
  outcome: 'copied' | 'uncopied' | 'saved' | 'unsaved' | null;
}

export type RecoveryEvent =
  | { type: 'codes.copy' }
  | { type: 'codes.save' }
  | { type: 'codes.keep'; isKept: boolean }
  | { type: 'codes.finish' };

/** The ten recovery codes, shown once. */
export const recoveryMachine = setup({
  types: {
    input: {} as RecoveryInput,
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
  },
  actors: {
    copyCodes: port<void, { codes: string[] }>('copyCodes'),
    saveCodes: port<void, RecoveryInput>('saveCodes'),
  },
  actions: {
    noteKept: assign((_, { isKept }: { isKept: boolean }) => ({ isKept })),
    noteOutcome: assign((_, { outcome }: Pick<RecoveryContext, 'outcome'>) => ({ outcome })),
  },
  guards: { isKept: ({ context }) => context.isKept },
}).createMachine({
  id: 'recovery',
  context: ({ input: { codes, email } }) => ({ codes, email, isKept: false, outcome: null }),
  initial: 'shown',
  on: {
    'codes.keep': { actions: { type: 'noteKept', params: ({ event }) => event } },
    'codes.finish': { guard: 'isKept', target: '.kept' },
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
    kept: { type: 'final' },
  },
});
export type RecoveryRef = ActorRefFrom<typeof recoveryMachine>;
export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;
