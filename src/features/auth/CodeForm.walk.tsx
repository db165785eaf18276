import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { seenPaths } from '../../../machines/kit/seen';
import type { OtpSnapshot, otpMachine } from '../../../machines/otp/otp.machine';
import { otpDelays, otpModels, signedIn } from '../../../machines/otp/otp.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { CodeForm } from './CodeForm';

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit [1-6] of 6$/ });
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend code/ });

const entering = ({ context: { code, problem } }: OtpSnapshot) => {
  expect(boxes().map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5].map((at) => code[at] ?? ''));
  expect(boxes().every(({ disabled }) => !disabled)).toBe(true);
  expect([verify().disabled, verify().getAttribute('aria-busy')]).toEqual([code.length < 6, null]);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(problem);
};
/** What is said of the mail. */
const says = (sentence: string) => expect(screen.getByRole('status').textContent).toBe(sentence);
const sending = () => says(`We are sending a six-digit code to ${signedIn.email}.`);
const sent = () => says(`We have sent a six-digit code to ${signedIn.email}.`);
/** Nothing may be asked for, and how long that lasts. */
const notYet = ({ context: { left } }: OtpSnapshot) => {
  sent();
  expect(resend().disabled).toBe(true);
  expect(screen.getByRole('timer').textContent).toBe(`0:0${left}`);
};
const mayAsk = () => {
  expect(resend().disabled).toBe(false);
  expect(screen.queryByRole('timer')).toBeNull();
};

walkScreen(otpModels, {
  render: CodeForm,
  delays: otpDelays,
  paths: seenPaths<typeof otpMachine>({ shows: ({ context: { code, problem } }) => [code, problem] }),
  hands: {
    'code.type': async ({ code }) => {
      const [first] = boxes();
      if (first) await userEvent.click(first);
      await userEvent.paste(code);
    },
    'code.verify': () => press('Verify'),
    'code.resend': () => press('Resend code'),
  },
  eyes: {
    'open.code.entering': entering,
    'open.code.verifying': () => {
      expect(boxes().every(({ disabled }) => disabled)).toBe(true);
      expect([verify().disabled, verify().getAttribute('aria-busy')]).toEqual([false, 'true']);
    },
    'open.mail.deciding': null,
    'open.mail.preparing': () => {
      sending();
      expect(resend().disabled).toBe(true);
    },
    'open.mail.sending': () => {
      sending();
      expect(resend().getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('timer')).toBeNull();
    },
    'open.mail.cooling.counting': notYet,
    'open.mail.idle': () => {
      sent();
      mayAsk();
    },
    'open.mail.unsent': () => {
      says(
        `We could not send a code to ${signedIn.email}. An earlier one may still be valid; else ask again with Resend code.`,
      );
      mayAsk();
    },
    verified: () => expect(verify().disabled).toBe(true),
  },
});
