import type { Mutation } from './mutations';

/** What became of one mutant. */
export interface Verdict extends Pick<Mutation, 'kind' | 'name'> {
  /** The test that fails for it; null for a survivor. */
  readonly caughtBy: string | null;
  /** Whether a test fails that compares no committed page. */
  readonly byBehaviour: boolean;
}

/** What a run says of itself to whoever started it, beside passing or failing. */
declare module 'vitest' {
  interface TaskMeta {
    verdicts?: readonly Verdict[];
  }
}
