import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PasskeySignInSnapshot } from '../../../machines/account/passkeySignIn/passkeySignIn.machine';
import { passkeySignInDelays, passkeySignInModels } from '../../../machines/account/passkeySignIn/passkeySignIn.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { PasskeyButton } from './PasskeyButton';

const shows =
  (doing: string | null) =>
  ({ context: { problem } }: PasskeySignInSnapshot) => {
    const button = screen.getByRole('button', { name: 'Use a passkey' });
    expect(button.getAttribute('aria-busy')).toBe(doing && 'true');
    if (doing) expect(button.textContent).toContain(doing);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(problem);
  };
const ready = shows(null);

walkScreen(passkeySignInModels, {
  render: PasskeyButton,
  delays: passkeySignInDelays,
  hands: { 'passkey.choose': () => press('Use a passkey'), 'form.left': 'elsewhere' },
  eyes: {
    offering: ready,
    resting: ready,
    choosing: shows('Waiting for your passkey'),
    signedIn: shows('Opening your account'),
    left: () => undefined,
  },
});
