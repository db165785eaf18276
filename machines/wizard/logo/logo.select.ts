import type { SnapshotFrom } from 'xstate';
import { bothNeeded } from './logo.file';
import type { logoMachine } from './logo.machine';

/** Where the picture of the chosen logo is; null without one, or as long as it is not there. */
export function chosenPicture({ context: { logo, pictures } }: SnapshotFrom<typeof logoMachine>): string | null {
  if (logo.kind === 'none') return null;
  const kept = logo.blob === null ? undefined : pictures[logo.blob];
  return kept ?? (logo.kind === 'uploaded' ? logo.url : null);
}

/** What is wrong, without what was asked for and has been filled in meanwhile. */
export const problemFor =
  ({ name, description }: { name: string; description: string }) =>
  ({ context: { problem } }: SnapshotFrom<typeof logoMachine>): string | null =>
    problem === bothNeeded && name.trim() && description.trim() ? null : problem;
