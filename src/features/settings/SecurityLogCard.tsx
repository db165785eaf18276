import { RefreshCw } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type { SecurityEvent } from '../../../contract/wire/account/security';
import { useResource } from '../../system/refs';
import { formatMoment } from '../../lib/dates';
import { deviceName } from '../../../contract/rules/account/device';
import { muted, row, small, spread, stack, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { classes } from '../../ui/classes';
import { Disclosure } from '../../ui/Disclosure/Disclosure';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { accountCards } from '../account/accountCards';
import { Unread } from '../account/Unread';
import { eventWords } from '../account/settingsWords';

/** What is shown before one asks for the rest. */
const shown = 6;

/** The newest 50 events of the account's safety. */
export function SecurityLogCard() {
  const { value, failure, isLoading, isBusy, refresh } = useResource('accountEvents');
  const older = value?.slice(shown) ?? [];
  return (
    <Card
      {...accountCards.securityLog}
      action={
        <Button size="small" busy={isBusy && !isLoading} icon={<RefreshCw aria-hidden />} onClick={refresh}>
          {t('Refresh')}
        </Button>
      }
    >
      {isLoading && <Waiting />}
      {failure && <Unread title={t('The security log could not be read.')} failure={failure} onRetry={refresh} />}
      {value && <Entries events={value.slice(0, shown)} />}
      {value?.length === 0 && <p className={muted}>{t('Nothing has happened yet.')}</p>}
      {older.length > 0 && (
        <Disclosure title={t('Older entries ({count})', { count: older.length })}>
          <Entries events={older} />
        </Disclosure>
      )}
    </Card>
  );
}

const Entries = ({ events }: { events: readonly SecurityEvent[] }) => (
  <ul className={stack[16]}>
    {events.map(({ id, kind, device, address, at }) => (
      <li key={id} className={classes(row[8], spread, wrap)}>
        <div>
          <div>{eventWords[kind]}</div>
          <div className={classes(muted, small)}>
            {address
              ? t('{device}, {address}', { device: deviceName(device), address })
              : t('{device}, unknown address', { device: deviceName(device) })}
          </div>
        </div>
        <time dateTime={at} className={classes(muted, small)}>
          {formatMoment(at)}
        </time>
      </li>
    ))}
  </ul>
);

const Waiting = () => (
  <Loading label={t('Loading the security log')} className={stack[16]}>
    <Skeleton height="2.5rem" shape="block" />
    <Skeleton height="2.5rem" shape="block" />
    <Skeleton height="2.5rem" shape="block" />
  </Loading>
);
