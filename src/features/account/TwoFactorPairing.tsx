import { useSelector } from '@xstate/react';
import { Copy, Smartphone } from 'lucide-react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import type { AuthenticatorRef } from '../../../machines/account/authenticator/authenticator.machine';
import { columns, muted, row, stack, strong, title, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { QrCode } from '../../ui/QrCode/QrCode';
import { takeFocus } from './takeFocus';

/** As it is easiest typed from the screen. */
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
const copied = (isCopied: boolean | null) =>
  isCopied === null ? '' : isCopied ? t('Key copied.') : t('The browser did not let us copy. Select the key instead.');

/** What the app is given: a picture for its camera, a key for its keyboard, a link for the same phone. */
function Secret({ actor }: { actor: AuthenticatorRef }) {
  const { secret, otpauth_url, secret_qr, isCopied } = useSelector(actor, ({ context }) => context);
  return (
    <div className={columns[2]}>
      <QrCode {...secret_qr} label={t('QR code for your authenticator app')} />
      <div className={stack[8]}>
        <p>{t('Scan the code with your authenticator app, or type this key into it:')}</p>
        <code className={strong}>{inFours(secret)}</code>
        <div className={classes(row[8], wrap)}>
          <Button size="small" icon={<Copy aria-hidden />} onClick={() => actor.send({ type: 'secret.copy' })}>
            {t('Copy key')}
          </Button>
          <Button size="small" icon={<Smartphone aria-hidden />} href={otpauth_url}>
            {t('Open app on this device')}
          </Button>
        </div>
        <p role="status" className={muted}>
          {copied(isCopied)}
        </p>
      </div>
    </div>
  );
}

/** An authenticator app is given its secret and shows that it has it; six digits turn it on. */
export function TwoFactorPairing({ actor, onCancel }: { actor: AuthenticatorRef; onCancel: () => void }) {
  const { code, problem, refusal, tries } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.submit' });
  };
  return (
    <form method="post" className={stack[16]} onSubmit={submit} noValidate>
      <h3 className={title.card} tabIndex={-1} ref={takeFocus}>
        {t('Add Sitewright to your app')}
      </h3>
      <Secret actor={actor} />
      <Field label={t('Code that the app shows')} error={problem}>
        {/* A refused code leaves empty boxes, and the focus in the first of them. */}
        <CodeInput
          key={tries}
          label={t('Code that the app shows')}
          value={code}
          autoFocus={tries > 0}
          onChange={(digits) => actor.send({ type: 'code.change', code: digits })}
        />
      </Field>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={classes(row[8], wrap)}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('Turn on')}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
