import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PasskeysSnapshot } from '../../../machines/account/passkeys/passkeys.machine';
import { passkeysDelays, passkeysModels } from '../../../machines/account/passkeys/passkeys.model';
import { press, retype, wordsAt } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { known, within } from '../../../test/walk/system';
import { PasskeysCard } from './PasskeysCard';
import './PasskeyDialogs';

document.documentElement.dataset['passkeys'] = '1';
Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' });

const list = [
  { id: '1', name: 'Old phone', created_at: '2026-11-05T12:00:00.000Z', last_used_at: null },
  { id: '2', name: 'Laptop', created_at: '2026-11-05T12:00:00.000Z', last_used_at: '2026-11-06T12:00:00.000Z' },
];
/** Behind a dialog too. */
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const alerts = () => [...document.querySelectorAll('[role=alert]')].flatMap(({ textContent }) => textContent || []);

const idle = ({ context: { outcome, refusal } }: PasskeysSnapshot) => {
  expect(screen.getByText('Added Nov 05, 2026, not used yet')).toBeTruthy();
  expect(screen.getByText('Added Nov 05, 2026, last used Nov 06, 2026')).toBeTruthy();
  expect(alerts()).toEqual(refusal ? [refusal.sentence] : []);
  const said = outcome?.isAdded ? 'is added: you can sign in with it.' : 'is removed. It opens your account no more.';
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(outcome && `“${outcome.name}” ${said}`);
};
const naming =
  (isBusy: boolean) =>
  async ({ context: { name, nameProblem, needsPassword, fieldProblem, problem } }: PasskeysSnapshot) => {
    expect(await screen.findByRole('dialog', { name: 'Add a passkey' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(name);
    expect(wordsAt('Name')).toContain(nameProblem ?? '');
    expect(screen.queryByLabelText('Your password') !== null).toBe(needsPassword);
    if (needsPassword) expect(wordsAt('Your password')).toContain(fieldProblem ?? '');
    if (problem) expect(alerts()).toContain(problem);
    const go = button('Continue');
    expect([go.getAttribute('aria-busy'), button('Cancel').disabled]).toEqual([isBusy ? 'true' : null, isBusy]);
  };
const removing = (isBusy: boolean) => async () => {
  expect(await screen.findByRole('alertdialog', { name: 'Remove “Old phone”?' })).toBeTruthy();
  expect([button('Remove').getAttribute('aria-busy'), button('Keep it').disabled]).toEqual([
    isBusy ? 'true' : null,
    isBusy,
  ]);
};

walkScreen(passkeysModels, {
  render: PasskeysCard,
  wrap: within({ passkeyList: known(list) }),
  delays: passkeysDelays,
  sight: {
    shows: ({ context }) => context,
    // A field that is not there is not typed into.
    possible: ({ context }, event) => event.type !== 'password.change' || context.needsPassword,
  },
  hands: {
    'passkey.add': () => press('Add a passkey'),
    'name.change': ({ name }) => retype('Name', name),
    'password.change': ({ password }) => retype('Your password', password),
    'passkey.submit': () => press('Continue'),
    'add.cancel': () => press('Cancel'),
    'passkey.remove': () => press('Remove Old phone'),
    'remove.confirm': () => press('Remove'),
    'remove.cancel': () => press('Keep it'),
  },
  eyes: {
    idle,
    naming: naming(false),
    adding: naming(true),
    confirming: removing(false),
    removing: removing(true),
    looking: null,
  },
});
