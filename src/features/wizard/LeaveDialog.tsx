import { t } from '../../../contract/languages/t';
import type { WizardRef } from '../../../machines/wizard/wizard/wizard.machine';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';

/** 'Cancel Website Creation?', before the wizard is left. */
export function LeaveDialog({ actor }: { actor: WizardRef }) {
  const stay = () => actor.send({ type: 'wizard.continue' });
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={t('Cancel Website Creation?')}
      description={t('Your progress will be lost, unless you keep the draft, and you will be taken to the dashboard.')}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('Continue Setup')}</Button>
          <Button onClick={() => actor.send({ type: 'wizard.leave' })}>{t('Keep draft')}</Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'wizard.abandon' })}>
            {t('Yes, Cancel & Go to Dashboard')}
          </Button>
        </>
      }
    />
  );
}
