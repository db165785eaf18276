import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AvatarRef } from '../../../machines/settings/avatar/avatar.machine';
import { avatarDelays, avatarModels } from '../../../machines/settings/avatar/avatar.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { ProfilePicture } from './ProfilePicture';

const of = { first_name: 'Ada', last_name: 'Lovelace' };
const Picture = ({ actor }: { actor: AvatarRef }) => <ProfilePicture actor={actor} of={of} isHeld={false} />;
const drop = () => document.querySelector<HTMLInputElement>('input[type=file]');
const words = () => document.getElementById('picture-error')?.textContent ?? '';
const shown = ({ context: { url, problem } }: ReturnType<AvatarRef['getSnapshot']>) => {
  expect(screen.queryByRole('img')?.getAttribute('src') ?? '').toBe(url);
  expect(words()).toBe(problem ?? '');
};
const busy = (at: ReturnType<AvatarRef['getSnapshot']>) => {
  shown(at);
  expect(screen.getByRole('progressbar', { name: 'Sending your picture' })).toBeTruthy();
  expect([drop(), screen.queryByRole('button', { name: 'Retry' })]).toEqual([null, null]);
};

walkScreen(avatarModels, {
  render: Picture,
  delays: avatarDelays,
  hands: {
    'file.choose': ({ file }) => {
      const input = drop();
      if (!input) throw new Error('No file can be chosen.');
      fireEvent.change(input, { target: { files: [file] } });
    },
    'picture.retry': () => press('Retry'),
    'picture.remove': () => {
      // Where there is none, none can be taken away.
      const remove = screen.queryByRole('button', { name: 'Remove picture' });
      if (remove) fireEvent.click(remove);
    },
    'picture.cancel': () => press(/^(?:Cancel|Keep the former picture)$/),
  },
  eyes: {
    resting: (at) => {
      shown(at);
      expect(drop()?.accept).toBe('image/jpeg,image/png,image/svg+xml,image/webp');
      expect(screen.queryByRole('button', { name: 'Remove picture' }) !== null).toBe(at.context.url !== '');
    },
    reading: busy,
    sending: busy,
    unsent: (at) => {
      shown(at);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
    },
  },
});
