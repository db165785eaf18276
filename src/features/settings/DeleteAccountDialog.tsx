import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { t } from '../../../contract/languages/t';
import type {
  DeleteAccountRef,
  DeleteAccountState,
} from '../../../machines/settings/deleteAccount/deleteAccount.machine';
import { rich } from '../../ui/rich/rich';
import { stack, strong } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';
import { TextInput } from '../../ui/TextInput/TextInput';
import { NoPassword } from '../account/PasswordCard';

interface FaceProps {
  actor: DeleteAccountRef;
  /** Of the form, for the buttons that stand outside it. */
  form: string;
}
interface Face {
  Body: (props: FaceProps) => ReactNode;
  Actions: (props: FaceProps) => ReactNode;
}

const Consequences = () => (
  <ul className={stack[8]}>
    <li>{t('Your websites go offline, and every session ends at once.')}</li>
    <li>{t('Your name, email, address, pictures and security log are deleted.')}</li>
    <li>
      {t(
        'Orders, payments and what is left of your balance stay in our books, without your name, as the law requires. A balance can no longer be spent.',
      )}
    </li>
  </ul>
);

const Asking: Face['Body'] = ({ actor, form }) => {
  const { mailbox, email, currentPassword, problems, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'account.delete' });
  };
  return (
    <form id={form} method="post" className={stack[16]} onSubmit={submit} noValidate>
      <Consequences />
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Field
        label={rich('Type {address} to confirm', { address: <span className={strong}>{mailbox}</span> })}
        error={problems.email}
      >
        <TextInput
          name="email"
          inputMode="email"
          enterKeyHint="next"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'field.change', field: 'email', value: target.value })}
        />
      </Field>
      <Field label={t('Your password')} error={problems.currentPassword}>
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          enterKeyHint="done"
          value={currentPassword}
          readOnly={isBusy}
          onChange={({ target }) => actor.send({ type: 'field.change', field: 'currentPassword', value: target.value })}
        />
      </Field>
    </form>
  );
};

const Delete: Face['Actions'] = ({ actor, form }) => {
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return (
    <>
      <Button disabled={isBusy} onClick={() => actor.send({ type: 'deletion.close' })}>
        {t('Keep my account')}
      </Button>
      <Button type="submit" form={form} kind="danger" busy={isBusy}>
        {t('Delete my account')}
      </Button>
    </>
  );
};

const asking: Face = { Body: Asking, Actions: Delete };

const faces: Record<DeleteAccountState, Face | null> = {
  asking,
  deleting: asking,
  passwordless: {
    Body: ({ actor }) => <NoPassword onSet={() => actor.send({ type: 'password.set' })} />,
    Actions: ({ actor }) => (
      <Button onClick={() => actor.send({ type: 'deletion.close' })}>{t('Keep my account')}</Button>
    ),
  },
  deleted: null,
  closed: null,
};

/** The last question before an account is gone. */
export function DeleteAccountDialog({ actor }: { actor: DeleteAccountRef }) {
  const form = useId();
  const face = faces[useSelector(actor, ({ value }) => value)];
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  if (!face) return null;
  return (
    <Dialog
      title={t('Delete my account')}
      description={t('This cannot be undone.')}
      onClose={isBusy ? undefined : () => actor.send({ type: 'deletion.close' })}
      actions={<face.Actions actor={actor} form={form} />}
    >
      <face.Body actor={actor} form={form} />
    </Dialog>
  );
}
