import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/shell/app/app.machine';
import { routeChunks } from './boot/routeChunks';
import type { Pattern } from '../system/routes';

type RootSnapshot = SnapshotFrom<typeof appMachine>;

const patternOf = ({ context }: RootSnapshot) => (context.address?.pattern ?? null) as Pattern | null;
const isGated = (root: RootSnapshot) => root.matches({ screen: 'gated' });

/**
 * The route whose frame may stand already: while it is not known who is signed in, and from then on until the screen is
 * there. The second is a turn at most, and a page without its frame for a turn would be built, and painted, twice. Whoever
 * is led here from a page without the frame waits: what the frame shows comes with the screen.
 */
export function awaitedPattern(root: RootSnapshot): Pattern | null {
  const isFramed = root.matches({ screen: 'loading' }) && root.context.residents.includes('shell');
  return isGated(root) || isFramed ? patternOf(root) : null;
}

/** Whether there is something to render: a screen, an error, or the frame of the screen to come. */
export function isRenderable(root: RootSnapshot): boolean {
  const pattern = isGated(root) ? patternOf(root) : null;
  return root.hasTag('settled') || (pattern !== null && Boolean(routeChunks[pattern].loaded()?.part.Frame));
}
