import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { t } from '../../../contract/languages/t';
import type { Plan, SecondFactorRef } from '../../../machines/account/secondFactor/secondFactor.machine';
import { muted, row, stack, title, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { PasswordInput } from '../../ui/TextInput/PasswordInput';

const plans: Record<Plan, { heading: string; words: (email: string) => string; press: string }> = {
  app: {
    heading: t('Use an authenticator app'),
    words: () => t('The app takes the place of the mailed codes once it is set up.'),
    press: t('Continue'),
  },
  mail: {
    heading: t('Have the code mailed'),
    words: (email) => t('From the next sign-in on we send a six-digit code to {email}.', { email }),
    press: t('Turn on mailed codes'),
  },
  codes: {
    heading: t('New recovery codes'),
    words: () => t('You get ten new codes. The former ones no longer work.'),
    press: t('Make new codes'),
  },
  disable: {
    heading: t('Turn off two-factor authentication'),
    words: () => t('Signing in then asks for your password alone, and your recovery codes no longer work.'),
    press: t('Turn off'),
  },
};

/** Whoever sits at an open browser does not get further than this. */
export function TwoFactorPassword({ actor }: { actor: SecondFactorRef }) {
  const { plan, email, password, problem, refusal, hasNoPassword } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const { heading, words, press } = plans[plan ?? 'disable'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'password.submit' });
  };
  return (
    <form method="post" className={stack[16]} onSubmit={submit} noValidate>
      <div>
        <h3 className={title.card}>{heading}</h3>
        <p className={muted}>{words(email)}</p>
      </div>
      {hasNoPassword && problem ? (
        <Notice
          tone="bad"
          action={
            <Button onClick={() => actor.send({ type: 'password.forget' })}>{t('Log out and set a password')}</Button>
          }
        >
          {problem}
        </Notice>
      ) : (
        <>
          {/* For the browser's own store of passwords: whose it is. */}
          <input type="email" name="email" hidden autoComplete="username" value={email} readOnly />
          <Field label={t('Your password')} error={problem}>
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
        </>
      )}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div className={classes(row[8], wrap)}>
        {!(hasNoPassword && problem) && (
          <Button type="submit" kind={plan === 'disable' ? 'danger' : 'primary'} busy={isBusy}>
            {press}
          </Button>
        )}
        <Button kind="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'setup.cancel' })}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
