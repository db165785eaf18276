import { t } from '../../../contract/languages/t';
import type { StepName } from '../../../contract/wire/wizard/draft';

interface StepWords {
  /** In the row of steps, and on the button that leads there. */
  name: string;
  /** The heading, and what is to be done. */
  title: string;
  description: string;
}

/** What each step is called, in the indicator and above itself. */
export const words: Record<StepName, StepWords> = {
  account: {
    name: t('Account'),
    title: t('Create your Account'),
    description: t('It holds your websites and your balance.'),
  },
  code: { name: t('Validate OTP'), title: t('Validate OTP'), description: t('A code proves that it is you.') },
  domain: {
    name: t('Domain Selection'),
    title: t('Domain Selection'),
    description: t('Find the address that people type. Most names are included in your plan.'),
  },
  website: {
    name: t('Website'),
    title: t('Website'),
    description: t('Configure your website settings and choose a template'),
  },
  business: {
    name: t('Business'),
    title: t('Business Information'),
    description: t('What your website says about you.'),
  },
  images: { name: t('Images'), title: t('Website Images'), description: t('Images that show what you do.') },
  summary: {
    name: t('Order Summary'),
    title: t('Order Summary'),
    description: t('Look it over, then order.'),
  },
};

/** Before it is known which step shows: on a slow network read for seconds, so it says what is to come. */
export const setup = {
  title: t('Website setup'),
  description: t(
    'An address, a look, your words and your pictures, step by step. You see what it costs, and until you order you can change everything.',
  ),
};
