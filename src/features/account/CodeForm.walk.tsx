import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { OneTimeCodeSnapshot } from '../../../machines/account/oneTimeCode/oneTimeCode.machine';
import {
  oneTimeCodeDelays,
  oneTimeCodeModels,
  signedIn,
} from '../../../machines/account/oneTimeCode/oneTimeCode.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { CodeForm } from './CodeForm';

document.documentElement.dataset['passkeys'] = '1';

/** A code in the boxes, or a recovery code in its field. */
const field = () => screen.queryByLabelText<HTMLInputElement>('Recovery code');
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit [1-6] of 6$/ });
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend code/ });

const entering = ({ context: { code, problem, isRecovery, purpose, hasPasskey } }: OneTimeCodeSnapshot) => {
  if (isRecovery) expect([field()?.value.replaceAll('-', ''), field()?.readOnly]).toEqual([code, false]);
  else {
    expect(field()).toBeNull();
    expect(boxes().map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5].map((at) => code[at] ?? ''));
    expect(boxes().every(({ disabled }) => !disabled)).toBe(true);
  }
  const toggle = screen.queryByRole('button', { name: /^Use a .*code$/ })?.textContent ?? null;
  expect(screen.queryByRole('button', { name: 'Use a passkey' }) !== null).toBe(hasPasskey);
  const offer = isRecovery ? 'Use a six-digit code' : 'Use a recovery code';
  expect(toggle).toBe(purpose === 'two-factor' ? offer : null);
  expect([verify().disabled, verify().getAttribute('aria-busy')]).toEqual([code.length < (isRecovery ? 16 : 6), null]);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(problem);
};
/** What is said of the mail; who uses a recovery code does not wait for one. */
const says = ({ context: { isRecovery } }: OneTimeCodeSnapshot, sentence: string) =>
  expect(screen.getByRole('status').textContent).toBe(
    isRecovery ? 'Enter one of your recovery codes. Each works once.' : sentence,
  );
const sending = (at: OneTimeCodeSnapshot) => says(at, `We are sending a six-digit code to ${signedIn.email}.`);
const sent = (at: OneTimeCodeSnapshot) => says(at, `Enter the six-digit code that we have sent to ${signedIn.email}.`);
/** Nothing may be asked for, and how long that lasts. */
const notYet = (at: OneTimeCodeSnapshot) => {
  sent(at);
  expect(resend().disabled).toBe(true);
  expect(screen.getByRole('timer').textContent).toBe(`0:0${at.context.secondsLeft}`);
};
const mayAsk = () => {
  expect(resend().disabled).toBe(false);
  expect(screen.queryByRole('timer')).toBeNull();
};

walkScreen(oneTimeCodeModels, {
  render: CodeForm,
  delays: oneTimeCodeDelays,
  sight: {
    shows: ({ context: { code, isRecovery, problem } }) => [code.length, isRecovery, problem],
    // The boxes say nothing of a text without digits, and a field says nothing of what it holds already.
    possible: ({ context: { code, isRecovery } }, event) =>
      event.type !== 'code.type' || (isRecovery ? code === '' : /^\d+$/.test(event.code)),
  },
  hands: {
    'code.type': async ({ code }) => {
      const first = field() ?? boxes()[0];
      if (first) await userEvent.click(first);
      await userEvent.paste(code);
    },
    'code.verify': () => press('Verify'),
    'code.resend': () => press('Resend code'),
    'recovery.toggle': () => press(/^Use a .*code$/),
    'passkey.show': () => press('Use a passkey'),
  },
  eyes: {
    'open.code.entering': entering,
    'open.code.verifying': ({ context: { isRecovery } }) => {
      if (isRecovery) expect(field()?.readOnly).toBe(true);
      else expect(boxes().every(({ disabled }) => disabled)).toBe(true);
      expect([verify().disabled, verify().getAttribute('aria-busy')]).toEqual([false, 'true']);
    },
    'open.code.showing': () => {
      const showing = screen.getByRole('button', { name: 'Use a passkey' });
      expect([showing.getAttribute('aria-busy'), verify().disabled]).toEqual(['true', true]);
      if (!field()) expect(boxes().every(({ disabled }) => disabled)).toBe(true);
    },
    'open.mail.deciding': null,
    'open.mail.preparing': (at) => {
      sending(at);
      expect(resend().disabled).toBe(true);
    },
    'open.mail.sending': (at) => {
      sending(at);
      expect(resend().getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('timer')).toBeNull();
    },
    'open.mail.cooling.counting': notYet,
    'open.mail.idle': (at) => {
      sent(at);
      mayAsk();
    },
    'open.mail.unmailed': (at) => {
      says(at, 'Enter the six digits that your authenticator app shows.');
      expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
    },
    'open.mail.unsent': (at) => {
      says(at, `We could not send a code to ${signedIn.email}. Press Resend code, or enter an earlier one.`);
      const { secondsLeft } = at.context;
      if (secondsLeft === 0) mayAsk();
      else expect([resend().disabled, screen.getByRole('timer').textContent]).toEqual([true, `0:0${secondsLeft}`]);
    },
    verified: () => expect(verify().disabled).toBe(true),
  },
});
