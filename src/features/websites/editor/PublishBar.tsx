import { useSelector } from '@xstate/react';
import { Redo2, Undo2 } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import { canPublish, changesIn, isChanged, isSending } from '../../../../machines/websites/editor/editor.select';
import type { PartChange } from '../../../../machines/websites/editor/editor.values';
import { muted, row, wrap } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { classes } from '../../../ui/classes';
import { useIsFixed } from './Fields';
import { titleOf } from './forms';
import { Dialog } from './laterDialog';
import { bar } from './looks';
import { LeaveQuestion, Saved } from './Saved';

/** Back and forth, what is not published, and Publish: in reach of the thumb. */
export function PublishBar({ actor }: { actor: EditorRef }) {
  const canUndo = useSelector(actor, ({ context }) => context.past.length > 0);
  const canRedo = useSelector(actor, ({ context }) => context.future.length > 0);
  const mayPublish = useSelector(actor, canPublish);
  const mayDiscard = useSelector(actor, isChanged);
  const isTyping = useSelector(actor, ({ context }) => context.revision !== context.settled);
  const sync = useSelector(actor, ({ children }) => children.editSync);
  const isBusy = useSelector(actor, isSending);
  const isFixed = useIsFixed(actor);
  return (
    <>
      <div role="group" aria-label={t('Publish')} style={bar} className={classes(row[8], wrap)}>
        <IconButton
          label={t('Undo')}
          icon={<Undo2 aria-hidden />}
          aria-disabled={!canUndo || isFixed || undefined}
          onClick={() => actor.send({ type: 'edit.undo' })}
        />
        <IconButton
          label={t('Redo')}
          icon={<Redo2 aria-hidden />}
          aria-disabled={!canRedo || isFixed || undefined}
          onClick={() => actor.send({ type: 'edit.redo' })}
        />
        <span role="status" className={muted} style={{ flex: '1 1 10rem' }}>
          {mayDiscard ? t('Not published yet.') : t('Nothing to publish.')}{' '}
          {sync && <Saved actor={sync} isTyping={isTyping} />}
        </span>
        {mayDiscard && (
          <Button
            kind="ghost"
            aria-disabled={isFixed || undefined}
            onClick={() => actor.send({ type: 'content.discard' })}
          >
            {t('Discard')}
          </Button>
        )}
        <Button
          kind="primary"
          busy={isBusy}
          aria-disabled={!mayPublish || undefined}
          onClick={() => actor.send({ type: 'publish.ask' })}
        >
          {t('Publish')}
        </Button>
      </div>
      <Review actor={actor} />
      {sync && <LeaveQuestion actor={sync} />}
    </>
  );
}

const changed: Record<PartChange['how'], (part: string) => string> = {
  added: (part) => t('{part} added', { part }),
  removed: (part) => t('{part} removed', { part }),
  changed: (part) => t('{part} changed', { part }),
};

/** What visitors will see otherwise, before they do. */
function Review({ actor }: { actor: EditorRef }) {
  const isAsked = useSelector(actor, (at) => at.matches({ open: { form: 'reviewing' } }));
  if (!isAsked) return null;
  const cancel = () => actor.send({ type: 'publish.cancel' });
  return (
    <Dialog
      title={t('Publish these changes?')}
      description={t('Visitors see them in a few seconds. Under Versions you can go back.')}
      size="small"
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('Go on editing')}</Button>
          <Button kind="primary" onClick={() => actor.send({ type: 'content.publish' })}>
            {t('Publish now')}
          </Button>
        </>
      }
    >
      <ul>
        {changesIn(actor.getSnapshot()).map(({ part, how }) => (
          <li key={part}>{changed[how](titleOf(part))}</li>
        ))}
      </ul>
    </Dialog>
  );
}
