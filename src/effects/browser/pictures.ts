import { fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { PickedFile } from '../../../machines/wizard/logo/logo.file';
import type { LogoEvent, PictureOrder } from '../../../machines/wizard/logo/logo.machine';
import { deleteBlobs, getBlob, putBlob } from '../storage/blobs';

/** Gives stored pictures an address each, as long as it is listened to. */
export const showPictures = fromCallback<PictureOrder, undefined>(({ receive, sendBack }) => {
  const addresses = new Map<string, string>();
  let isOver = false;

  const show = async (blobs: readonly string[]) => {
    const wanted = blobs.filter((blob) => !addresses.has(blob));
    if (wanted.length === 0) return;
    const found = await Promise.all(wanted.map(async (blob) => [blob, await getBlob(blob)] as const));
    if (isOver) return;
    for (const [blob, picture] of found) if (picture) addresses.set(blob, URL.createObjectURL(picture));
    sendBack({
      type: 'pictures.shown',
      pictures: Object.fromEntries(addresses),
      missing: found.filter(([, picture]) => picture === null).map(([blob]) => blob),
    } satisfies LogoEvent);
  };

  receive((order) => {
    if (order.type === 'pictures.show') void show(order.blobs);
    else void deleteBlobs(order.blobs);
  });
  return () => {
    isOver = true;
    for (const address of addresses.values()) URL.revokeObjectURL(address);
  };
});

/** Pixels of the longer side that a logo keeps. */
const longestSide = 1024;
/** Bytes up to which a picture of that size is kept as it is. */
const smallEnough = 1024 * 1024;
/** Bytes of a drawing: a draft that is kept on the server takes no larger picture (`draftPictureSizeLimit`). */
const largestDrawing = 4 * 1024 * 1024;

const readFailed = { status: null, message: t('Error reading file. Please try again.') };
const processFailed = { status: null, message: t('Error processing image. Please try again.') };

/** Takes a file that was found fit: decoded, made smaller where it is large, and stored in the browser. */
export async function savePicture(file: PickedFile): Promise<{ blob: string; name: string }> {
  if (!(file instanceof Blob)) throw readFailed;
  const readable = await file.arrayBuffer().then(
    (bytes) => new Blob([bytes], { type: file.type }),
    () => Promise.reject(readFailed),
  );
  const picture = await downsized(readable).catch(() => Promise.reject(processFailed));
  return { blob: await putBlob(picture), name: file.name };
}

export const readLogo = fromPromise<{ blob: string; name: string }, { file: PickedFile }>(({ input }) =>
  savePicture(input.file),
);

async function downsized(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/svg+xml') {
    // A drawing has no pixels to take away; the server cleans it.
    if (picture.size > largestDrawing || !/<svg[\s>]/i.test(await picture.text())) throw processFailed;
    return picture;
  }
  const bitmap = await createImageBitmap(picture);
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && picture.size <= smallEnough) return picture;
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const brush = canvas.getContext('2d');
    if (!brush) throw processFailed;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
  } finally {
    bitmap.close();
  }
}
