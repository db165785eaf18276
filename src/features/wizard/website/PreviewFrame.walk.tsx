import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { previewMachine } from '../../../../machines/wizard/preview/preview.machine';
import { previewDelays, previewModels, rendered } from '../../../../machines/wizard/preview/preview.model';
import { counter } from '../../../../machines/wizard/website/website.model';
import { tell } from '../../../../test/walk/frames';
import { press } from '../../../../test/walk/hands';
import { type Eye, type ScreenWalk, walkScreen } from '../../../../test/walk/screen';
import { PreviewFrame } from './PreviewFrame';

const View: ScreenWalk<typeof previewMachine, never>['render'] = ({ actor }) => (
  <PreviewFrame actor={actor} template={counter} />
);

const frame = () => screen.queryByTitle('Preview of Counter');
/** The frame at its address and in its sandbox, or none; the width that is pressed; what is said. */
const shows =
  (hasFrame: boolean, says: RegExp): Eye<typeof previewMachine> =>
  ({ context: { width } }) => {
    expect([frame()?.getAttribute('src'), frame()?.getAttribute('sandbox')]).toEqual(
      hasFrame ? [rendered.url, ''] : [undefined, undefined],
    );
    if (hasFrame) expect(frame()?.style.width).toBe(width === 'phone' ? '390px' : '1200px');
    const pressed = document.querySelectorAll('[aria-pressed=true]');
    expect([...pressed].map(({ textContent }) => textContent)).toEqual([width === 'phone' ? 'Phone' : 'Desktop']);
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.getByText('Counter for those who need it.')).toBeTruthy();
  };

const lost =
  /^Your logo is not there any more\. .* Some of your pictures are not there any more\. .* you see a sample of: pictures\.$/;

walkScreen(previewModels, {
  render: View,
  delays: previewDelays,
  hands: {
    'preview.shown': () => tell('load', frame()),
    'preview.lost': () => tell('error', document.querySelector(`img[src="${rendered.url}favicon.svg"]`)),
    'preview.retry': () => press('Retry'),
    'width.choose': ({ width }) => press(width === 'phone' ? 'Phone' : 'Desktop'),
  },
  eyes: {
    rendering: shows(false, /^Putting in/),
    opening: shows(true, /^Putting in/),
    shown: (...seen) => {
      const [{ context }] = seen;
      const isWhole = context.rendered?.missing.length === 0;
      shows(
        true,
        isWhole ? /^Until you choose your own, you see a sample of: description, pictures\.$/ : lost,
      )(...seen);
    },
    failed: (...seen) => {
      const [{ context }] = seen;
      expect(context.problem).toMatch(/^[A-Z].*\.$/);
      shows(false, /^Your preview could not be shown\. (?:Too many requests|An unexpected error)/)(...seen);
      expect(screen.getByRole('alert')).toBeTruthy();
      expect(screen.getByAltText('The template Counter')).toBeTruthy();
    },
  },
});
