import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import type { OneTimeCodeRef } from '../../../machines/account/oneTimeCode/oneTimeCode.machine';
import { mailOf } from '../../../machines/account/oneTimeCode/oneTimeCode.select';
import { centred, muted, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { Field, FieldError } from '../../ui/Field/Field';
import { TextInput } from '../../ui/TextInput/TextInput';
import * as css from './Auth.css';
import { ResendButton } from './ResendButton';

const mails: Record<ReturnType<typeof mailOf>, (email: string) => string> = {
  sending: (email) => t('We are sending a six-digit code to {email}.', { email }),
  sent: (email) => t('Enter the six-digit code that we have sent to {email}.', { email }),
  unsent: (email) => t('We could not send a code to {email}. Press Resend code, or enter an earlier one.', { email }),
  unmailed: () => t('Enter the six digits that your authenticator app shows.'),
};

/** Where the code is; one region, so that a change is read out. */
function Mail({ actor }: { actor: OneTimeCodeRef }) {
  const mail = useSelector(actor, mailOf);
  const { email, isRecovery } = useSelector(actor, ({ context }) => context);
  return (
    <p role="status" className={muted}>
      {isRecovery ? t('Enter one of your recovery codes. Each works once.') : mails[mail](email)}
    </p>
  );
}

/** As it was written down: four letters, a dash. */
const inFours = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');

/** Six boxes, Verify, Resend code; for a second factor also a recovery code. */
export function CodeForm({ actor }: { actor: OneTimeCodeRef }) {
  const { code, problem, isRecovery } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isShowing = useSelector(actor, (at) => at.hasTag('showing'));
  const canVerify = useSelector(actor, (at) => at.can({ type: 'code.verify' }));
  const type = (text: string) => actor.send({ type: 'code.type', code: text });
  const verify = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.verify' });
  };
  return (
    <form method="post" className={stack[16]} onSubmit={verify} noValidate>
      <Mail actor={actor} />
      <div className={stack[8]}>
        {isRecovery ? (
          <Field label={t('Recovery code')}>
            <TextInput
              name="recovery-code"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="go"
              spellCheck={false}
              autoFocus
              value={inFours(code)}
              readOnly={isBusy || isShowing}
              onChange={({ target }) => type(target.value)}
            />
          </Field>
        ) : (
          // Boxes that were closed have lost the focus: those that open after a refusal take it, the first one again.
          <CodeInput
            key={String(isBusy)}
            label={t('Verification code')}
            value={code}
            disabled={isBusy || isShowing}
            autoFocus
            onChange={type}
          />
        )}
        <div className={css.refusal}>
          <FieldError id="code-problem">{problem}</FieldError>
        </div>
      </div>
      <Button
        type="submit"
        kind="primary"
        wide
        busy={isBusy && t('Checking the code')}
        disabled={isShowing || (!isBusy && !canVerify)}
      >
        {t('Verify')}
      </Button>
      <div className={classes(stack[4], centred)}>
        <Resend actor={actor} />
        <Recovery actor={actor} />
        <Passkey actor={actor} />
      </div>
    </form>
  );
}

/** The switch between six digits and a recovery code; only a second factor takes the latter. */
function Recovery({ actor }: { actor: OneTimeCodeRef }) {
  const { isRecovery, purpose } = useSelector(actor, ({ context }) => context);
  const canToggle = useSelector(actor, (at) => at.can({ type: 'recovery.toggle' }));
  if (purpose !== 'two-factor') return null;
  return (
    <Button kind="ghost" disabled={!canToggle} onClick={() => actor.send({ type: 'recovery.toggle' })}>
      {isRecovery ? t('Use a six-digit code') : t('Use a recovery code')}
    </Button>
  );
}

/** In place of the code, where the account has a passkey and the browser can show one. */
function Passkey({ actor }: { actor: OneTimeCodeRef }) {
  const hasPasskey = useSelector(actor, ({ context }) => context.hasPasskey);
  const isShowing = useSelector(actor, (at) => at.hasTag('showing'));
  const canShow = useSelector(actor, (at) => at.can({ type: 'passkey.show' }));
  if (!hasPasskey || !document.documentElement.dataset['passkeys']) return null;
  return (
    <Button
      kind="ghost"
      disabled={!isShowing && !canShow}
      busy={isShowing && t('Waiting for your passkey')}
      onClick={() => actor.send({ type: 'passkey.show' })}
    >
      {t('Use a passkey')}
    </Button>
  );
}

function Resend({ actor }: { actor: OneTimeCodeRef }) {
  const isSending = useSelector(actor, (at) => at.hasTag('sending'));
  const canResend = useSelector(actor, (at) => at.can({ type: 'code.resend' }));
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  const isMailed = useSelector(actor, (at) => mailOf(at) !== 'unmailed');
  if (!isMailed) return null;
  const resend = () => actor.send({ type: 'code.resend' });
  return <ResendButton isSending={isSending} canResend={canResend} secondsLeft={secondsLeft} onResend={resend} />;
}
