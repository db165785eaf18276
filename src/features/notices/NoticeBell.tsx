import { useSelector } from '@xstate/react';
import { Bell } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type { InboxRef } from '../../../machines/notices/inbox/inbox.machine';
import { useShell } from '../../system/refs';
import { chunk } from '../../lib/chunk';
import { IconButton } from '../../ui/Button/IconButton';
import { lazily } from '../../ui/Lazy/lazily';
import * as css from './NoticeBell.css';

const Notices = lazily(
  chunk(() => import('./Notices')),
  ({ Notices }) => Notices,
);

/** How many notices are unread, and the way to them; who they come from runs from after the first screen on. */
export function NoticeBell() {
  const shell = useShell();
  const unread = useSelector(shell, ({ context }) => context.unread);
  const isOpen = useSelector(shell, (at) => at.matches({ panel: 'notices' }));
  const inbox = shell.system.get('inbox') as InboxRef | undefined;
  return (
    <>
      <IconButton
        label={unread > 0 ? t('Notifications, {number} unread', { number: unread }) : t('Notifications')}
        icon={<Bell aria-hidden />}
        data-count={unread > 0 ? Math.min(unread, 99) : undefined}
        className={css.bell}
        onClick={() => shell.send({ type: 'notices.open' })}
        onPointerEnter={() => void Notices.preload()}
      />
      {isOpen && inbox && <Notices actor={inbox} onClose={() => shell.send({ type: 'panel.close' })} />}
    </>
  );
}
