import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { t } from '../../../../contract/languages/t';
import type { BusinessRef } from '../../../../machines/wizard/business/business.machine';
import { missingWords, problemOf } from '../../../../machines/wizard/business/business.select';
import type { TextField as FieldName } from '../../../../machines/wizard/business/business.form';
import { columns, muted, stack } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { type FieldState, PhoneField, TextField, UnknownCountries } from '../../form/fields';
import { Description } from './Description';
import { Keywords } from './Keywords';
import { Logo } from './Logo';

/** Business Information: what the website says, how people reach it, and its logo. */
export function BusinessStep({ actor }: { actor: BusinessRef }) {
  const name = useSelector(actor, ({ context }) => context.business.business_name);
  const description = useSelector(actor, ({ context }) => context.business.business_description);
  const noKeywords = useSelector(actor, problemOf('keywords'));
  const noLogo = useSelector(actor, problemOf('logo'));
  const { logo, keywords, enhancement } = useSelector(actor, ({ children }) => children);
  if (!logo || !keywords || !enhancement)
    return (
      <Notice
        tone="bad"
        title={t('A part of this page stopped.')}
        action={
          <Button size="small" onClick={() => actor.send({ type: 'business.retry' })}>
            {t('Try again')}
          </Button>
        }
      >
        {t('What you have typed is kept.')}
      </Notice>
    );
  return (
    <div className={stack[24]}>
      <Card>
        <div className={stack[16]}>
          <Text
            actor={actor}
            field="business_name"
            label={t('Business name')}
            maxLength={120}
            autoComplete="organization"
            autoCapitalize="words"
            enterKeyHint="next"
          />
          <Description actor={actor} enhancement={enhancement} />
          <Keywords actor={keywords} problem={noKeywords} />
          <Text
            actor={actor}
            field="business_address"
            label={t('Business address')}
            maxLength={300}
            autoComplete="street-address"
          />
        </div>
      </Card>
      <Card title={t('Contact Information')} description={t('Your website shows it to visitors.')}>
        <div className={columns[2]}>
          <Text
            actor={actor}
            field="contact_email"
            label={t('Email')}
            type="email"
            maxLength={254}
            autoComplete="email"
          />
          <Phone actor={actor} />
        </div>
        <Countries actor={actor} />
      </Card>
      <Logo actor={logo} business={{ name, description }} missing={noLogo} />
      <Missing actor={actor} />
    </div>
  );
}

function useFieldState(actor: BusinessRef, field: FieldName): FieldState {
  const value = useSelector(actor, ({ context }) => context.business[field]);
  const problem = useSelector(actor, problemOf(field));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return {
    value,
    problem,
    isBusy,
    change: (text) => actor.send({ type: 'field.change', field, value: text }),
    leave: () => actor.send({ type: 'field.leave', field }),
  };
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'state' | 'name'> & {
  actor: BusinessRef;
  field: FieldName;
};

const Text = ({ actor, field, ...rest }: TextProps) => (
  <TextField {...rest} name={field} state={useFieldState(actor, field)} />
);

function Phone({ actor }: { actor: BusinessRef }) {
  const countries = useSelector(actor, ({ context }) => context.countries);
  const country = useSelector(actor, ({ context }) => context.country);
  return (
    <PhoneField
      label={t('Phone')}
      name="contact_phone"
      state={useFieldState(actor, 'contact_phone')}
      countries={countries}
      country={country}
      onCountryChange={(code) => actor.send({ type: 'country.choose', code })}
    />
  );
}

function Countries({ actor }: { actor: BusinessRef }) {
  const areUnknown = useSelector(actor, (at) => at.matches({ working: { countries: 'unknown' } }));
  if (!areUnknown) return null;
  return (
    <UnknownCountries onRetry={() => actor.send({ type: 'countries.retry' })}>
      {t('Type the whole number.')}
    </UnknownCountries>
  );
}

/** Why Next is not there yet. */
function Missing({ actor }: { actor: BusinessRef }) {
  const words = useSelector(actor, missingWords);
  return (
    <p role="status" className={muted}>
      {words && t('Still needed: {fields}.', { fields: words })}
    </p>
  );
}
