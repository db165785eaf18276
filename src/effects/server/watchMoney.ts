import { type EventObject, fromCallback } from 'xstate';
import type { Balance } from '../../../contract/wire/money/money';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';

/** Says that the cached balance is another one than the last that was known. */
export const watchMoney = fromCallback<EventObject, undefined>(({ system, sendBack }) => {
  const resource = system.get('balance') as ResourceRef | undefined;
  if (!resource) return undefined;
  let last: number | undefined;
  const look = () => {
    const now = (resource.getSnapshot().context.value as Balance | null)?.balance ?? last;
    if (last !== undefined && now !== last) sendBack({ type: 'money.moved' });
    last = now;
  };
  const { unsubscribe } = resource.subscribe(look);
  resource.send({ type: 'resource.watch' });
  look();
  return () => {
    unsubscribe();
    resource.send({ type: 'resource.unwatch' });
  };
});
