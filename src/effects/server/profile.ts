import { type AnyActorRef, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Profile, ProfileChange } from '../../../contract/wire/account/account';
import type { Way } from '../../../machines/protocols/address';
import type { PickedFile } from '../../../machines/wizard/logo/logo.file';
import type { Country } from '../../../machines/account/signup/signup.form';
import { chunk } from '../../lib/chunk';
import { call } from './call';
import { gate } from '../browser/location';

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

/**
 * Keeps the customer on the page as long as it is listened to: asks before a link, the palette, Back, Forward or the
 * logout leads off it, and has the browser ask before the tab is closed or loaded anew.
 */
export const holdPage = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const { pathname } = window.location;
  const pathOf = (way: Way) => {
    if (way.kind === 'signOut') return null;
    return way.kind === 'go' ? new URL(way.to, window.location.href).pathname : window.location.pathname;
  };
  const holds = (way: Way) => {
    if (pathOf(way) === pathname) return false;
    sendBack({ type: 'leave.ask', way });
    return true;
  };
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();

  gate.holds = holds;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (gate.holds === holds) gate.holds = null;
    window.removeEventListener('beforeunload', warn);
  };
});

/** Goes the way that was asked about; nothing holds the page any more. */
export const leavePage = fromPromise<void, Way>(({ input: way, system }) => {
  if (way.kind === 'travel') window.history.go(way.delta);
  else if (way.kind === 'signOut') (system.get('session') as AnyActorRef).send({ type: 'session.signOut' });
  else (system.get('location') as AnyActorRef).send({ type: 'location.go', to: way.to, replace: way.replace } as const);
  return Promise.resolve();
});
