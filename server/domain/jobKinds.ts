import { documentMissing } from './money/billing/missing';
import { renewDomain } from './money/domains/renew';
import { watchDeposit } from './money/deposits/watch';
import { renew } from './money/subscriptions/renew';
import { probeWebsites } from './statistics/probe';
import { rollUpVisits } from './statistics/rollUp';
import { sendDigest } from './notices/digest';
import { sendPush } from './notices/push';
import { sendMail } from './mail/mail';
import { giveUpDeployment } from './websites/pipeline/failure';
import { deployStage } from './websites/pipeline/stages';
import { makeSizes } from './websites/photos/sizes';
import { forgetUnshown } from './websites/photos/save';
import { takeDown } from './websites/pipeline/takeDown';
import { lookForDomain } from './websites/domains/looks';
import { closeWebsite, eraseWebsite } from './websites/projects/close';
import { publishVersion } from './websites/versions/publish';
import { refreshVersion } from './websites/versions/refresh';
import { serveVersion } from './websites/versions/serve';
import { forgetAttachment } from './support/attachments';
import { refundOrder } from './wizard/orders/refund';
import { placeWish } from './wizard/wishes/place';
import { removePreview } from './wizard/previews/shelf';
import type { AnyJobKind } from './jobs/kind';

/** Every kind of job that this server works on. */
export const jobKinds: readonly AnyJobKind[] = [
  closeWebsite,
  deployStage,
  documentMissing,
  eraseWebsite,
  forgetAttachment,
  forgetUnshown,
  giveUpDeployment,
  lookForDomain,
  makeSizes,
  placeWish,
  probeWebsites,
  publishVersion,
  refreshVersion,
  refundOrder,
  removePreview,
  renew,
  renewDomain,
  rollUpVisits,
  sendDigest,
  sendMail,
  sendPush,
  serveVersion,
  takeDown,
  watchDeposit,
];
