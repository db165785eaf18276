import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ImagesContext } from '../../../../machines/wizard/images/images.machine';
import { imagesModels } from '../../../../machines/wizard/images/images.model';
import { walkScreen } from '../../../../test/walk/screen';
import { ImagesStep } from './ImagesStep';
import { newsOf } from './imageWords';

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens a chosen picture, unless it is open already, and presses what it shows then. */
const handle = (id: string, action: string) => {
  const picture = screen.getByRole('button', { name: new RegExp(`^Image \\d+ of .*(?:Author of ${id}|Your photo):`) });
  if (picture.getAttribute('aria-expanded') === 'false') fireEvent.click(picture);
  click(action);
};
const tile = (id: string) => screen.getByRole('button', { name: `Photo by Author of ${id}: A loaf of bread, ${id}` });

const searchField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search images' });

// Without a browser nothing has a size, and nothing would be in sight.
const measured = Element.prototype.getBoundingClientRect;
// In a browser the model's pictures cannot be loaded, sooner or later; what a broken one says is shown by the tour.
const whole = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation();
beforeAll(() => {
  window.addEventListener('error', whole, true);
  if (document.body.getBoundingClientRect().width === 0)
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 700, 500);
});
afterAll(() => {
  window.removeEventListener('error', whole, true);
  Element.prototype.getBoundingClientRect = measured;
});

walkScreen(imagesModels, {
  render: ImagesStep,
  delays: { bottomDelay: 150, typingDelay: 300 },
  sight: {
    shows: ({ context: { chosen, cleared } }) => [chosen.length, cleared.length],
  },
  hands: {
    // The same words once more are typed by way of others: a field says nothing of what does not change.
    'search.change': ({ text }) => {
      if (searchField().value === text) fireEvent.change(searchField(), { target: { value: `${text}x` } });
      fireEvent.change(searchField(), { target: { value: text } });
    },
    'filters.change': async () => {
      click('Filters');
      fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Latest' }));
    },
    'photo.choose': ({ id }) => fireEvent.click(tile(id)),
    // Its own view shows them, once its code is there.
    'own.choose': 'elsewhere',
    'photo.remove': ({ id }) => handle(id, 'Remove'),
    'photo.move': ({ id }) => handle(id, 'Move left'),
    'selection.clear': () => click('Remove All'),
    'selection.restore': () => click('Undo'),
    'search.retry': () => {
      screen.getByRole('button', { name: 'Retry' }).focus();
      click('Retry');
      // The button goes away; the focus does not go with it.
      expect(document.activeElement).not.toBe(document.body);
    },
  },
  eyes: {
    beginning: null,
    wordless: () => {
      expect(screen.getByText('No search keywords available')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    },
    typing: ({ context }) => {
      expect(screen.getByText('Searching for images')).toBeTruthy();
      expect(searchField().value).toBe(context.text);
    },
    searching: ({ context }) => {
      expect(screen.getByText('Searching for images')).toBeTruthy();
      counts(context);
    },
    failed: () => expect(screen.getByRole('alert').textContent).toContain('The images could not be loaded.'),
    empty: () => {
      const sentence = 'No images found. Try adjusting your filters or generate new keywords.';
      expect(screen.getByText(sentence)).toBeTruthy();
    },
    'watching.resting': ({ context }) => counts(context),
    'watching.settling': ({ context }) => counts(context),
    loading: ({ context }) => {
      expect(screen.getByText('Loading more images...')).toBeTruthy();
      counts(context);
    },
    stuck: () => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy(),
    complete: ({ context }) => counts(context),
  },
});

/** Exact; each picture found says whether it is chosen, each chosen one where it stands; Continue only with all of them. */
function counts({ chosen, required, photos, cleared, news }: ImagesContext) {
  expect(screen.getByText(`${chosen.length}/${required}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(cleared.length > 0);
  expect(screen.getByText(newsOf(news, chosen.length, required))).toBeTruthy();
  for (const { id } of photos)
    expect(tile(id).getAttribute('aria-pressed')).toBe(String(chosen.some((image) => image.id === id)));
  const names = screen.queryAllByRole('button', { name: /^Image \d+ of/ });
  expect(names.map((button) => button.getAttribute('aria-label')?.split(/[.,]/, 1)[0])).toEqual(
    chosen.map((_, place) => `Image ${place + 1} of ${chosen.length}`),
  );
}
