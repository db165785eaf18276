import type { SnapshotFrom } from 'xstate';
import type { admissionMachine } from './admission.machine';

/** The limit that keeps the customer out; null when nothing does. */
export const limitAt = (at: SnapshotFrom<typeof admissionMachine>) =>
  at.matches({ door: 'full' }) ? at.context.limit : null;
