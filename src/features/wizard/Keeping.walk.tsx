import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { KeepingRef, keepingMachine } from '../../../machines/wizard/keeping/keeping.machine';
import { checkModels, keepingDelays, saved, savingModels } from '../../../machines/wizard/keeping/keeping.model';
import { seenPaths } from '../../../machines/paths/seen';
import { press } from '../../../test/walk/hands';
import { type Eye, walkScreen } from '../../../test/walk/screen';
import { KeepingNotices, Saved } from './Keeping';

const OnStage = ({ actor }: { actor: KeepingRef }) => (
  <>
    <KeepingNotices actor={actor} />
    <Saved actor={actor} clock={() => saved.at + 12_000} />
  </>
);

const saving = () => expect(screen.getByText('Saving...')).toBeTruthy();
const question: Eye<typeof keepingMachine> = () => {
  expect(screen.getByText(/^This draft was changed on another device at \d\d:\d\d$/)).toBeTruthy();
  expect(screen.queryByText(/Saved/)).toBeNull();
};
const isTaking = () => screen.getByRole('button', { name: 'Take that one' }).getAttribute('aria-busy') === 'true';
const unseen = () => {};

walkScreen([...savingModels, ...checkModels], {
  render: OnStage,
  delays: keepingDelays,
  paths: seenPaths<typeof keepingMachine>({
    shows: ({ context: { savedAt, failure, changes } }) => [savedAt !== null, failure?.status, changes.length],
  }),
  hands: {
    'copy.retry': () => press('Retry'),
    'copy.take': () => press('Take that one'),
    'copy.keep': () => press('Keep this one'),
    'changes.dismiss': () => press('Understood'),
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
    'check.due': unseen,
    'check.checking': unseen,
    'check.waiting': unseen,
    'check.done': ({ context: { changes } }) => {
      const text = document.body.textContent;
      expect(text.includes('blue-bakery.com costs €18.00 a year now; it was €12.00.')).toBe(changes.length > 0);
    },
  },
});
