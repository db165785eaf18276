/** Who asks for a picture, and whether they still do. */
export interface Asking {
  /** The customer whose turn it is and whose time it costs. */
  customer: string;
  /** Ends the wait for it and the work on it. */
  signal?: AbortSignal | undefined;
}

export interface Drawn {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What a website shows of a picture. */
export interface WebsitePicture {
  /** WebP from the narrowest to the widest: 480, 960 and 1,600 px, none wider than the picture. */
  widths: Drawn[];
  /** `#rrggbb` of the whole picture on white. */
  color: string;
}

/** A part of an upright picture, in shares of its sides. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a website shows of a customer's own photo. */
export interface PhotoSizes extends WebsitePicture {
  /** The same as AVIF; none where that has more bytes. None is above 1,800 px. */
  avif: Drawn[];
  /** JPEG of 1200 by 630 px. */
  card: Uint8Array;
}

export interface StoredPhoto extends Drawn {
  type: 'jpg' | 'webp';
  color: string;
}

export interface WebsiteLogo {
  /** WebP of at most 640 by 320 px. */
  logo: Drawn;
  color: string;
  /** PNGs of 96 and 180 px. */
  favicon: Uint8Array;
  touchIcon: Uint8Array;
  /** At most 64 by 64 pixels, four bytes each: red, green, blue and how opaque. */
  sample: Uint8Array;
}

/** What is made of a picture, by what it is for. */
export interface Drawings {
  /** PNG of at most 1,600 px, upright. */
  upload: Drawn;
  picture: WebsitePicture;
  /** JPEG of 1200 by 630 px, which other sites show beside a link. */
  card: Uint8Array;
  logo: WebsiteLogo;
  /** PNG of at most 512 px. */
  proposal: Uint8Array;
  /** A photo as it is stored: at most 2,560 px, upright, in sRGB. */
  photo: StoredPhoto;
  sizes: PhotoSizes;
}
export type Kind = keyof Drawings;

/** Makes of the bytes of a picture, or of a part of it, what it is for. Rejects when they are no picture. */
export type Draw = <K extends Kind>(kind: K, bytes: Uint8Array, crop?: Crop) => Promise<Drawings[K]>;

/** The messages of two refusals that have a sentence of their own. */
export const tooManyPixels = 'The picture has too many pixels';
export const tooMuch = 'The picture asked for too much';

/** Draws strangers' pictures, each where nothing but itself can come to harm. */
export interface Pictures {
  /** @throws {PictureProblem} */
  draw<K extends Kind>(kind: K, bytes: Uint8Array, asking: Asking, crop?: Crop): Promise<Drawings[K]>;
  /** Ends what draws, at once; what is under way and what waits fails. */
  close(): Promise<void>;
}

/**
 * `refused`: the bytes are no picture of a kind that is read, or ask for too much; `busy`: too many of the same customer
 * wait; `gone`: nobody waits for it any more; `closed`: the server ends, or what draws cannot be started.
 */
export type PictureReason = 'refused' | 'busy' | 'gone' | 'closed';

/** A picture that was not drawn. The message is for the log. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
  readonly reason: PictureReason;

  constructor(reason: PictureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
