import { fromPromise } from 'xstate';
import { appMachine, type Loaded } from '../../machines/shell/app/app.machine';
import { sessionMachine } from '../../machines/session/session/session.machine';
import { themeMachine } from '../../machines/shell/theme/theme.machine';
import { toastsMachine } from '../../machines/shell/toasts/toasts.machine';
import { watchFocus } from '../effects/browser/focus';
import { watchLocation } from '../effects/browser/location';
import { watchVisibility } from '../effects/browser/visibility';
import {
  loadProfile,
  readSession,
  refreshTokens,
  revokeSession,
  store,
  watchStorage,
} from '../effects/storage/session';
import { paintTheme } from '../effects/browser/theme';
import { routeChunks } from './boot/routeChunks';
import { locate, safe } from './locate';
import { overlayChunks } from './overlays';
import type { Pattern } from '../system/routes';

/** The root with every port filled, children first. */
export const wire = () =>
  appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: { readSession, loadProfile, refreshTokens, revokeSession },
      }),
      toasts: toastsMachine.provide({ actors: { watchVisibility } }),
      theme: themeMachine.provide({ actors: { paintTheme } }),
      location: watchLocation({
        resolve: (path, search) => locate(path, search, store.lastPath()),
        safe,
        now: () => Date.now(),
      }),
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
