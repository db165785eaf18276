import type { DraftSummary } from '../../../../contract/wire/wizard/drafts';

/** What the wizard calls its steps. */
export const stepNames: Record<DraftSummary['step'], string> = {
  account: 'Account',
  code: 'Validate OTP',
  domain: 'Domain Selection',
  website: 'Website',
  business: 'Business',
  images: 'Images',
  summary: 'Order Summary',
};

export const draftName = ({ domain, name }: DraftSummary) => domain ?? (name || 'a website without a name');

/** The wizard with all that was chosen. */
export const draftPath = ({ id }: DraftSummary) => `/website-setup?draft=${id}`;
