import { logoMaximumSize } from '../../../contract/rules/wizard/picture';
import { defineModels } from '../../paths/model';
import { avatarMachine } from './avatar.machine';

const file = (type: string, size: number) => ({ file: { name: 'ada.png', type, size } });
export const present = 'http://content.example/uploads/ada.png';
export const next = 'http://content.example/uploads/next.png';
const user = '0b8f5d3e-6f0a-4b7a-9c55-0c1a2b3c4d5e';

export const avatarDelays = {};
export const avatarModels = defineModels(avatarMachine, {
  worlds: { 'no picture': { user, url: '' }, 'a picture': { user, url: present } },
  cases: {
    'file.choose': [file('image/png', logoMaximumSize), file('image/gif', 10)],
    'picture.reset': [{ url: present }],
    'picture.follow': [{ url: next }],
    'xstate.done.actor.readPicture': [{ output: { blob: 'b', name: 'ada.png' } }],
    'xstate.error.actor.readPicture': [
      { error: { status: null, message: 'Error reading file. Please try again.' } },
      { error: new Error('broken') },
    ],
    'xstate.done.actor.sendPicture': [{ output: { url: next } }],
    'xstate.error.actor.sendPicture': [{ error: { status: null, message: '' } }],
  },
  told: ['picture.reset', 'picture.follow'],
  project: ({ url, blob, problem }) => [url, blob, problem],
});
