import { fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { failureOf } from '../../../contract/rules/failure';
import type { Photo, PhotoChange, PhotoPage } from '../../../contract/wire/websites/photos';
import type { PhotoOrder } from '../../../machines/websites/photos/photos.files';
import type { PhotosEvent } from '../../../machines/websites/photos/photos.machine';
import { call } from './call';
import { sendFile } from './sendFile';

export const loadPhotos = fromPromise<PhotoPage, { page: number }>(({ input: { page }, signal }) =>
  call('photos', { query: { page: String(page), limit: '20' } }, signal),
);

export const savePhoto = fromPromise<Photo, { id: string; change: PhotoChange }>(({ input: { id, change }, signal }) =>
  call('changePhoto', { params: { id }, body: change }, signal),
);

export const deletePhoto = fromPromise<void, { id: string }>(async ({ input, signal }) => {
  await call('deletePhoto', { params: input }, signal);
});

const unread = { status: 400, message: t('This file could not be read. Please choose it again.') };

/** Sends files as it is told, says how far each is and what became of it, and when the network is back. */
export const sendPhotos = fromCallback<PhotoOrder, undefined>(({ receive, sendBack }) => {
  const files = new Map<number, Blob>();
  const underWay = new Map<number, AbortController>();
  const tell = (event: PhotosEvent) => sendBack(event);

  const send = async (id: number) => {
    const stop = new AbortController();
    underWay.set(id, stop);
    const isStopped = () => stop.signal.aborted;
    try {
      const file = files.get(id);
      if (!file) throw unread;
      const say = (part: number) => !isStopped() && tell({ type: 'file.moved', id, part });
      const name = file instanceof File ? file.name : '';
      const photo = await call('uploadPhoto', { query: { name }, file, fetch: sendFile(file, say) }, stop.signal);
      underWay.delete(id);
      if (!isStopped()) tell({ type: 'file.sent', id, photo });
    } catch (error) {
      underWay.delete(id);
      if (isStopped()) return;
      const failure = failureOf(error);
      tell({ type: 'file.failed', id, failure, isOffline: failure.status === null && !navigator.onLine });
    }
  };

  receive((order) => {
    if (order.type === 'photos.take') {
      for (const { id, file } of order.files) if (file instanceof Blob) files.set(id, file);
      return;
    }
    for (const [id, stop] of underWay)
      if (!order.sending.includes(id)) {
        underWay.delete(id);
        stop.abort();
      }
    for (const id of files.keys()) if (!order.wanted.includes(id)) files.delete(id);
    for (const id of order.sending) if (!underWay.has(id)) void send(id);
  });
  const back = () => tell({ type: 'network.returned' });
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('online', back);
    for (const stop of underWay.values()) stop.abort();
  };
});
