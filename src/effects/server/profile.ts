import { fromPromise } from 'xstate';
import type { Profile, ProfileChange } from '../../../contract/wire/account/account';
import type { PickedFile } from '../../../machines/wizard/logo/logo.file';
import type { Country } from '../../../machines/account/signup/signup.form';
import { chunk } from '../../lib/chunk';
import { call } from './call';

export const saveProfile = fromPromise<Profile, ProfileChange>(({ input, signal }) =>
  call('changeProfile', { body: input }, signal),
);

const list = chunk(() => import('./countryList'));
const pictures = chunk(() => import('../browser/pictures'));
const upload = chunk(() => import('./upload'));
const blobs = chunk(() => import('../storage/blobs'));

/** As `countries.ts` has it, which comes with the sign-up: here it would bring that along. */
export const loadCountries = fromPromise<{ countries: Country[]; here: string }, undefined>(async () => {
  const { askCountries } = await list.load();
  return askCountries();
});

/** What reads and sends a picture comes when one is chosen. */
export const readPicture = fromPromise<{ blob: string; name: string }, { file: PickedFile }>(async ({ input }) => {
  const { savePicture } = await pictures.load();
  return savePicture(input.file);
});

export const sendPicture = fromPromise<{ url: string }, { user: string; blob: string }>(async ({ input, signal }) => {
  const [{ sendStored }, { deleteBlobs }] = await Promise.all([upload.load(), blobs.load()]);
  const sent = await sendStored(input, signal);
  await deleteBlobs([input.blob]);
  return sent;
});
