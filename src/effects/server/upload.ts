import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { getBlob } from '../storage/blobs';
import { call } from './call';

interface StoredPicture {
  user: string;
  /** Reference of a stored picture. */
  blob: string;
}

/** Sends a stored picture and says where it lies from now on. Rejects when it is gone. */
export async function sendStored({ user, blob }: StoredPicture, signal: AbortSignal): Promise<{ url: string }> {
  const picture = await getBlob(blob);
  if (!picture) throw { status: null, message: t('The picture is gone.') };
  return call('uploadImage', { params: { user }, body: { image: await dataUrlOf(picture) } }, signal);
}

export const uploadLogo = fromPromise<{ url: string }, StoredPicture>(({ input, signal }) => sendStored(input, signal));

/** A picture as it is sent. */
export const dataUrlOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });
