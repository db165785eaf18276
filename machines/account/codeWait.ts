import { assign } from 'xstate';
import { isTooSoon as isSoonAgain, secondsToWait } from '../../contract/rules/failure';

/** The wait between two mailed codes, as every machine that has some sent knows it. */
export interface CodeWait {
  /** Seconds between two codes. */
  coolDown: number;
  /** Until another code may be asked for; 0 when it may. */
  secondsLeft: number;
}

/** An action on the wait alone, so that one constant fits every machine's `setup({ actions })`. */
type WaitAction<Params = unknown> = (args: unknown, params: Params) => void;
interface Refusal {
  error: unknown;
}

const setSecondsLeft = <Params>(seconds: (wait: CodeWait, params: Params) => number) =>
  assign(({ context }: { context: CodeWait }, params: never) => ({
    secondsLeft: seconds(context, params),
  })) as unknown as WaitAction<Params>;

/** A code was sent: the whole wait begins. */
export const beginCoolDown = setSecondsLeft<unknown>((wait) => wait.coolDown);
/** The server says how much of the wait is left; 0 when it does not. */
export const waitFor = setSecondsLeft<Refusal>((_, { error }) => secondsToWait(error));
/** A second is over. */
export const count = setSecondsLeft<unknown>(({ secondsLeft }) => secondsLeft - 1);

/** The second that is running is the last one. */
export const isOver = ({ context }: { context: CodeWait }): boolean => context.secondsLeft <= 1;
/** The code before is still on its way, which is no failure. */
export const isTooSoon = ({ context }: { context: CodeWait }, { error }: Refusal): boolean =>
  isSoonAgain(error, context.coolDown);
