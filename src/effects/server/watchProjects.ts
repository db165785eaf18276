import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import type { Failure } from '../../../contract/rules/failure';
import type { Project } from '../../../contract/wire/websites/project';
import type { SessionRef } from '../../../machines/session/session/session.machine';
import type { AppRef } from '../../../machines/shell/app/app.machine';
import type { ResourceRef } from '../../../machines/shell/resource/resource.machine';
import type { ListShare, PollerEvent } from '../../../machines/websites/poller/poller.machine';

type System = AnyActorRef['system'];

const listOf = (system: System) => system.get('projects') as ResourceRef | undefined;

/** Begins once the cached list is there, which arrives with the first screen of a customer; the returned function ends it. */
function whenListed(system: System, begin: (list: ResourceRef) => () => void): () => void {
  let stop: (() => void) | undefined;
  const look = () => {
    const list = listOf(system);
    if (list) stop ??= begin(list);
  };
  const arriving = (system.get('app') as AppRef).subscribe(look);
  look();
  return () => {
    arriving.unsubscribe();
    stop?.();
  };
}

/**
 * What the cached list of websites holds, and when a look at it came to nothing, as long as a screen shows it.
 *
 * @param chance from 0 to 1, evenly spread
 * @param now in ms
 */
export const watchProjects = (chance: () => number, now: () => number) =>
  fromCallback<EventObject, undefined>(({ system, sendBack }) =>
    whenListed(system, (list) => {
      let value: unknown;
      let at = 0;
      let failure: Failure | null = null;
      let isWatched = false;
      const say = (event: PollerEvent) => sendBack(event);
      const look = () => {
        const snapshot = list.getSnapshot();
        const { context } = snapshot;
        const before = { value, failure, isWatched };
        isWatched = context.watchers > 0;
        value = context.value;
        failure = snapshot.matches('failed') ? context.failure : null;
        if (value !== before.value) at = now();
        if (isWatched && (value !== before.value || !before.isWatched)) {
          const statuses = (value as Project[] | null)?.map(({ project_status }) => project_status) ?? null;
          say({ type: 'projects.changed', statuses, at, chance: chance() });
        }
        if (isWatched && failure && failure !== before.failure) say({ type: 'projects.failed', chance: chance() });
        if (before.isWatched && !isWatched) say({ type: 'projects.left' });
      };
      const { unsubscribe } = list.subscribe(look);
      look();
      return unsubscribe;
    }),
  );

/** What crosses from tab to tab: whose list it is, for another may be signed in there by now. */
interface Shared {
  user: string;
  list: Project[];
}

/** Gives the list that this tab loaded to the others, and takes theirs. */
export const shareList = fromCallback<ListShare, undefined>(({ system, receive }) => {
  // An old browser: each tab asks for itself.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('websites');
  const user = () => (system.get('session') as SessionRef).getSnapshot().context.profile?.uuid;
  let taken: unknown;
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.user !== user()) return;
    taken = data.list;
    listOf(system)?.send({ type: 'resource.known', value: data.list });
  });
  receive(() => {
    const list = listOf(system)?.getSnapshot().context.value as Project[] | null | undefined;
    const whose = user();
    // What another has given is not given back.
    if (list && whose && list !== taken) channel.postMessage({ user: whose, list } satisfies Shared);
  });
  return () => channel.close();
});
