import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { DomainHoldRef, domainHoldMachine } from '../../../../machines/wizard/domainHold/domainHold.machine';
import { domainHoldModels } from '../../../../machines/wizard/domainHold/domainHold.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { Hold, HoldNews } from './Hold';

const View = ({ actor }: { actor: DomainHoldRef }) => (
  <>
    <Hold actor={actor} />
    <HoldNews actor={actor} />
  </>
);
const news = () => screen.getByRole('status').textContent;
const retry = () => screen.queryByRole('button', { name: 'Hold again' });
/** Beside the name, and read out; a way out only where there is something to do. */
const says = (words: RegExp | null, told = '') => {
  const beside = screen.queryByText(/^(?:Hold|Held|Not held)/);
  if (words === null) expect(beside).toBeNull();
  else expect(beside?.textContent).toMatch(words);
  expect([news(), retry()]).toEqual([told, null]);
};

/** With its reason. Another customer's name is not asked for again. */
const isNotHeld =
  (mayRetry: boolean) =>
  ({ context }: SnapshotFrom<typeof domainHoldMachine>) => {
    expect(news()).toBe(`${context.name} is not held for you. ${context.problem}`);
    expect([screen.queryByText('Not held for you') !== null, retry() !== null]).toEqual([true, mayRetry]);
  };

walkScreen(domainHoldModels, {
  render: View,
  sight: {
    shows: ({ context: { isRenewed, problem } }) => [isRenewed, problem],
  },
  hands: { 'hold.retry': () => press('Hold again') },
  eyes: {
    deciding: null,
    idle: () => says(null),
    taking: () => says(/^Holding it for you\.\.\.$/),
    releasing: () => says(/^Holding it for you\.\.\.$/),
    'held.resting': ({ context }) =>
      says(
        /^Held for you until \d\d:\d\d$/,
        context.isRenewed ? `${context.name} was still available. It is held for you again.` : '',
      ),
    'held.ending': ({ context }) =>
      says(
        /^Held for you until \d\d:\d\d$/,
        `${context.name} is held for you for five minutes more. Then we check it again.`,
      ),
    unheld: isNotHeld(true),
    lost: isNotHeld(false),
  },
});
