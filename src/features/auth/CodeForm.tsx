import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { OtpRef } from '../../../machines/otp/otp.machine';
import { mailOf } from '../../../machines/otp/otp.select';
import { centred, muted, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { Countdown } from '../../ui/Countdown/Countdown';
import { Notice } from '../../ui/Notice/Notice';

const mails: Record<ReturnType<typeof mailOf>, (email: string) => string> = {
  sending: (email) => `We are sending a six-digit code to ${email}.`,
  sent: (email) => `We have sent a six-digit code to ${email}.`,
  unsent: (email) =>
    `We could not send a code to ${email}. An earlier one may still be valid; else ask again with Resend code.`,
};

/** Where the code is; one region, so that a change is read out. */
function Mail({ actor }: { actor: OtpRef }) {
  const mail = useSelector(actor, mailOf);
  const email = useSelector(actor, ({ context }) => context.email);
  return (
    <p role="status" className={muted}>
      {mails[mail](email)}
    </p>
  );
}

/** Specification 2, Email verification: six boxes, Verify, Resend code. */
export function CodeForm({ actor }: { actor: OtpRef }) {
  const code = useSelector(actor, ({ context }) => context.code);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const canVerify = useSelector(actor, (at) => at.can({ type: 'code.verify' }));
  const verify = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.verify' });
  };
  return (
    <form method="post" className={stack[16]} onSubmit={verify} noValidate>
      <Mail actor={actor} />
      <CodeInput
        label="Verification code"
        value={code}
        disabled={isBusy}
        autoFocus
        onChange={(digits) => actor.send({ type: 'code.type', code: digits })}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" kind="primary" wide busy={isBusy} disabled={!isBusy && !canVerify}>
        Verify
      </Button>
      <div className={classes(stack[4], centred)}>
        <Resend actor={actor} />
      </div>
    </form>
  );
}

function Resend({ actor }: { actor: OtpRef }) {
  const isSending = useSelector(actor, (at) => at.hasTag('sending'));
  const canResend = useSelector(actor, (at) => at.can({ type: 'code.resend' }));
  const left = useSelector(actor, ({ context }) => context.left);
  return (
    <Button
      kind="ghost"
      busy={isSending}
      disabled={!isSending && !canResend}
      onClick={() => actor.send({ type: 'code.resend' })}
    >
      Resend code
      {!canResend && !isSending && (
        <>
          {' in '}
          <Countdown seconds={left} />
        </>
      )}
    </Button>
  );
}
