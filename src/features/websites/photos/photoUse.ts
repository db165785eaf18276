import type { Photo } from '../../../../contract/wire/websites/photos';

/** What of the photos is used where they are chosen, and what becomes of a press. */
export interface PhotoUse {
  /** Addresses, in their order. */
  chosen: readonly string[];
  /** One more would be too many. */
  isFull?: boolean;
  onChoose: (photo: Photo) => void;
  /** Left out where a photo only takes the place of another. */
  onRemove?: (photo: Photo) => void;
}
