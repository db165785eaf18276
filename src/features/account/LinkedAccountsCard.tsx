import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { Identity } from '../../../contract/wire/account/identity';
import type { ProviderName } from '../../../contract/rules/account/providerNames';
import { providerTitle } from '../../../contract/rules/account/providers';
import type { LinkedAccountsRef } from '../../../machines/account/linkedAccounts/linkedAccounts.machine';
import { useResource } from '../../system/refs';
import { formatDate } from '../../lib/dates';
import { chunk } from '../../lib/chunk';
import { boxed, grow, muted, row, stack, strong } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { FieldError } from '../../ui/Field/Field';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Unread } from './Unread';

const UnlinkDialog = lazily(
  chunk(() => import('./UnlinkDialog')),
  ({ UnlinkDialog }) => UnlinkDialog,
);

/** Linked accounts at Google and GitHub. Nothing at all where neither is set up nor linked. */
export function LinkedAccountsCard({ actor }: { actor: LinkedAccountsRef }) {
  const { value, failure, refresh } = useResource('identities');
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const isAsking = useSelector(actor, (at) => at.matches('confirming') || at.matches('unlinking'));
  const names = [
    ...new Set([...(value?.providers ?? []), ...(value?.identities ?? []).map(({ provider }) => provider)]),
  ];
  if (names.length === 0 && !failure) return null;
  return (
    <Card title={t('Linked accounts')} description={t('Sign in with an account you have elsewhere.')}>
      {failure && <Unread title={t('Your linked accounts could not be read.')} failure={failure} onRetry={refresh} />}
      {outcome && (
        <Notice tone="good">
          {outcome.isLinked
            ? t('{service} is linked: you can sign in with it.', { service: providerTitle(outcome.provider) })
            : t('{service} is no longer linked.', { service: providerTitle(outcome.provider) })}
        </Notice>
      )}
      <ul className={stack[8]}>
        {names.map((provider) => (
          <ProviderRow
            key={provider}
            actor={actor}
            provider={provider}
            identity={value?.identities.find((one) => one.provider === provider)}
            isOffered={value?.providers.includes(provider) ?? false}
          />
        ))}
      </ul>
      {isAsking && <UnlinkDialog actor={actor} />}
    </Card>
  );
}

interface RowProps {
  actor: LinkedAccountsRef;
  provider: ProviderName;
  identity: Identity | undefined;
  /** One that is set up no more can still be unlinked. */
  isOffered: boolean;
}

function sinceWhen({ email, linked_at }: Identity): string {
  const date = formatDate(linked_at);
  return email ? t('{email}, since {date}', { email, date }) : t('Linked, since {date}', { date });
}

function ProviderRow({ actor, provider, identity, isOffered }: RowProps) {
  const isLinking = useSelector(actor, (at) => at.matches('linking') && at.context.provider === provider);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) =>
    context.refusal?.provider === provider ? context.refusal.sentence : null,
  );
  const name = providerTitle(provider);
  const press = () => actor.send({ type: identity ? 'identity.unlink' : 'identity.link', provider });
  return (
    <li className={classes(row[16], boxed)}>
      <div className={grow}>
        <div className={strong}>{name}</div>
        <div className={muted}>{identity ? sinceWhen(identity) : t('Not linked')}</div>
        <FieldError id={`${provider}-refusal`}>{refusal}</FieldError>
      </div>
      {(identity || isOffered) && (
        <Button
          size="small"
          aria-label={identity ? t('Unlink {service}', { service: name }) : t('Link {service}', { service: name })}
          busy={isLinking}
          disabled={isBusy && !isLinking}
          onClick={press}
        >
          {identity ? t('Unlink') : t('Link')}
        </Button>
      )}
    </li>
  );
}
