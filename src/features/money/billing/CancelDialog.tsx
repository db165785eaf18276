import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { CancellationRef } from '../../../../machines/money/cancellation/cancellation.machine';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';

/** 'Cancel this website?', before its subscription is ended. */
export function CancelDialog({ actor }: { actor: CancellationRef }) {
  const domain = useSelector(actor, ({ context }) => context.subscription?.domain);
  const isBusy = useSelector(actor, (at) => at.matches('cancelling'));
  const decline = () => actor.send({ type: 'cancellation.decline' });
  return (
    <Dialog
      title={t('Cancel {domain}?', { domain: domain ?? '' })}
      role="alertdialog"
      size="small"
      onClose={decline}
      actions={
        <>
          <Button onClick={decline}>{t('Keep the website')}</Button>
          <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'cancellation.confirm' })}>
            {t('Cancel the website')}
          </Button>
        </>
      }
    >
      {t(
        'It stays online to the end of the month that is paid, and nothing more is charged. Until then you can take this back.',
      )}
    </Dialog>
  );
}
