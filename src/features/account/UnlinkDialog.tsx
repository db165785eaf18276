import { useSelector } from '@xstate/react';
import { providerTitle } from '../../../contract/rules/account/providers';
import type { LinkingRef } from '../../../machines/account/linking/linking.machine';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';

/** Asks before an account at another service opens this one no more. */
export function UnlinkDialog({ actor }: { actor: LinkingRef }) {
  const provider = useSelector(actor, ({ context }) => context.provider);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const keep = () => actor.send({ type: 'unlink.cancel' });
  const name = provider ? providerTitle(provider) : '';
  return (
    <Dialog
      size="small"
      role="alertdialog"
      title={`Unlink ${name}?`}
      description={`You can no longer sign in with ${name}. You can link it again at any time.`}
      onClose={isBusy ? undefined : keep}
      actions={
        <>
          <Button disabled={isBusy} onClick={keep}>
            Keep it
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => actor.send({ type: 'unlink.confirm' })}>
            Unlink
          </Button>
        </>
      }
    />
  );
}
