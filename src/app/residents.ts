import { fromPromise } from 'xstate';
import type { Loaded } from '../../machines/shell/app/app.machine';
import { resourceMachine } from '../../machines/shell/resource/resource.machine';
import type { SessionRef } from '../../machines/session/session/session.machine';
import { shellMachine } from '../../machines/shell/shell/shell.machine';
import { call } from '../effects/server/call';
import { readSidebar, watchShell } from '../effects/browser/shell';

const resource = (load: (signal: AbortSignal, session: SessionRef) => Promise<unknown>, staleAfter?: number) => ({
  logic: resourceMachine.provide({
    actors: {
      load: fromPromise<unknown, undefined>(({ signal, system }) => load(signal, system.get('session') as SessionRef)),
    },
  }),
  ...(staleAfter !== undefined && { input: { staleAfter } }),
});

/** Milliseconds: sums move slowly, and whatever moves them says so. */
const dashboardStaleAfter = 300_000;
const nobody = { status: 401, message: '' };

/** Who lives beside the screens of a customer and in the wizard: the shell and the cached resources. */
export const residents = (): NonNullable<Loaded['residents']> => ({
  shell: { logic: shellMachine.provide({ actors: { watchShell } }), input: { isOpen: readSidebar() } },
  balance: resource((signal) => call('balance', {}, signal)),
  dashboard: resource((signal) => call('dashboard', {}, signal), dashboardStaleAfter),
  projects: resource((signal, session) => {
    const user = session.getSnapshot().context.profile?.uuid;
    // Not called without a user id.
    return user ? call('projects', { params: { user } }, signal) : Promise.reject(nobody);
  }),
  plans: resource((signal) => call('plans', {}, signal)),
  templates: resource((signal) => call('templates', {}, signal)),
});
