import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CancelWebsiteSnapshot } from '../../../../machines/websites/cancelWebsite/cancelWebsite.machine';
import {
  cancelWebsiteDelays,
  cancelWebsiteModels,
} from '../../../../machines/websites/cancelWebsite/cancelWebsite.model';
import { press, wordsAt } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { CancelWebsiteDialog } from './CancelWebsiteDialog';

const field = () => screen.getByLabelText<HTMLInputElement>(/^Type/);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const question =
  (isBusy: boolean) =>
  ({ context: { typed, isMistyped, refusal, until } }: CancelWebsiteSnapshot) => {
    expect(screen.getByRole('dialog', { name: 'Cancel blue-bakery.com?' })).toBeTruthy();
    expect(screen.queryByText(/^It stays online until Dec 20, 2026/) !== null).toBe(until !== null);
    expect(screen.queryByText(/^Its month is not paid/) !== null).toBe(until === null);
    expect([field().value, field().readOnly]).toEqual([typed, isBusy]);
    const problem = isMistyped ? 'Type the domain exactly as it is shown' : '';
    expect(wordsAt('Type blue-bakery.com to confirm')).toBe(problem);
    expect(screen.queryByText(refusal ?? 'no refusal') !== null).toBe(refusal !== null);
    expect([
      button('Cancel the website').getAttribute('aria-busy') === 'true',
      button('Keep the website').disabled,
    ]).toEqual([isBusy, isBusy]);
    // While it is being done there is no way to close it.
    expect(screen.queryByRole('button', { name: 'Close' }) === null).toBe(isBusy);
  };
const gone = () => expect(screen.queryByRole('dialog')).toBeNull();

walkScreen(cancelWebsiteModels, {
  render: CancelWebsiteDialog,
  delays: cancelWebsiteDelays,
  sight: {
    shows: ({ context }) => context,
    // A field says nothing when it is given what it holds.
    possible: ({ context: { typed } }, event) => event.type !== 'domain.type' || event.text !== typed,
  },
  hands: {
    'domain.type': ({ text }) => fireEvent.change(field(), { target: { value: text } }),
    'cancellation.confirm': () => press('Cancel the website'),
    'cancellation.decline': () => press('Keep the website'),
  },
  eyes: { asking: question(false), cancelling: question(true), cancelled: gone, closed: gone },
});
