import { useSelector } from '@xstate/react';
import {
  type AnchorHTMLAttributes,
  createContext,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
} from 'react';
import { Link, Router } from 'wouter';
import type { AnyActorRef } from 'xstate';
import type { Profile } from '../../contract/wire/account/account';
import type { Address } from '../../machines/protocols/address';
import type { AppRef } from '../../machines/shell/app/app.machine';
import type { OverlayWish } from '../../machines/protocols/overlay';
import type { ResourceRef } from '../../machines/shell/resource/resource.machine';
import { isSameView, type ResourceView, viewOf } from '../../machines/shell/resource/resource.select';
import type { SessionRef } from '../../machines/session/session/session.machine';
import type { ShellRef } from '../../machines/shell/shell/shell.machine';
import type { ThemeRef } from '../../machines/shell/theme/theme.machine';
import type { ToastsRef } from '../../machines/shell/toasts/toasts.machine';
import type { DraftPictureRef } from '../../machines/wizard/draftPicture/draftPicture.machine';
import type { AccountResources, Resources } from '../../machines/protocols/resource';
import { parser } from './parser';
import { type Pattern, type Route, routes } from './routes';

/** The actors that outlive a screen, by their `systemId`. A test gives its own. */
export interface System {
  get(systemId: string): AnyActorRef | undefined;
}
const ActorsContext = createContext<System>({ get: () => undefined });

/** Around every view: the actors it may ask, and the router, which is where the location actor says and goes through it. */
export const SystemContext = ({ value, children }: { value: System; children: ReactNode }) => (
  <ActorsContext value={value}>
    <Router hook={useWhere} parser={parser}>
      {children}
    </Router>
  </ActorsContext>
);

function useActor<Ref extends AnyActorRef>(systemId: string): Ref {
  const actor = useContext(ActorsContext).get(systemId);
  if (!actor) throw new Error(`No actor runs as "${systemId}".`);
  return actor as Ref;
}

export const useApp = () => useActor<AppRef>('app');
export const useSession = () => useActor<SessionRef>('session');
export const useToasts = () => useActor<ToastsRef>('toasts');
export const useTheme = () => useActor<ThemeRef>('theme');
/** Beside the wizard alone, where it could be loaded: its summary waits for that. */
export const useDraftPicture = () => useContext(ActorsContext).get('draftPicture') as DraftPictureRef | undefined;
export const useShell = () => useActor<ShellRef>('shell');

/** Who is signed in; null for a visitor. */
export const useProfile = (): Profile | null => useSelector(useSession(), ({ context }) => context.profile);

/** Where the browser is; its path and search change with every navigation. */
export const useAddress = (): Address | null => useSelector(useApp(), ({ context }) => context.address);

/** The screen that is shown, or will be. */
export const useShownRoute = (): Route =>
  routes[
    useSelector(useApp(), ({ context: { shown, address } }) => (shown?.pattern ?? address?.pattern ?? '*') as Pattern)
  ];

/** Names the document by what the screen shows by now, over the name of its route. `title` without the product's name. */
export const useDocumentTitle = (title: string) =>
  useEffect(() => {
    document.title = `${title} · Sitewright`;
  }, [title]);

/** Signs out, once a page that holds something unsaved has asked what becomes of it. */
export function useSignOut() {
  const location = useActor<AnyActorRef>('location');
  return () => location.send({ type: 'location.signOut' });
}

/** Goes to a path of ours; `replace` leaves no entry in the history. */
export function useNavigate() {
  const location = useActor<AnyActorRef>('location');
  return useCallback(
    (to: string, { replace = false }: { replace?: boolean } = {}) =>
      location.send({ type: 'location.go', to, replace }),
    [location],
  );
}

/**
 * The router's place. It decodes what it is told, while an address is matched as it is written, here and by the server:
 * with each percent sign encoded once more, both are the same.
 */
const useWhere = (): [string, ReturnType<typeof useNavigate>] => [
  (useAddress()?.path ?? '/').replaceAll('%', '%25'),
  useNavigate(),
];

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'>;

/**
 * A link to a path of ours: the root shows the screen, the page stays. With `asChild` the one child is the anchor
 * (`<RouteLink href="/" asChild><Button kind="primary">Home</Button></RouteLink>`). A click that means to open
 * elsewhere (a modifier, another button) is left to the browser; what always opens elsewhere is no link of this kind.
 */
export const RouteLink = Link as FunctionComponent<
  | (Anchor & { href: string; asChild?: false; ref?: Ref<HTMLAnchorElement> })
  | (Pick<Anchor, 'onClick'> & { href: string; asChild: true; children: ReactElement<Anchor> })
>;

/** Opens an overlay of `overlays.ts` by name, and closes whichever is open. */
export function useOverlay() {
  const app = useApp();
  return {
    open: (name: string, input: OverlayWish = {}) => app.send({ type: 'overlay.open', name, input }),
    close: () => app.send({ type: 'overlay.close' }),
  };
}

type AnyResource = Resources & AccountResources;

/** What is known of a cached resource; it is loaded, and kept fresh, while a view that uses this is mounted. */
export function useResource<Name extends keyof AnyResource>(
  name: Name,
): ResourceView<AnyResource[Name]> & { refresh(): void } {
  const resource = useActor<ResourceRef>(name);
  useEffect(() => {
    resource.send({ type: 'resource.watch' });
    return () => resource.send({ type: 'resource.unwatch' });
  }, [resource]);
  const view = useSelector(resource, viewOf, isSameView) as ResourceView<AnyResource[Name]>;
  return { ...view, refresh: () => resource.send({ type: 'resource.refresh' }) };
}
