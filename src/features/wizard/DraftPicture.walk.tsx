import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { draftPictureMachine } from '../../../machines/wizard/draftPicture/draftPicture.machine';
import {
  begun,
  draftPictureDelays,
  draftPictureModels,
} from '../../../machines/wizard/draftPicture/draftPicture.model';
import { rendered } from '../../../machines/wizard/preview/preview.model';
import { type Eye, type ScreenWalk, walkScreen } from '../../../test/walk/screen';
import { DraftPicture } from './DraftPicture';

/** Where the place is says the walk. */
let tell: Parameters<NonNullable<Parameters<typeof DraftPicture>[0]['sight']>>[0];
const sight: Parameters<typeof DraftPicture>[0]['sight'] = (told) => {
  tell = told;
  return () => undefined;
};

const View: ScreenWalk<typeof draftPictureMachine, 'draft.heard'>['render'] = ({ actor }) => (
  <DraftPicture actor={actor} draft={begun} sight={sight} />
);

const caption = () => document.querySelector('figcaption')?.textContent;
/** The last page that was rendered, over the picture of the template; what is said of it. */
const shows: Eye<typeof draftPictureMachine> = ({ context }) => {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
  expect(frames).toEqual(context.rendered ? [rendered.url] : []);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(begun.template?.src);
  expect(screen.getByText('blue-bakery.com')).toBeTruthy();
};
const rests: Eye<typeof draftPictureMachine> = (...at) => {
  shows(...at);
  expect(caption()).toMatch(at[0].context.rendered ? /^Your website so far\./ : /, as it comes\./);
};

walkScreen(draftPictureModels, {
  render: View,
  delays: draftPictureDelays,
  hands: {
    'picture.seen': () => act(() => tell('seen')),
    'picture.unseen': () => act(() => tell('unseen')),
    'picture.removed': () => act(() => tell('removed')),
  },
  eyes: {
    unseen: rests,
    'seen.resting': rests,
    'seen.waiting': rests,
    'seen.rendering': (...at) => {
      shows(...at);
      expect(caption()).toBe('Putting in what you have chosen…');
    },
  },
});
