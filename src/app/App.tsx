import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { t } from '../../contract/languages/t';
import type { AppRef } from '../../machines/shell/app/app.machine';
import * as css from './App.css';
import { awaitedPattern } from './awaited';
import { Boundary } from './Boundary';
import { chunk } from '../lib/chunk';
import { lazily } from '../ui/Lazy/lazily';
import { routeChunks } from './boot/routeChunks';
import { overlayChunks } from './overlays';
import { SystemContext, useAddress, useApp, useToasts } from '../system/refs';
import { type Pattern, routes } from '../system/routes';

/** The address and the machines on one side, the views on the other. */
export function App({ root }: { root: AppRef }) {
  return (
    <SystemContext value={root.system}>
      <Screen />
      <Overlay />
      <Progress />
      <Toasts />
    </SystemContext>
  );
}

const toasts = chunk(() => import('../features/shell/toasts/Toasts'));

/** Loaded after the first screen, so that its live regions are there before what they announce. */
function Toasts() {
  const current = useSelector(useToasts(), ({ context }) => context.current?.id);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  const View = toasts.loaded()?.Toasts;
  // A download that failed is tried again with the next toast.
  useEffect(() => {
    if (!toasts.loaded()) toasts.load().then(arrived, () => undefined);
  }, [current]);
  return View ? <View /> : null;
}

function Screen() {
  const root = useApp();
  const shown = useSelector(root, ({ context }) => (context.shown?.pattern ?? null) as Pattern | null);
  const actor = useSelector(root, ({ children }) => children['screen'] as AnyActorRef | undefined);
  const hasFailed = useSelector(root, (snapshot) => snapshot.matches({ screen: 'failed' }));
  const awaited = useSelector(root, awaitedPattern);
  useArrival(shown);
  if (hasFailed) return <Failed onRetry={() => root.send({ type: 'screen.retry' })} />;
  const pattern = shown ?? awaited;
  const part = pattern && routeChunks[pattern].loaded()?.part;
  if (!part) return null;
  const Frame = part.Frame ?? Bare;
  // The frame stands before it is known who is signed in (no screen is shown before the profile).
  if (!shown || !actor) return <Frame description={part.description}>{null}</Frame>;
  return (
    <Frame description={part.description}>
      <Boundary key={actor.sessionId} fallback={<Failed onRetry={() => window.location.reload()} />}>
        <part.View actor={actor} />
      </Boundary>
    </Frame>
  );
}

const Bare = ({ children }: { description?: string | undefined; children: ReactNode }) => children;

/** Fetched when the browser is idle, with the page of its address; what cannot be fetched then says so itself. */
const ErrorPage = lazily(
  chunk(() => import('../features/shell/error/ErrorPage')),
  ({ ErrorPage }) => ErrorPage,
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorPage status={500} title={t('Oops! Something went wrong')} onRetry={onRetry}>
    {t('Please try again later')}
  </ErrorPage>
);

function Overlay() {
  const root = useApp();
  const name = useSelector(root, ({ context }) => context.overlay?.name);
  const actor = useSelector(root, ({ children }) => children['overlay'] as AnyActorRef | undefined);
  const View = name && overlayChunks[name]?.loaded()?.part.View;
  if (!View || !actor) return null;
  return (
    <Boundary key={actor.sessionId} fallback={null} onBreak={() => root.send({ type: 'overlay.close' })}>
      <View actor={actor} />
    </Boundary>
  );
}

function Progress() {
  const isSettled = useSelector(useApp(), (snapshot) => snapshot.hasTag('settled'));
  return isSettled ? null : <div className={css.progress} role="progressbar" aria-label={t('Loading')} />;
}

/** A screen's name goes to the document; after a navigation the focus goes to its heading (WCAG 2.4.2, 2.4.3). */
function useArrival(shown: Pattern | null) {
  const address = useAddress();
  const last = useRef<string>(undefined);
  const path = address?.path;
  const by = address?.by;

  useLayoutEffect(() => {
    if (!shown) return;
    const { title } = routes[shown];
    const description = routeChunks[shown].loaded()?.part.description ?? title;
    document.title = `${title} · Sitewright`;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    // Whoever filters or turns a page changes the search alone, and stays where they are.
    const place = `${shown} ${path}`;
    if (last.current !== undefined && last.current !== place) {
      document.getElementById('page-title')?.focus({ preventScroll: true });
      if (by === 'go') window.scrollTo(0, 0);
    }
    last.current = place;
  }, [shown, path, by]);
}
