import { type EventObject, fromCallback } from 'xstate';
import type { Failure } from '../../../contract/rules/failure';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';

export interface Known {
  value: unknown;
  failure: Failure | null;
}

/**
 * Follows a cached resource of the root, and tells each new value, or why there is none. It is kept fresh meanwhile, unless
 * only what is known anyway is wanted.
 */
export const watchResource = (name: string, newsOf: (known: Known) => EventObject | null, isAskedFor = true) =>
  fromCallback<EventObject, undefined>(({ system, sendBack }) => {
    const resource = system.get(name) as ResourceRef | undefined;
    if (!resource) return undefined;
    let told: Known = { value: null, failure: null };
    const look = () => {
      const snapshot = resource.getSnapshot();
      const { value } = snapshot.context;
      const failure = snapshot.matches('failed') ? snapshot.context.failure : null;
      if (value === told.value && failure === told.failure) return;
      told = { value, failure };
      const news = newsOf(told);
      if (news) sendBack(news);
    };
    const subscription = resource.subscribe(look);
    if (isAskedFor) resource.send({ type: 'resource.watch' });
    look();
    return () => {
      subscription.unsubscribe();
      if (isAskedFor) resource.send({ type: 'resource.unwatch' });
    };
  });
