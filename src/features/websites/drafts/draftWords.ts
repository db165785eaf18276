import { t } from '../../../../contract/languages/t';
import type { DraftSummary } from '../../../../contract/wire/wizard/drafts';

/** What the wizard calls its steps. */
export const stepNames: Record<DraftSummary['step'], string> = {
  account: t('Account'),
  code: t('Validate OTP'),
  domain: t('Domain Selection'),
  website: t('Website'),
  business: t('Business'),
  images: t('Images'),
  summary: t('Order Summary'),
};

export const draftName = ({ domain, name }: DraftSummary) => domain ?? (name || t('a website without a name'));

/** The wizard with all that was chosen. */
export const draftPath = ({ id }: DraftSummary) => `/website-setup?draft=${id}`;
