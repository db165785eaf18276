import { fromPromise } from 'xstate';
import { getBlob } from './blobs';
import { call } from './call';

/** Sends a kept picture and says where it lies from now on (specification 7). Rejects when it is gone. */
export const uploadLogo = fromPromise<{ url: string }, { user: string; blob: string }>(async ({ input, signal }) => {
  const picture = await getBlob(input.blob);
  if (!picture) throw { status: null, message: 'The picture is gone.' };
  return call('uploadImage', { params: { user: input.user }, body: { image: await dataUrlOf(picture) } }, signal);
});

const dataUrlOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });
