import { chunk } from '../../../lib/chunk';
import { lazily } from '../../../ui/Lazy/lazily';

/** A dialog is met by few, and late. */
export const Dialog = lazily(
  chunk(() => import('../../../ui/Dialog/Dialog')),
  ({ Dialog }) => Dialog,
);
