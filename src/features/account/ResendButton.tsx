import { t } from '../../../contract/languages/t';
import { rich } from '../../ui/rich/rich';
import { Button } from '../../ui/Button/Button';
import { Countdown } from '../../ui/Countdown/Countdown';

interface ResendButtonProps {
  isSending: boolean;
  canResend: boolean;
  /** Until another code may be asked for. */
  secondsLeft: number;
  onResend: () => void;
}

/** Asks for another code, and counts down to when it may. */
export function ResendButton({ isSending, canResend, secondsLeft, onResend }: ResendButtonProps) {
  return (
    <Button kind="ghost" busy={isSending} disabled={!isSending && !canResend} onClick={onResend}>
      {canResend || isSending
        ? t('Resend code')
        : rich('Resend code in {time}', { time: <Countdown seconds={secondsLeft} /> })}
    </Button>
  );
}
