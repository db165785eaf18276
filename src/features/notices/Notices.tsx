import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import type { Notice } from '../../../contract/wire/notices/notices';
import type { InboxRef } from '../../../machines/notices/inbox/inbox.machine';
import { groupsOf } from '../../../machines/notices/inbox/inbox.select';
import { RouteLink } from '../../system/refs';
import { formatMoment } from '../../lib/dates';
import { muted, row, small, spread, stack, title, unseen, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { classes } from '../../ui/classes';
import { Sheet } from '../../ui/Dialog/Sheet';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../ui/EmptyState/ErrorState';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import * as css from './Notices.css';

/** What the bell opens: the newest notices by website, each a link to what it speaks of. */
export function Notices({ actor, onClose }: { actor: InboxRef; onClose: () => void }) {
  const unread = useSelector(actor, ({ context }) => context.unread);
  return (
    <Sheet title={t('Notifications')} side="right" onClose={onClose}>
      <div className={stack[16]}>
        <div className={classes(row[8], spread, wrap)}>
          <span role="status" className={muted}>
            {t('{number} unread', { number: unread })}
          </span>
          <Button
            size="small"
            aria-disabled={unread === 0 || undefined}
            onClick={() => actor.send({ type: 'all.read' })}
          >
            {t('Mark all read')}
          </Button>
        </div>
        <List actor={actor} onClose={onClose} />
        <RouteLink href="/settings/notifications" onClick={onClose} asChild>
          <Button href="/settings/notifications">{t('Choose what you are told')}</Button>
        </RouteLink>
      </div>
    </Sheet>
  );
}

function List({ actor, onClose }: { actor: InboxRef; onClose: () => void }) {
  const notices = useSelector(actor, ({ context }) => context.notices);
  const isLoading = useSelector(actor, (at) => at.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBlind = useSelector(actor, (at) => at.matches('blind'));
  if (isBlind)
    return (
      <ErrorState title={t('Your notifications stopped working')}>{t('Load the page again to see them.')}</ErrorState>
    );
  if (failure !== null && !isLoading)
    return (
      <ErrorState
        title={t('Your notifications could not be loaded')}
        action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('Retry')}</Button>}
      >
        {failure}
      </ErrorState>
    );
  if (notices.length === 0 && isLoading)
    return (
      <Loading label={t('Loading your notifications')} className={stack[16]}>
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="64px" />
      </Loading>
    );
  if (notices.length === 0)
    return (
      <EmptyState title={t('No notifications yet')}>
        {t('What happens to your websites and your money will be told here.')}
      </EmptyState>
    );
  return groupsOf(notices).map((group) => (
    <section key={group.site ?? ''} className={stack[4]}>
      <h3 className={title.card}>{group.site ?? t('Your account')}</h3>
      <ul className={css.list}>
        {group.notices.map((notice) => (
          <li key={notice.id}>
            <Entry notice={notice} actor={actor} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Entry({ notice, actor, onClose }: { notice: Notice; actor: InboxRef; onClose: () => void }) {
  const { id, target, is_read: isRead, created_at: at } = notice;
  const open = () => {
    actor.send({ type: 'notice.read', id });
    onClose();
  };
  return (
    <RouteLink href={target} onClick={open} className={css.notice} data-unread={!isRead || undefined}>
      <span className={css.name}>
        {!isRead && <span className={unseen}>{t('Unread:')} </span>}
        {notice.title}
      </span>
      <span className={muted}>{notice.text}</span>
      <time dateTime={at} className={classes(muted, small)}>
        {formatMoment(at)}
      </time>
    </RouteLink>
  );
}
