import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { DraftSyncRef, draftSyncMachine } from '../../../machines/wizard/draftSync/draftSync.machine';
import { draftSyncDelays, saved, savingModels } from '../../../machines/wizard/draftSync/draftSync.model';
import { press } from '../../../test/walk/hands';
import { type Eye, walkScreen } from '../../../test/walk/screen';
import { Conflict, Saved } from './DraftSync';

const OnStage = ({ actor }: { actor: DraftSyncRef }) => (
  <>
    <Conflict actor={actor} />
    <Saved actor={actor} clock={() => saved.at + 12_000} />
  </>
);

const saving = () => expect(screen.getByText('Saving...')).toBeTruthy();
const question: Eye<typeof draftSyncMachine> = () => {
  expect(screen.getByText(/^This draft was changed on another device at \d\d:\d\d$/)).toBeTruthy();
  expect(screen.queryByText(/Saved/)).toBeNull();
};
const isTaking = () => screen.getByRole('button', { name: 'Take that one' }).getAttribute('aria-busy') === 'true';
const unseen = () => {};

walkScreen(savingModels, {
  render: OnStage,
  delays: draftSyncDelays,
  sight: {
    shows: ({ context: { savedAt, failure } }) => [savedAt !== null, failure?.status],
  },
  hands: {
    'copy.retry': () => press('Retry'),
    'copy.take': () => press('Take that one'),
    'copy.overwrite': () => press('Keep this one'),
  },
  eyes: {
    'saving.beginning': null,
    'saving.resting': ({ context: { savedAt } }) => {
      expect(screen.queryByText('Saving...')).toBeNull();
      if (savedAt === saved.at) expect(screen.getByText('Saved 12 s ago')).toBeTruthy();
      if (savedAt === null) expect(screen.queryByText(/Saved/)).toBeNull();
    },
    'saving.due': saving,
    'saving.sending': saving,
    'saving.unsaved': ({ context: { failure } }) => {
      const offline = 'Not saved: you are offline. Kept in this browser.';
      expect(screen.queryByText(offline) !== null).toBe(failure?.status === null && failure.code === undefined);
      expect(screen.getByText(/^Not saved: .* Kept in this browser\.$/)).toBeTruthy();
    },
    'saving.refused': () => expect(screen.getByText(/^Not saved: .* Kept in this browser\.$/)).toBeTruthy(),
    'saving.conflict': (at, world) => {
      question(at, world);
      expect(isTaking()).toBe(false);
    },
    'saving.taking': (at, world) => {
      question(at, world);
      expect(isTaking()).toBe(true);
    },
    'saving.over': () => expect(screen.queryByText(/Sav/)).toBeNull(),
    'pictures.still': unseen,
    'pictures.sending': unseen,
    'pictures.waiting': unseen,
  },
});
