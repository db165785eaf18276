import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { DraftChoiceRef, draftChoiceMachine } from '../../../machines/wizard/draftChoice/draftChoice.machine';
import {
  blue,
  choiceModels,
  draftChoiceDelays,
  openModels,
  red,
} from '../../../machines/wizard/draftChoice/draftChoice.model';
import { discardedDraft, offeredDrafts, undeletedDraft } from '../../../machines/wizard/draftChoice/draftChoice.select';
import { press } from '../../../test/walk/hands';
import { type Eye, walkScreen } from '../../../test/walk/screen';
import { DraftChoice } from './DraftChoice';
import { Perished } from './Perished';

const twoHoursLater = Date.parse(blue.saved_at) + 2 * 3_600_000;
const OnStage = ({ actor }: { actor: DraftChoiceRef }) => (
  <>
    <Perished actor={actor} />
    {useSelector(actor, (snapshot) => snapshot.matches('choosing')) && (
      <DraftChoice actor={actor} clock={() => twoHoursLater} />
    )}
  </>
);

const lines = {
  [blue.id]: 'Continue: blue-bakery.com, step Images, saved 2 h ago',
  [red.id]: 'Continue: Red Bakery, step Website, saved 2 h ago',
};
const names = { [blue.id]: 'blue-bakery.com', [red.id]: 'Red Bakery' };

const noQuestion = () => expect(screen.queryByText('Go on where you left off')).toBeNull();
const nothingToldYet = () => expect(screen.queryByText('Since you were last here')).toBeNull();
const serverError = 'Server error. Please try again later.';

const list: Eye<typeof draftChoiceMachine> = (at) => {
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

walkScreen([...choiceModels, ...openModels], {
  render: OnStage,
  delays: draftChoiceDelays,
  sight: {
    shows: (at) => [offeredDrafts(at).length, at.context.failure, at.context.changes.length],
    possible: (at, event) =>
      (event.type !== 'draft.resume' && event.type !== 'draft.discard') ||
      offeredDrafts(at).some(({ id }) => id === event.id),
  },
  hands: {
    'draft.resume': ({ id }) => press(`Resume ${names[id]}`),
    'draft.discard': ({ id }) => press(`Discard ${names[id]}`),
    'draft.restore': () => press('Undo'),
    'draft.begin': () => press('Start a new website'),
    'changes.dismiss': () => press('Understood'),
    'xstate.error.actor.draftSync': 'elsewhere',
  },
  eyes: {
    reading: noQuestion,
    read: null,
    unread: noQuestion,
    seeking: noQuestion,
    'choosing.opening': null,
    'choosing.listing.resting': (at, world) => {
      list(at, world);
      expect(screen.queryByText('Undo')).toBeNull();
    },
    'choosing.listing.undoing': (at, world) => {
      list(at, world);
      const name = names[discardedDraft(at)?.id ?? ''];
      expect(screen.getByText(`The draft of ${name} was discarded.`)).toBeTruthy();
    },
    'choosing.fetching': ({ context: { chosen } }) =>
      expect(screen.getByRole('button', { name: `Resume ${names[chosen ?? '']}` }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    picked: noQuestion,
    'open.sync.loading': noQuestion,
    'open.sync.running': noQuestion,
    'open.sync.absent': noQuestion,
    'open.check.due': nothingToldYet,
    'open.check.checking': nothingToldYet,
    'open.check.waiting': nothingToldYet,
    'open.check.done': ({ context: { changes } }) => {
      const text = document.body.textContent;
      expect(text.includes('blue-bakery.com costs €18.00 a year now; it was €12.00.')).toBe(changes.length > 0);
    },
  },
});
