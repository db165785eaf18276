import { documentMissing } from './money/billing/missing';
import { watchDeposit } from './money/deposits/watch';
import { sendMail } from './mail/mail';
import { deployStage } from './websites/pipeline/stages';
import { takeDown } from './websites/pipeline/takeDown';
import { removePreview } from './wizard/previews/shelf';
import type { AnyJobKind } from './jobs/kind';

/** Every kind of job that this server works on. */
export const jobKinds: readonly AnyJobKind[] = [
  deployStage,
  documentMissing,
  removePreview,
  sendMail,
  takeDown,
  watchDeposit,
];
