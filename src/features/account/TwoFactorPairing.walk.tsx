import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type {
  AuthenticatorRef,
  AuthenticatorSnapshot,
} from '../../../machines/account/authenticator/authenticator.machine';
import { authenticatorDelays, authenticatorModels } from '../../../machines/account/authenticator/authenticator.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { TwoFactorPairing } from './TwoFactorPairing';

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit [1-6] of 6$/ });
const form =
  (isBusy: boolean) =>
  ({ context: { secret, otpauth_url, secret_qr, code, problem, refusal, isCopied, tries } }: AuthenticatorSnapshot) => {
    const picture = screen.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.lastElementChild?.getAttribute('d')).toBe(secret_qr.path);
    expect(screen.getByText('JBSW Y3DP', { exact: false }).textContent?.replaceAll(' ', '')).toBe(secret);
    const link = screen.getByRole('link', { name: 'Open app on this device' });
    expect(link.getAttribute('href')).toBe(otpauth_url);
    expect(boxes().map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5].map((at) => code[at] ?? ''));
    const group = screen.getByRole('group', { name: 'Code that the app shows' });
    const words = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent ?? '').toBe(problem ?? '');
    if (tries > 0 && code === '') expect(boxes().some((box) => box === document.activeElement)).toBe(true);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.includes(refusal ?? '')).toBe(refusal !== null);
    expect(screen.getByRole('status').textContent).toBe(
      isCopied === null ? '' : isCopied ? 'Key copied.' : 'The browser did not let us copy. Select the key instead.',
    );
    expect(screen.getByRole('button', { name: 'Turn on' }).getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
  };

walkScreen(authenticatorModels, {
  render: ({ actor }: { actor: AuthenticatorRef }) => <TwoFactorPairing actor={actor} onCancel={() => undefined} />,
  delays: authenticatorDelays,
  sight: {
    // What became of a copy is said alike beside whatever was typed.
    shows: ({ context: { code, problem, refusal, isCopied } }) => [code, problem, refusal, code ? null : isCopied],
    // The boxes say nothing when they are given what they hold.
    possible: ({ context: { code } }, event) => event.type !== 'code.change' || event.code !== code,
  },
  hands: {
    'code.change': async ({ code }) => {
      const [first] = boxes();
      if (first) await userEvent.click(first);
      await userEvent.paste(code);
    },
    'code.submit': () => press('Turn on'),
    'secret.copy': () => press('Copy key'),
  },
  eyes: {
    'pairing.resting': form(false),
    'pairing.copying': form(false),
    verifying: form(true),
    verified: () => expect(screen.queryAllByRole('alert')).toEqual([]),
  },
});
