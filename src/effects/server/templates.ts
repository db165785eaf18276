import { type EventObject, fromCallback } from 'xstate';
import { explain, type Failure } from '../../../contract/rules/failure';
import { limitReached } from '../../../contract/rules/websites/projectLimit';
import type { Plan, Template } from '../../../contract/wire/money/plan';
import type { Dashboard } from '../../../contract/wire/websites/project';
import type { RoomNews } from '../../../machines/protocols/resource';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';

interface Known {
  value: unknown;
  failure: Failure | null;
}

/**
 * Follows a cached resource of the root, and tells each new value, or why there is none. It is kept fresh meanwhile, unless
 * only what is known anyway is wanted.
 */
const watch = (name: string, newsOf: (known: Known) => EventObject | null, isAskedFor = true) =>
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

/** Tells the wizard the plans once they are known. */
export const watchPlans = watch('plans', ({ value }) =>
  value === null ? null : { type: 'plans.changed', plans: value as Plan[] },
);

const roomIn = ({ value, failure }: Known): RoomNews | null => {
  if (value === null) return failure && { type: 'room.changed', limit: null };
  const { plan, websites } = value as Dashboard;
  return { type: 'room.changed', limit: limitReached(plan?.projectLimit ?? 0, websites.total) };
};

/** Tells whether the plan holds another website; figures that cannot be had keep nobody from it. */
export const watchRoom = watch('dashboard', roomIn);

/** The same of what is known: nobody asked for figures, so that their failure leads nowhere. */
export const followRoom = watch('dashboard', roomIn, false);

/** Tells the website step the templates, or why they could not be loaded. */
export const watchTemplates = watch('templates', ({ value, failure }) => ({
  type: 'templates.changed',
  templates: value as Template[] | null,
  problem: value === null && failure ? explain('default', failure) : null,
}));
