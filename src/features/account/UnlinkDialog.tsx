import { useSelector } from '@xstate/react';
import { t } from '../../../contract/languages/t';
import { providerTitle } from '../../../contract/rules/account/providers';
import type { LinkedAccountsRef } from '../../../machines/account/linkedAccounts/linkedAccounts.machine';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';

/** Asks before an account at another service opens this one no more. */
export function UnlinkDialog({ actor }: { actor: LinkedAccountsRef }) {
  const provider = useSelector(actor, ({ context }) => context.provider);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const cancel = () => actor.send({ type: 'unlink.cancel' });
  const name = provider ? providerTitle(provider) : '';
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={t('Unlink {service}?', { service: name })}
      description={t('You can no longer sign in with {service}. You can link it again at any time.', { service: name })}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {t('Keep it')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'unlink.confirm' })}>
            {t('Unlink')}
          </Button>
        </>
      }
    />
  );
}
