import type { SnapshotFrom } from 'xstate';
import type { logoMachine } from './logo.machine';

/** Where the picture of the chosen logo is; null without one, or as long as it is not there. */
export function chosenPicture({ context: { logo, pictures } }: SnapshotFrom<typeof logoMachine>): string | null {
  if (logo.kind === 'none') return null;
  const kept = logo.blob === null ? undefined : pictures[logo.blob];
  return kept ?? (logo.kind === 'uploaded' ? logo.url : null);
}
