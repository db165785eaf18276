import { type EventObject, fromCallback } from 'xstate';
import { explain, type Failure } from '../../../contract/rules/failure';
import type { Plan, Template } from '../../../contract/wire/money/plan';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';

interface Known {
  value: unknown;
  failure: Failure | null;
}

/** Follows a cached resource of the root: keeps it fresh, and tells each new value, or why there is none. */
const watch = (name: string, newsOf: (known: Known) => EventObject | null) =>
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
    resource.send({ type: 'resource.watch' });
    look();
    return () => {
      subscription.unsubscribe();
      resource.send({ type: 'resource.unwatch' });
    };
  });

/** Tells the wizard the plans once they are known. */
export const watchPlans = watch('plans', ({ value }) =>
  value === null ? null : { type: 'plans.changed', plans: value as Plan[] },
);

/** Tells the website step the templates, or why they could not be loaded. */
export const watchTemplates = watch('templates', ({ value, failure }) => ({
  type: 'templates.changed',
  templates: value as Template[] | null,
  problem: value === null && failure ? explain('default', failure) : null,
}));
