import { useSelector } from '@xstate/react';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { Router } from 'wouter';
import type { AnyActorRef } from 'xstate';
import type { AppRef } from '../../machines/app/app.machine';
import { type Pattern, routeChunks } from './boot/routeChunks';
import { overlayChunks } from './overlays';
import { SystemContext, useAddress, useApp, useNavigate } from './refs';
import { routes } from './routes';

/** The address and the machines on one side, the views on the other. */
export function App({ root }: { root: AppRef }) {
  return (
    <SystemContext value={root.system}>
      <Router hook={useLocationOfRoot}>
        <Screen />
        <Overlay />
      </Router>
    </SystemContext>
  );
}

/** The root's location as wouter wants it, so that its links are ours. */
function useLocationOfRoot(): [string, (to: string, options?: { replace?: boolean }) => void] {
  return [useAddress()?.path ?? '/', useNavigate()];
}

function Screen() {
  const root = useApp();
  const shown = useSelector(root, ({ context }) => context.shown as Pattern | null);
  const actor = useSelector(root, ({ children }) => children['screen'] as AnyActorRef | undefined);
  const part = shown && routeChunks[shown].loaded()?.part;
  if (!part) return null;
  const Frame = part.Frame ?? Fragment;
  if (part.logic && !actor) return <Frame>{null}</Frame>;
  return (
    <Frame>
      <part.View key={shown} actor={actor as AnyActorRef} />
    </Frame>
  );
}

function Overlay() {
  const root = useApp();
  const name = useSelector(root, ({ context }) => context.overlay?.name);
  const actor = useSelector(root, ({ children }) => children['overlay'] as AnyActorRef | undefined);
  const View = name && overlayChunks[name]?.loaded()?.part.View;
  return View && actor ? <View key={actor.sessionId} actor={actor} /> : null;
}
void [useEffect, useLayoutEffect, useRef, routes];
