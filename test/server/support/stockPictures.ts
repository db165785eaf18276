import { readManifest } from '../../../server/sandbox/photos/manifest';

const library = readManifest();

/** Addresses of the first pictures that the stand-in of the photo service has; `service` is its own address. */
export const stockPictures = (service: string, count: number): string[] =>
  library.slice(0, count).map(({ id }) => `${service}/files/${id}/regular.webp`);
