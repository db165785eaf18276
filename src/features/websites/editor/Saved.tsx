import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import { explain } from '../../../../contract/rules/failure';
import type { EditSyncRef } from '../../../../machines/websites/editSync/editSync.machine';
import { isOffline, type Whereabouts, whereaboutsOf } from '../../../../machines/websites/editSync/editSync.select';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from './laterDialog';

const words: Record<Whereabouts, string> = {
  saved: t('Saved'),
  saving: t('Saving…'),
  here: t('Saved on this device only.'),
  nowhere: t('Not saved: this browser has no room.'),
};

/** Where what was changed last is, and the way on where only this browser has it. */
export function Saved({ actor, isTyping }: { actor: EditSyncRef; isTyping: boolean }) {
  const where = useSelector(actor, whereaboutsOf);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const offline = useSelector(actor, isOffline);
  if (where === 'saved' || where === 'saving') return isTyping ? words.saving : words[where];
  const reason = offline ? t('You are offline.') : failure ? explain('default', failure) : '';
  return (
    <>
      {words[where]} {reason}{' '}
      <Button size="small" kind="ghost" onClick={() => actor.send({ type: 'edits.retry' })}>
        {t('Try again')}
      </Button>
    </>
  );
}

const losses = {
  signOut: {
    title: t('Sign out all the same?'),
    here: t('What you changed last is saved on this device only, and signing out removes it.'),
    leave: t('Sign out and lose it'),
  },
  leave: {
    title: t('Leave this page?'),
    here: t('What you changed last is saved on this device only. It is sent once you open the editor here again.'),
    leave: t('Leave'),
  },
};
const nowhere = t('What you changed last is saved nowhere yet. It would be lost.');

/** Asked where a way off the page would lose something, or leave it to this browser alone. */
export function LeaveQuestion({ actor }: { actor: EditSyncRef }) {
  const isAsked = useSelector(actor, (at) => at.matches({ leaving: 'asking' }));
  const { way, isStored } = useSelector(actor, ({ context }) => context);
  if (!isAsked) return null;
  const loss = losses[way.kind === 'signOut' ? 'signOut' : 'leave'];
  const stay = () => actor.send({ type: 'leave.stay' });
  return (
    <Dialog
      title={loss.title}
      description={isStored ? loss.here : nowhere}
      role="alertdialog"
      size="small"
      onClose={stay}
      actions={
        <>
          <Button kind="danger" onClick={() => actor.send({ type: 'leave.anyway' })}>
            {loss.leave}
          </Button>
          <Button kind="primary" onClick={stay}>
            {t('Stay')}
          </Button>
        </>
      }
    />
  );
}
