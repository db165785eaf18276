import { type ActorRefFrom, assign, setup } from 'xstate';
import { t } from '../../../contract/languages/t';
import { failureOf } from '../../../contract/rules/failure';
import { port } from '../../kit/port';
import { type PickedFile, problemOfFile } from '../../wizard/logo/logo.file';
import { notify, tell, withdraw } from '../../protocols/tell';

export interface AvatarInput {
  /** Uuid of the customer, whose upload the picture is. */
  user: string;
  /** Where the picture lies; empty for none. */
  url: string;
}

export interface AvatarContext extends AvatarInput {
  /** A picture that is stored in the browser and not sent yet; null for none. */
  blob: string | null;
  /** Beside the picture: why a file was not taken, or not sent. */
  problem: string | null;
}

/** The profile's word: where the picture lies. A reset also lets go of whatever was chosen. */
export type PictureReset = { type: 'picture.reset'; url: string } | { type: 'picture.follow'; url: string };

export type AvatarEvent =
  | { type: 'file.choose'; file: PickedFile }
  | { type: 'picture.retry' }
  | { type: 'picture.remove' }
  | { type: 'picture.cancel' }
  | PictureReset;

const processFailed = t('Error processing image. Please try again.');
const uploadFailed = t('Error uploading image. Please try again.');
const refused = (title: string) => ({ subject: 'picture', title, variant: 'error', duration: 4_000 }) as const;
const readProblem = (error: unknown) => failureOf(error).message || processFailed;

/** The customer's picture: chosen, made smaller, sent; the profile says which one counts. */
export const avatarMachine = setup({
  types: { input: {} as AvatarInput, context: {} as AvatarContext, events: {} as AvatarEvent, tags: {} as 'busy' },
  actors: {
    readPicture: port<{ blob: string; name: string }, { file: PickedFile }>('readPicture'),
    sendPicture: port<{ url: string }, { user: string; blob: string }>('sendPicture'),
  },
  actions: {
    notify,
    withdraw,
    /** A picture on its way is something that is not saved yet. */
    tellProfileBusy: tell('profile', ({ context }) => ({ type: 'picture.changed', url: context.url, isUnsent: true })),
    tellProfile: tell('profile', ({ context }) => ({ type: 'picture.changed', url: context.url, isUnsent: false })),
    explain: assign((_, { problem }: { problem: string }) => ({ problem })),
    forgive: assign({ problem: null }),
    setBlob: assign((_, { blob }: { blob: string }) => ({ blob })),
    forgetBlob: assign({ blob: null }),
    followUrl: assign((_, { url }: { url: string }) => ({ url })),
    setUrl: assign((_, { url }: { url: string }) => ({ url, blob: null, problem: null })),
  },
  guards: {
    isAccepted: (_, { file }: { file: PickedFile }) => problemOfFile(file) === null,
    hasPicture: ({ context }) => context.url !== '',
  },
}).createMachine({
  id: 'avatar',
  context: ({ input }) => ({ ...input, blob: null, problem: null }),
  initial: 'resting',
  on: {
    'picture.reset': { target: '.resting', actions: { type: 'setUrl', params: ({ event }) => event } },
    'picture.follow': { actions: { type: 'followUrl', params: ({ event }) => event } },
  },
  states: {
    resting: {
      on: {
        'file.choose': [
          { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'reading' },
          { actions: { type: 'explain', params: ({ event }) => ({ problem: problemOfFile(event.file) ?? '' }) } },
        ],
        'picture.remove': { guard: 'hasPicture', actions: [{ type: 'setUrl', params: { url: '' } }, 'tellProfile'] },
      },
    },
    reading: {
      tags: 'busy',
      entry: ['forgive', { type: 'withdraw', params: 'picture' }, 'forgetBlob', 'tellProfileBusy'],
      on: { 'picture.cancel': { target: 'resting', actions: 'tellProfile' } },
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ event }) => ({ file: (event as Extract<AvatarEvent, { type: 'file.choose' }>).file }),
        onDone: { target: 'sending', actions: { type: 'setBlob', params: ({ event }) => event.output } },
        onError: {
          target: 'resting',
          actions: [
            { type: 'explain', params: ({ event }) => ({ problem: readProblem(event.error) }) },
            { type: 'notify', params: ({ event }) => refused(readProblem(event.error)) },
            'tellProfile',
          ],
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgive',
      on: { 'picture.cancel': { target: 'resting', actions: ['forgetBlob', 'tellProfile'] } },
      invoke: {
        id: 'sendPicture',
        src: 'sendPicture',
        input: ({ context: { user, blob } }) => ({ user, blob: blob ?? '' }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'setUrl', params: ({ event }) => event.output }, 'tellProfile'],
        },
        onError: {
          target: 'unsent',
          actions: [
            { type: 'explain', params: () => ({ problem: uploadFailed }) },
            { type: 'notify', params: () => refused(uploadFailed) },
          ],
        },
      },
    },
    /** The choice is kept: sent again, given up, or replaced by another. */
    unsent: {
      on: {
        'picture.retry': { target: 'sending', actions: { type: 'withdraw', params: 'picture' } },
        'picture.cancel': {
          target: 'resting',
          actions: ['forgetBlob', 'forgive', { type: 'withdraw', params: 'picture' }, 'tellProfile'],
        },
        'file.choose': [
          { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'reading' },
          { actions: { type: 'explain', params: ({ event }) => ({ problem: problemOfFile(event.file) ?? '' }) } },
        ],
      },
    },
  },
});
export type AvatarRef = ActorRefFrom<typeof avatarMachine>;
