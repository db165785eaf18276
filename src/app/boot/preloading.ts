import { chunk } from '../../lib/chunk';
import type * as preloads from './preload';

const preload = chunk(() => import('./preload'));

/** What loads code before it is asked for, itself loaded after the first screen. Without it code comes when it is needed. */
export const preloading = (start: (preload: typeof preloads) => void): void =>
  void preload.load().then(start, () => undefined);
