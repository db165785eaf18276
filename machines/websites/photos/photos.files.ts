import { t } from '../../../contract/languages/t';
import { explain, type Failure } from '../../../contract/rules/failure';
import { photoTypes } from './photos.select';

/** A file as far as it is judged before it is sent; in the browser it is the file itself. */
export interface PickedFile {
  readonly name: string;
  /** Media type, empty when the browser knows none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A file on its way to the customer's photos. */
export interface PhotoFile {
  id: number;
  name: string;
  /** offline: it is sent by itself once the network is back. */
  state: 'waiting' | 'sending' | 'offline' | 'refused';
  /** Of it that is sent, 0 to 1. */
  part: number;
  /** Why it was refused. */
  problem: string;
  /** Whether it may be taken when it is sent again. */
  canRetry: boolean;
}

/** What the listener that sends them is told: which are sent now, and which are still wanted. */
export type PhotoOrder =
  | { type: 'photos.take'; files: { id: number; file: PickedFile }[] }
  | { type: 'photos.send'; sending: number[]; wanted: number[] };

/** Files that are sent at once. */
const lanes = 3;
const endings = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** Bytes. */
const largest = 30 * 1024 * 1024;

/** Why a file is not even sent; '' when it is. What its bytes are is looked at by the server. */
export function problemOfFile({ name, type, size }: PickedFile): string {
  if (/hei[cf]/i.test(`${type} ${name}`) && !photoTypes.includes(type))
    return t('This is a HEIC photo, which browsers cannot show. Save it as JPEG and choose it again.');
  if (type ? !photoTypes.includes(type) : !endings.test(name))
    return t('This is no picture that can be used. Please choose a JPEG, PNG, WebP, AVIF or GIF.');
  if (size === 0) return t('This file is empty. Please choose another.');
  return size > largest ? t('This file is larger than 30 MB. Please choose a smaller one.') : '';
}

/** As many are sent as may be at once, first come first. */
export function queued(files: readonly PhotoFile[]): PhotoFile[] {
  let free = lanes - files.filter(({ state }) => state === 'sending').length;
  return files.map((file) => {
    if (file.state !== 'waiting' || free < 1) return file;
    free -= 1;
    return { ...file, state: 'sending' };
  });
}

/** Those that were chosen now, numbered on from `first`. */
export const picked = (files: readonly PickedFile[], first: number): PhotoFile[] =>
  files.map((file, index) => {
    const problem = problemOfFile(file);
    return {
      id: first + index,
      name: file.name,
      state: problem ? 'refused' : 'waiting',
      part: 0,
      problem,
      canRetry: false,
    };
  });

/** Of one that is not on its way nothing is to be told: what was refused stays so. */
const told = (files: readonly PhotoFile[], id: number, change: Partial<PhotoFile>) =>
  files.map((file) => (file.id === id && file.state === 'sending' ? { ...file, ...change } : file));

export const moved = (files: readonly PhotoFile[], id: number, part: number) => told(files, id, { part });

/** The server says itself what is wrong with a picture. */
export const wordsOf = (failure: Failure): string =>
  (isSaid(failure.status) && failure.message) || explain('default', failure);
const isSaid = (status: number | null) => status !== null && status < 500 && status !== 401 && status !== 429;

/** The server's answers to what no other try would change. */
const final = [400, 413, 415, 422];

export const failed = (files: readonly PhotoFile[], id: number, failure: Failure, isOffline: boolean): PhotoFile[] =>
  queued(
    told(
      files,
      id,
      isOffline
        ? { state: 'offline', part: 0 }
        : {
            state: 'refused',
            part: 0,
            problem: wordsOf(failure),
            canRetry: !final.includes(failure.status ?? 0),
          },
    ),
  );

export const without = (files: readonly PhotoFile[], id: number): PhotoFile[] =>
  queued(files.filter((file) => file.id !== id));

export const again = (files: readonly PhotoFile[], id: number): PhotoFile[] =>
  queued(files.map((file) => (file.id === id ? { ...file, state: 'waiting', problem: '' } : file)));

/** The network is back. */
export const resumed = (files: readonly PhotoFile[]): PhotoFile[] =>
  queued(files.map((file) => (file.state === 'offline' ? { ...file, state: 'waiting' } : file)));

/** Nothing is under way where nobody sends any more. */
export const interrupted = (files: readonly PhotoFile[]): PhotoFile[] =>
  files.map((file) => (file.state === 'sending' ? { ...file, state: 'offline', part: 0 } : file));

export const orderOf = (files: readonly PhotoFile[]): PhotoOrder => ({
  type: 'photos.send',
  sending: files.filter(({ state }) => state === 'sending').map(({ id }) => id),
  wanted: files.map(({ id }) => id),
});
