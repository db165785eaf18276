import { type EditSyncSnapshot, isAlone } from './editSync.machine';

/** Where what was changed last is: on the server, on its way there, in this browser alone, or nowhere but on the page. */
export type Whereabouts = 'saved' | 'saving' | 'here' | 'nowhere';

export function whereaboutsOf({ context }: EditSyncSnapshot): Whereabouts {
  if (context.isSaved) return 'saved';
  if (!isAlone(context)) return 'saving';
  return context.isStored ? 'here' : 'nowhere';
}

/** Nothing came back, for no reason that is known: not even that it took too long. */
export const isOffline = ({ context: { failure } }: EditSyncSnapshot) =>
  failure?.status === null && failure.code === undefined;
