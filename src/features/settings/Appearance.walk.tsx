import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { AppearanceRef, AppearanceSnapshot } from '../../../machines/settings/appearance/appearance.machine';
import { appearanceDelays, appearanceModels } from '../../../machines/settings/appearance/appearance.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { ComfortCard, FontCard, SaveLine, ThemeCard } from './Appearance';

const Cards = ({ actor }: { actor: AppearanceRef }) => (
  <>
    <SaveLine actor={actor} />
    <ThemeCard actor={actor} />
    <FontCard actor={actor} />
    <ComfortCard actor={actor} />
  </>
);

const titles = { inter: 'Inter', manrope: 'Manrope', system: 'System', 'Open Sans': 'Open Sans', Lato: 'Lato' };
const chosenIn = (group: string) =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { hidden: true })
    .filter((one) => one.checked && one.closest('fieldset')?.querySelector('legend')?.textContent === group)
    .map(({ value }) => value);
const face =
  (words: RegExp, canRetry = false) =>
  ({ context: { appearance } }: AppearanceSnapshot) => {
    const { theme, font, density } = appearance;
    expect([chosenIn('Theme'), chosenIn('Font'), chosenIn('Space')]).toEqual([[theme], [font], [density]]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Reduce motion/).checked).toBe(appearance.reduced_motion);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  };
const saving = face(/^Saving/);
const unsaved = face(/^It stays as you chose it on this device/, true);

walkScreen(appearanceModels, {
  render: Cards,
  delays: appearanceDelays,
  sight: {
    shows: ({ context: { appearance } }) => appearance.font,
    // What is chosen already is no choice; there is no browser that could see a sample.
    possible: (at, { type }) => type !== 'sample.seen' && !(type === 'appearance.choose' && at.matches('broken')),
  },
  hands: {
    'appearance.choose': ({ change: { font } }) =>
      userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${titles[font ?? 'inter']}`) })),
    'sample.seen': 'elsewhere',
    'appearance.retry': () => press('Try again'),
  },
  eyes: {
    'open.deciding': null,
    'open.saved': face(/^Saved with your account/),
    'open.settling': saving,
    'open.saving': saving,
    'open.failed': unsaved,
    'open.refused': unsaved,
    broken: face(/^Your choices have no effect/, true),
  },
});
