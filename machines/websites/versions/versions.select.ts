import { hasOlder } from './versions.list';
import type { VersionsSnapshot } from './versions.machine';

/** There are others before the last row. */
export const mayReach = ({ context: { rows } }: VersionsSnapshot) => hasOlder(rows ?? []);

/** A version is looked at, or about to be. */
export const isPreviewed = (at: VersionsSnapshot) =>
  at.matches({ deed: 'opening' }) || at.matches({ deed: 'previewing' });
