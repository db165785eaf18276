import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { t } from '../../../contract/languages/t';
import type { PasskeysRef } from '../../../machines/account/passkeys/passkeys.machine';
import { stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import { TextInput } from '../../ui/TextInput/TextInput';

/** What a passkey is to be called, and the password where the sign-in is a while ago; the browser's dialog follows. */
export function AddDialog({ actor }: { actor: PasskeysRef }) {
  const { name, nameProblem, password, needsPassword, fieldProblem, problem } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const form = useId();
  const cancel = () => actor.send({ type: 'add.cancel' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'passkey.submit' });
  };
  return (
    <Dialog
      size="small"
      title={t('Add a passkey')}
      description={t('Your browser asks for your fingerprint, face, screen lock or security key.')}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={form} kind="primary" busy={isBusy && t('Waiting')}>
            {t('Continue')}
          </Button>
        </>
      }
    >
      <form id={form} method="post" className={stack[16]} onSubmit={submit} noValidate>
        <Field label={t('Name')} hint={t('To tell it from others later.')} error={nameProblem}>
          <TextInput
            name="passkey-name"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={80}
            value={name}
            readOnly={isBusy}
            onChange={({ target }) => actor.send({ type: 'name.change', name: target.value })}
          />
        </Field>
        {needsPassword && (
          <Field label={t('Your password')} hint={t('Your sign-in was a while ago.')} error={fieldProblem}>
            <PasswordInput
              name="current-password"
              autoComplete="current-password"
              enterKeyHint="go"
              autoFocus
              value={password}
              readOnly={isBusy}
              onChange={({ target }) => actor.send({ type: 'password.change', password: target.value })}
            />
          </Field>
        )}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </form>
    </Dialog>
  );
}

/** Asks before a passkey opens the account no more. */
export function RemoveDialog({ actor }: { actor: PasskeysRef }) {
  const name = useSelector(actor, ({ context }) => context.passkey?.name ?? '');
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const cancel = () => actor.send({ type: 'remove.cancel' });
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={t('Remove “{name}”?', { name })}
      description={t('You can no longer sign in with it. Your device may still show it: delete it there too.')}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {t('Keep it')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'remove.confirm' })}>
            {t('Remove')}
          </Button>
        </>
      }
    />
  );
}
