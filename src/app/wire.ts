import { fromPromise } from 'xstate';
import { appMachine, type Loaded } from '../../machines/app/app.machine';
import { resourceMachine } from '../../machines/resource/resource.machine';
import { type SessionRef, sessionMachine } from '../../machines/session/session.machine';
import { shellMachine } from '../../machines/shell/shell.machine';
import { themeMachine } from '../../machines/theme/theme.machine';
import { call } from '../effects/call';
import { watchFocus } from '../effects/focus';
import { watchLocation } from '../effects/location';
import { loadProfile, readSession, refreshTokens, revokeSession, store, watchStorage } from '../effects/session';
import { watchShell } from '../effects/shell';
import { paintTheme } from '../effects/theme';
import { type Pattern, routeChunks } from './boot/routeChunks';
import { locate, safe } from './locate';
import { overlayChunks } from './overlays';

const resource = (load: (signal: AbortSignal) => Promise<unknown>) =>
  resourceMachine.provide({
    actors: { load: fromPromise<unknown, undefined>(({ signal }) => load(signal)) },
  });

const nobody = { status: 401, message: '' };

/** The root with every port filled, children first. `session` is asked when a port needs to know who is signed in. */
export const wire = (session: () => SessionRef) =>
  appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: { readSession, loadProfile, refreshTokens, revokeSession },
      }),
      theme: themeMachine.provide({ actors: { paintTheme } }),
      shell: shellMachine.provide({ actors: { watchShell } }),
      balance: resource((signal) => call('balance', {}, signal)),
      dashboard: resource((signal) => call('dashboard', {}, signal)),
      projects: resource((signal) => {
        const user = session().getSnapshot().context.profile?.uuid;
        // Not called without a user id (specification 7).
        return user ? call('projects', { params: { user } }, signal) : Promise.reject(nobody);
      }),
      plans: resource((signal) => call('plans', {}, signal)),
      templates: resource((signal) => call('templates', {}, signal)),
      location: watchLocation({ resolve: (path, search) => locate(path, search, store.lastPath()), safe }),
      storage: watchStorage,
      watchFocus,
      loadScreen: fromPromise<Loaded, { pattern: string }>(({ input }) =>
        routeChunks[input.pattern as Pattern].load().then(({ part }) => part),
      ),
      loadOverlay: fromPromise<Loaded, { name: string }>(({ input }) => {
        const overlay = overlayChunks[input.name];
        return overlay
          ? overlay.load().then(({ part }) => part)
          : Promise.reject(new Error(`No overlay "${input.name}".`));
      }),
    },
  });
