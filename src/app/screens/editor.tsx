import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import { type EditorPageRef, editorPageMachine } from '../../../machines/websites/editorPage/editorPage.machine';
import { Shell } from '../../features/shell/Shell';
import { chunk } from '../../lib/chunk';
import { Button } from '../../ui/Button/Button';
import { lazily } from '../../ui/Lazy/lazily';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { late } from '../late';
import { residents } from '../residents';
import { livePart } from '../screen';

const editor = chunk(() => import('../siteEditor'));
const View = lazily(editor, ({ siteEditor }) => siteEditor.View);

/** As high as what comes. */
const Waiting = () => (
  <Loading label={t('Loading the editor')}>
    <Skeleton shape="block" height="24rem" />
  </Loading>
);

function EditorPage({ actor }: { actor: EditorPageRef }) {
  const open = useSelector(actor, ({ children }) => children.editor);
  const isBroken = useSelector(actor, (at) => at.matches('broken'));
  if (isBroken)
    return (
      <Notice
        tone="bad"
        title={t('The editor could not be loaded.')}
        action={
          <Button size="small" onClick={() => actor.send({ type: 'editor.retry' })}>
            {t('Try again')}
          </Button>
        }
      >
        {t('What you changed is saved.')}
      </Notice>
    );
  return open ? <View actor={open} fallback={<Waiting />} /> : <Waiting />;
}

export const part = livePart({
  residents: residents(),
  logic: editorPageMachine.provide({
    actors: {
      fetchEditor: fromPromise<void, undefined>(async () => {
        await editor.load();
      }),
      editor: late(editor, ({ siteEditor }) => siteEditor.logic),
    },
  }),
  View: EditorPage,
  Frame: Shell,
});
