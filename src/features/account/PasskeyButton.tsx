import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type { PasskeySignInRef } from '../../../machines/account/passkeySignIn/passkeySignIn.machine';
import { stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { Notice } from '../../ui/Notice/Notice';

/** Has the browser's dialog opened; then the next screen is on its way. */
export function PasskeyButton({ actor }: { actor: PasskeySignInRef }) {
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isOpening = useSelector(actor, (at) => at.matches('signedIn'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <div className={stack[8]}>
      <Button
        wide
        icon={<KeyRound />}
        busy={isBusy && (isOpening ? t('Opening your account') : t('Waiting for your passkey'))}
        onClick={() => actor.send({ type: 'passkey.choose' })}
      >
        {t('Use a passkey')}
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </div>
  );
}
