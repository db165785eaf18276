import { useSelector } from '@xstate/react';
import { Monitor, Smartphone } from 'lucide-react';
import { plural, t } from '../../../contract/languages/t';
import type { Session } from '../../../contract/wire/account/security';
import type {
  SignOutDevicesContext,
  SignOutDevicesRef,
} from '../../../machines/session/signOutDevices/signOutDevices.machine';
import { useResource } from '../../system/refs';
import { formatAgo, formatMoment } from '../../lib/dates';
import { rich } from '../../ui/rich/rich';
import { deviceName, isHandheld } from '../../../contract/rules/account/device';
import { boxed, grow, muted, row, small, stack, strong, wrap } from '../../ui/atoms.css';
import { Badge } from '../../ui/Badge/Badge';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { FieldError } from '../../ui/Field/Field';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { accountCards } from '../account/accountCards';
import { Unread } from '../account/Unread';
import { foundOut } from '../account/settingsWords';

/** What was pressed is gone, and with it the focus: what is said of it takes it. */
const takeFocus = (words: HTMLElement | null) => {
  words?.focus();
};

const wordsOf = (outcome: NonNullable<SignOutDevicesContext['outcome']>) => {
  if ('name' in outcome) return t('{name} has been logged out.', { name: outcome.name });
  if (outcome.count === 0) return t('You are signed in nowhere else.');
  return plural(outcome.count, '1 other session has been logged out.', '{count} other sessions have been logged out.');
};

/** Where the customer is signed in: device, place, when last, each to be ended from here. */
export function SessionsCard({ actor }: { actor: SignOutDevicesRef }) {
  const { value, failure, isLoading, refresh } = useResource('devices');
  const { ended, outcome, refusal } = useSelector(actor, ({ context }) => context);
  const isEndingOthers = useSelector(actor, (at) => at.matches('revokingOthers'));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const sessions = value?.sessions.filter(({ id }) => !ended.includes(id)) ?? [];
  const others = sessions.filter((session) => !session.is_current);
  return (
    <Card {...accountCards.sessions}>
      {isLoading && <Waiting />}
      {failure && <Unread title={t('Your sessions could not be read.')} failure={failure} onRetry={refresh} />}
      {outcome && (
        <div key={ended.length} tabIndex={-1} ref={takeFocus}>
          <Notice tone="good" title={wordsOf(outcome)}>
            {'count' in outcome && outcome.count === 0 ? null : foundOut}
          </Notice>
        </div>
      )}
      {refusal && !sessions.some(({ id }) => id === refusal.id) && <Notice tone="bad">{refusal.sentence}</Notice>}
      {value && (
        <ul className={stack[8]}>
          {sessions.map((session) => (
            <SessionRow key={session.id} actor={actor} session={session} now={value.at} />
          ))}
        </ul>
      )}
      {value && others.length === 0 && <p className={muted}>{t('This is the only session.')}</p>}
      {others.length > 0 && (
        <Button
          busy={isEndingOthers}
          disabled={isBusy && !isEndingOthers}
          onClick={() => actor.send({ type: 'others.revoke' })}
        >
          {t('Log out everywhere else')}
        </Button>
      )}
    </Card>
  );
}

/** As high as one session and the words for no other: most customers have no more. */
const Waiting = () => (
  <Loading label={t('Loading your sessions')} className={stack[16]}>
    <Skeleton shape="block" height="88px" />
    <Skeleton width="12rem" />
  </Loading>
);

function SessionRow({ actor, session, now }: { actor: SignOutDevicesRef; session: Session; now: number }) {
  const { id, device, address, last_seen_at, is_current } = session;
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isEnding = useSelector(actor, (at) => at.matches('revoking') && at.context.device?.id === id);
  const refusal = useSelector(actor, ({ context }) => (context.refusal?.id === id ? context.refusal.sentence : null));
  const name = deviceName(device);
  const Icon = isHandheld(device) ? Smartphone : Monitor;
  const end = () => actor.send(is_current ? { type: 'device.leave' } : { type: 'device.revoke', id, name });
  return (
    <li className={classes(row[16], boxed)}>
      <Icon aria-hidden />
      <div className={grow}>
        <div className={classes(row[8], wrap)}>
          <span className={strong}>{name}</span>
          {is_current && <Badge tone="good">{t('This device')}</Badge>}
        </div>
        <div className={muted}>{address || t('Unknown address')}</div>
        <div className={classes(muted, small)}>
          {is_current
            ? t('Active now')
            : rich('Last active {ago}, {moment}', {
                ago: formatAgo(last_seen_at, now),
                moment: <time dateTime={last_seen_at}>{formatMoment(last_seen_at)}</time>,
              })}
        </div>
        <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
      </div>
      <Button
        size="small"
        aria-label={is_current ? t('Log out this device') : t('Log out {name}, {address}', { name, address })}
        busy={isEnding}
        disabled={isBusy && !isEnding}
        onClick={end}
      >
        {t('Log out')}
      </Button>
    </li>
  );
}
