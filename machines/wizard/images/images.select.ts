import type { SnapshotFrom } from 'xstate';
import type { imagesMachine } from './images.machine';
import { type Filters, noFilters, widest } from './images.selection';

type Snapshot = SnapshotFrom<typeof imagesMachine>;

/** As many as the template needs are chosen. */
export const isFull = ({ context: { chosen, required } }: Snapshot) => chosen.length >= required;

/** As many, and not one more: a template that was changed may need less. */
export const isExact = ({ context: { chosen, required } }: Snapshot) => chosen.length === required;

/** 'No more images to load' is only said after more than a page. */
const worthSaying = 30;

/** What the results show. `ended`: the last picture is there, and there were many. */
export function placeOfSearch(snapshot: Snapshot) {
  if (snapshot.matches('watching')) return 'watching';
  if (snapshot.matches('complete')) return snapshot.context.photos.length > worthSaying ? 'ended' : 'watching';
  if (snapshot.matches('typing')) return 'searching';
  return snapshot.value as 'wordless' | 'searching' | 'failed' | 'empty' | 'loading' | 'stuck';
}

/** The filters that let everything through; null where none is set, and nothing is to be cleared. */
export const filtersToClear = ({ context: { filters } }: Snapshot): Filters | null =>
  (Object.keys(noFilters) as (keyof Filters)[]).some((key) => filters[key] !== noFilters[key]) ? noFilters : null;

/** What else could be searched for where nothing was found; null where it is searched for already. */
export const widerSearch = ({ context: { query } }: Snapshot): string | null => (query === widest ? null : widest);

/** What shows the customer's own photos; none once it has failed, of which nothing more can be asked. */
export const ownPhotosOf = ({ children: { photos } }: Snapshot) =>
  photos?.getSnapshot().status === 'error' ? undefined : photos;
