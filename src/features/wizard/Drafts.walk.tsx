import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { DraftsRef, draftsMachine } from '../../../machines/wizard/drafts/drafts.machine';
import { blue, draftsDelays, draftsModels, red } from '../../../machines/wizard/drafts/drafts.model';
import { discardedDraft, offeredDrafts, undeletedDraft } from '../../../machines/wizard/drafts/drafts.select';
import { seenPaths } from '../../../machines/paths/seen';
import { press } from '../../../test/walk/hands';
import { type Eye, walkScreen } from '../../../test/walk/screen';
import { Drafts } from './Drafts';

const twoHoursLater = Date.parse(blue.saved_at) + 2 * 3_600_000;
const OnStage = ({ actor }: { actor: DraftsRef }) => <Drafts actor={actor} clock={() => twoHoursLater} />;

const lines = {
  [blue.id]: 'Continue: blue-bakery.com, step Images, saved 2 h ago',
  [red.id]: 'Continue: Red Bakery, step Website, saved 2 h ago',
};
const names = { [blue.id]: 'blue-bakery.com', [red.id]: 'Red Bakery' };

const serverError = 'Server error. Please try again later.';

const list: Eye<typeof draftsMachine> = (at) => {
  const shown = screen.queryAllByText(/^Continue: /).map((line) => line.textContent);
  expect(shown).toEqual(offeredDrafts(at).map(({ id }) => lines[id]));
  const { failure } = at.context;
  expect(screen.queryByRole('alert') !== null).toBe(failure !== null);
  const undeleted = undeletedDraft(at);
  if (undeleted)
    expect(screen.getByText(`The draft of ${names[undeleted.id]} could not be discarded. ${serverError}`)).toBeTruthy();
  if (failure?.status === 404) expect(screen.getByText('That draft is no longer there.')).toBeTruthy();
  if (failure?.status === null) expect(screen.getByText(/^The draft could not be opened\./)).toBeTruthy();
};

walkScreen(draftsModels, {
  render: OnStage,
  delays: draftsDelays,
  paths: seenPaths<typeof draftsMachine>({
    shows: (at) => [offeredDrafts(at).length, at.context.failure],
    possible: (at, event) =>
      (event.type !== 'draft.resume' && event.type !== 'draft.discard') ||
      offeredDrafts(at).some(({ id }) => id === event.id),
  }),
  hands: {
    'draft.resume': ({ id }) => press(`Resume ${names[id]}`),
    'draft.discard': ({ id }) => press(`Discard ${names[id]}`),
    'draft.restore': () => press('Undo'),
    'draft.begin': () => press('Start a new website'),
  },
  eyes: {
    opening: null,
    'listing.resting': (at, world) => {
      list(at, world);
      expect(screen.queryByText('Undo')).toBeNull();
    },
    'listing.undoing': (at, world) => {
      list(at, world);
      const name = names[discardedDraft(at)?.id ?? ''];
      expect(screen.getByText(`The draft of ${name} was discarded.`)).toBeTruthy();
    },
    fetching: ({ context: { chosen } }) =>
      expect(screen.getByRole('button', { name: `Resume ${names[chosen ?? '']}` }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    over: () => {},
  },
});
