import { type Chunk, chunk } from '../lib/chunk';
import type { Part } from './screen';

/**
 * The overlays by name: what `overlay.open` may ask for. Each is a module in `overlays/` that exports
 * `part = livePart({ logic, View })`; its logic is born with the opener's words and `profile`, and runs under its name.
 */
export const overlayChunks: Record<string, Chunk<{ part: Part }>> = {
  deployment: chunk(() => import('./overlays/deployment')),
  deleteAccount: chunk(() => import('./overlays/deleteAccount')),
  palette: chunk(() => import('./overlays/palette')),
  topup: chunk(() => import('./overlays/topup')),
};
