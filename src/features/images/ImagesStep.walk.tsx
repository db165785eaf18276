import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { imagesModels } from '../../../machines/images/images.model';
import { walkScreen } from '../../../test/walk/screen';
import { ImagesStep } from './ImagesStep';

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

walkScreen(imagesModels, {
  render: ImagesStep,
  delays: { bottomDelay: 150 },
  hands: {
    'filters.change': () => {
      click('Filters');
      fireEvent.click(screen.getByRole('menuitemradio', { name: 'Latest' }));
    },
    // The grid lays out what it can measure, which is nothing without a browser; the journey in Chromium chooses there.
    'photo.choose': 'elsewhere',
    'photo.remove': ({ id }) => click(`Remove A loaf of bread, ${id}`),
    'selection.clear': () => {
      const all = screen.queryByRole('button', { name: 'Remove All' });
      if (all) fireEvent.click(all);
    },
    'search.retry': () => click('Retry'),
  },
  eyes: {
    searching: ({ context }) => {
      expect(screen.getByText('Searching for images')).toBeTruthy();
      counts(context);
    },
    failed: () => expect(screen.getByRole('alert').textContent).toContain('The pictures could not be loaded.'),
    empty: () => {
      expect(screen.getByText('No images found.')).toBeTruthy();
      expect(screen.getByText('Try adjusting your filters or generate new keywords.')).toBeTruthy();
    },
    'watching.resting': ({ context }) => counts(context),
    'watching.settling': ({ context }) => counts(context),
    loading: () => expect(screen.getByText('Loading more images...')).toBeTruthy(),
    stuck: () => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy(),
    complete: ({ context }) => counts(context),
  },
});

/** Exact, and Continue only when it is exactly enough. */
function counts({ chosen, required }: { chosen: unknown[]; required: number }) {
  expect(screen.getByText(`${chosen.length}/${required}`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' }) !== null).toBe(chosen.length === required);
}
