import type { Deposit } from '../../../contract/wire/money/money';
import type { UpdatesRef } from '../../../machines/shell/updates/updates.machine';

/** Tells each deposit of which the server says that it changed, as `updates` hears it. */
export const followDeposits = (
  system: { get(name: string): unknown },
  tell: (deposit: Deposit) => void,
): (() => void) => {
  const updates = system.get('updates') as UpdatesRef | undefined;
  let last = updates?.getSnapshot().context.deposit;
  const following = updates?.subscribe(({ context: { deposit } }) => {
    if (deposit && deposit !== last) tell(deposit);
    last = deposit;
  });
  return () => following?.unsubscribe();
};
