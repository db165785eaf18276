import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { PollerRef } from '../../../machines/websites/poller/poller.machine';
import { oldSince } from '../../../machines/websites/poller/poller.select';
import { useApp } from '../../system/refs';
import { formatTime } from '../../lib/dates';
import { Notice } from '../../ui/Notice/Notice';

/** Says of a list of websites that could not be looked at lately from when it is. */
export function ListAge() {
  const { system } = useApp();
  // It begins after the first screen.
  const poller = system.get('poller') as PollerRef | undefined;
  const since = useSelector(poller, (at) => (at ? oldSince(at) : null));
  return (
    since !== null && (
      <Notice tone="warn" title={t('You see your websites as they were at {time}.', { time: formatTime(since) })}>
        {t('We cannot look at them just now, and go on trying. Nothing stops because of it.')}
      </Notice>
    )
  );
}
