import type { SnapshotFrom } from 'xstate';
import { type FieldName, problemsIn } from './signup.form';
import type { signupMachine } from './signup.machine';

/** What a field is told: the server's word, else what is wrong with it once it was touched. */
export const problemOf =
  (field: FieldName) =>
  ({ context }: SnapshotFrom<typeof signupMachine>): string | undefined =>
    context.refusals[field] ?? (context.touched.includes(field) ? problemsIn(context)[field] : undefined);
