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
      Resend code
      {!canResend && !isSending && (
        <>
          {' in '}
          <Countdown seconds={secondsLeft} />
        </>
      )}
    </Button>
  );
}
