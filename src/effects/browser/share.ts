import { fromPromise } from 'xstate';

/** Whether this device has a dialog of its own for it. */
export const askSharing = fromPromise<boolean, undefined>(async () => typeof navigator.share === 'function');

/** Rejects when it was closed, or the device has nobody to share with. */
export const shareLink = fromPromise<void, { address: string; title: string }>(({ input: { address, title } }) =>
  navigator.share({ url: address, title }),
);
