import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type { Passkey } from '../../../contract/wire/account/passkeys';
import type { PasskeysRef } from '../../../machines/account/passkeys/passkeys.machine';
import { useResource } from '../../system/refs';
import { chunk } from '../../lib/chunk';
import { formatDate } from '../../lib/dates';
import { deviceName } from '../../../contract/rules/account/device';
import { boxed, grow, muted, row, stack, strong } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { FieldError } from '../../ui/Field/Field';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { accountCards } from './accountCards';
import { Unread } from './Unread';

const dialogs = chunk(() => import('./PasskeyDialogs'));
const AddDialog = lazily(dialogs, ({ AddDialog }) => AddDialog);
const RemoveDialog = lazily(dialogs, ({ RemoveDialog }) => RemoveDialog);

/** The passkeys of the account, one more, one less. */
export function PasskeysCard({ actor }: { actor: PasskeysRef }) {
  const { value, failure, isLoading, refresh } = useResource('passkeyList');
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const isAdding = useSelector(actor, (at) => at.matches('naming') || at.matches('adding'));
  const isRemoving = useSelector(actor, (at) => at.matches('confirming') || at.matches('removing'));
  return (
    <Card {...accountCards.passkeys}>
      {isLoading && <Waiting />}
      {failure && <Unread title={t('Your passkeys could not be read.')} failure={failure} onRetry={refresh} />}
      {outcome && (
        <Notice tone="good">
          {outcome.isAdded
            ? t('“{name}” is added: you can sign in with it.', { name: outcome.name })
            : t('“{name}” is removed. It opens your account no more.', { name: outcome.name })}
        </Notice>
      )}
      {value && value.length > 0 && (
        <ul className={stack[8]}>
          {value.map((passkey) => (
            <PasskeyRow key={passkey.id} actor={actor} passkey={passkey} />
          ))}
        </ul>
      )}
      {value && <Adding actor={actor} hasNone={value.length === 0} />}
      {isAdding && <AddDialog actor={actor} />}
      {isRemoving && <RemoveDialog actor={actor} />}
    </Card>
  );
}

/** As high as the words and the button of who has none. */
const Waiting = () => (
  <Loading label={t('Loading your passkeys')} className={stack[16]}>
    <Skeleton width="12rem" />
    <Skeleton shape="block" height="40px" width="9rem" />
  </Loading>
);

function Adding({ actor, hasNone }: { actor: PasskeysRef; hasNone: boolean }) {
  const { dataset } = document.documentElement;
  const add = () => actor.send({ type: 'passkey.add', name: deviceName(navigator.userAgent) });
  return (
    <>
      {hasNone && <p className={muted}>{t('You have no passkey yet.')}</p>}
      {dataset['passkeys'] ? (
        <div>
          <Button onClick={add}>{t('Add a passkey')}</Button>
        </div>
      ) : (
        <p className={muted}>{t('This browser cannot make passkeys. A newer one can.')}</p>
      )}
    </>
  );
}

function PasskeyRow({ actor, passkey }: { actor: PasskeysRef; passkey: Passkey }) {
  const { id, name, created_at, last_used_at } = passkey;
  const refusal = useSelector(actor, ({ context }) => (context.refusal?.id === id ? context.refusal.sentence : null));
  return (
    <li className={classes(row[16], boxed)}>
      <KeyRound aria-hidden />
      <div className={grow}>
        <div className={strong}>{name}</div>
        <div className={muted}>
          {last_used_at
            ? t('Added {added}, last used {used}', { added: formatDate(created_at), used: formatDate(last_used_at) })
            : t('Added {added}, not used yet', { added: formatDate(created_at) })}
        </div>
        <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
      </div>
      <Button
        size="small"
        aria-label={t('Remove {name}', { name })}
        onClick={() => actor.send({ type: 'passkey.remove', id, name })}
      >
        {t('Remove')}
      </Button>
    </li>
  );
}
