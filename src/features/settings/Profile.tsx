import { useSelector } from '@xstate/react';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import { t } from '../../../contract/languages/t';
import type { FieldName } from '../../../machines/settings/profile/profile.form';
import type { ProfileRef } from '../../../machines/settings/profile/profile.machine';
import {
  askedWay,
  awaitsSplit,
  canSave,
  canUndo,
  isChanged,
  isSaving,
  isUndoing,
  problemOf,
} from '../../../machines/settings/profile/profile.select';
import { chunk } from '../../lib/chunk';
import { columns, muted, row, stack, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { Field, FieldError } from '../../ui/Field/Field';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { CountryInput } from '../../ui/PhoneInput/CountryInput';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { TextInput } from '../../ui/TextInput/TextInput';
import { controlHeight } from '../../ui/theme/contract.css';
import { type FieldState, PhoneField, TextField, UnknownCountries } from '../form/fields';
import { ProfilePicture } from './ProfilePicture';

const Dialog = lazily(
  chunk(() => import('../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);

/** Settings, profile: who the customer is and how to reach them. */
export function Profile({ actor }: { actor: ProfileRef }) {
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  return (
    <>
      {isBroken ? (
        <Notice
          tone="bad"
          title={t('A part of this page stopped.')}
          action={
            <Button size="small" onClick={() => actor.send({ type: 'profile.retry' })}>
              {t('Try again')}
            </Button>
          }
        >
          {t('What you have typed is kept.')}
        </Notice>
      ) : (
        <Form actor={actor} />
      )}
      <Question actor={actor} />
    </>
  );
}

function Form({ actor }: { actor: ProfileRef }) {
  const email = useSelector(actor, ({ context }) => context.profile.email);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form method="post" className={stack[24]} onSubmit={submit} noValidate aria-label={t('Profile')}>
      <Card title={t('About you')}>
        <Picture actor={actor} />
        <div className={columns[2]}>
          <Text
            actor={actor}
            field="first_name"
            label={t('First name')}
            maxLength={80}
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <Text
            actor={actor}
            field="last_name"
            label={t('Last name')}
            maxLength={80}
            autoComplete="family-name"
            autoCapitalize="words"
          />
          <Field label={t('Email')} hint={t('You sign in with it. It cannot be changed here.')}>
            <TextInput type="email" value={email} readOnly autoComplete="email" />
          </Field>
          <Phone actor={actor} />
        </div>
        <Countries actor={actor} />
      </Card>
      <Card title={t('Where you are')}>
        <Text
          actor={actor}
          field="address"
          label={t('Address')}
          maxLength={300}
          autoComplete="street-address"
          autoCapitalize="words"
        />
        <div className={columns[2]}>
          <Text
            actor={actor}
            field="city"
            label={t('City')}
            maxLength={80}
            autoComplete="address-level2"
            autoCapitalize="words"
          />
          <Country actor={actor} />
        </div>
      </Card>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Ending actor={actor} />
    </form>
  );
}

function useFieldState(actor: ProfileRef, field: FieldName): FieldState {
  const value = useSelector(actor, ({ context }) => context.values[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return { value, problem, isBusy, change: (text) => actor.send({ type: 'field.change', field, value: text }) };
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'state' | 'name'> & { actor: ProfileRef; field: FieldName };

const Text = ({ actor, field, ...rest }: TextProps) => (
  <TextField {...rest} name={field} state={useFieldState(actor, field)} />
);

function Picture({ actor }: { actor: ProfileRef }) {
  const avatar = useSelector(actor, ({ children }) => children.avatar);
  const of = useSelector(actor, ({ context }) => context.profile);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusals.avatar_url);
  return (
    <>
      {avatar && <ProfilePicture actor={avatar} of={of} isHeld={isBusy} />}
      <FieldError id="picture-refusal">{refusal}</FieldError>
    </>
  );
}

function Phone({ actor }: { actor: ProfileRef }) {
  const countries = useSelector(actor, ({ context }) => context.known?.countries ?? null);
  const country = useSelector(actor, ({ context }) => context.values.dialCountry);
  const state = useFieldState(actor, 'phone');
  // A number that is shown whole and splits a moment later reads as if it had changed.
  if (useSelector(actor, awaitsSplit))
    return (
      <Field label={t('Phone number')}>
        <Skeleton shape="block" height={controlHeight} />
      </Field>
    );
  return (
    <PhoneField
      label={t('Phone number')}
      name="phone"
      state={state}
      countries={countries}
      country={country}
      onCountryChange={(code) => actor.send({ type: 'dial.choose', code })}
    />
  );
}

function Country({ actor }: { actor: ProfileRef }) {
  const countries = useSelector(actor, ({ context }) => context.known?.countries);
  const { value, problem, isBusy, change } = useFieldState(actor, 'country');
  return (
    <Field label={t('Country')} error={problem}>
      <CountryInput countries={countries} value={value} onChange={change} disabled={isBusy} />
    </Field>
  );
}

function Countries({ actor }: { actor: ProfileRef }) {
  const areUnknown = useSelector(actor, (at) => at.matches({ working: { countries: 'unknown' } }));
  if (!areUnknown) return null;
  return (
    <UnknownCountries onRetry={() => actor.send({ type: 'countries.retry' })}>
      {t('Type the whole number, with its country code.')}
    </UnknownCountries>
  );
}

/** Save, and what else may become of what was typed; after it, the way back. */
function Ending({ actor }: { actor: ProfileRef }) {
  const save = useRef<HTMLButtonElement>(null);
  const mayDiscard = useSelector(actor, isChanged);
  const maySave = useSelector(actor, canSave);
  const isBusy = useSelector(actor, isSaving);
  const mayUndo = useSelector(actor, canUndo);
  const isTakenBack = useSelector(actor, isUndoing);
  /** What is pressed goes away, so the focus goes to what stays. */
  const press = (type: 'form.discard' | 'form.undo') => () => {
    save.current?.focus();
    actor.send({ type });
  };
  return (
    <>
      {mayUndo && (
        <Notice
          tone="good"
          action={
            <Button size="small" busy={isTakenBack} onClick={press('form.undo')}>
              {t('Undo')}
            </Button>
          }
        >
          {t('Profile saved.')}
        </Notice>
      )}
      <div className={classes(row[8], wrap)}>
        <Button ref={save} type="submit" kind="primary" busy={isBusy} aria-disabled={!maySave || undefined}>
          {t('Save changes')}
        </Button>
        {mayDiscard && (
          <>
            <Button kind="ghost" disabled={isBusy} onClick={press('form.discard')}>
              {t('Discard changes')}
            </Button>
            <span className={muted}>{t('Not saved yet')}</span>
          </>
        )}
      </div>
    </>
  );
}

/** Asked before anything that is not saved is left behind. */
function Question({ actor }: { actor: ProfileRef }) {
  const isAsked = useSelector(actor, (at) => askedWay(at) !== null);
  const isOut = useSelector(actor, (at) => askedWay(at)?.kind === 'signOut');
  const maySave = useSelector(actor, canSave);
  if (!isAsked) return null;
  const stay = () => actor.send({ type: 'leave.stay' });
  return (
    <Dialog
      title={t('Leave without saving?')}
      description={
        !maySave
          ? t('You have changed your profile. Some of it cannot be saved yet, as the page says.')
          : isOut
            ? t('You have changed your profile and not saved it, and are about to log out.')
            : t('You have changed your profile and not saved it.')
      }
      role="alertdialog"
      size="small"
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('Stay')}</Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'leave.discard' })}>
            {t('Leave without saving')}
          </Button>
          <Button kind="primary" disabled={!maySave} onClick={() => actor.send({ type: 'leave.save' })}>
            {t('Save and leave')}
          </Button>
        </>
      }
    />
  );
}
