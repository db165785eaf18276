import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/shell/app/app.machine';
import { routeChunks } from './boot/routeChunks';
import type { Pattern } from './routes';

type RootSnapshot = SnapshotFrom<typeof appMachine>;

/** The route whose frame may stand already, while it is not known yet who is signed in; null for any other moment. */
export const awaitedPattern = (root: RootSnapshot): Pattern | null =>
  root.matches({ screen: 'gated' }) ? ((root.context.address?.pattern ?? null) as Pattern | null) : null;

/** Whether there is something to render: a screen, an error, or the frame of the screen to come. */
export function isRenderable(root: RootSnapshot): boolean {
  const awaited = awaitedPattern(root);
  return root.hasTag('settled') || (awaited !== null && Boolean(routeChunks[awaited].loaded()?.part.Frame));
}
