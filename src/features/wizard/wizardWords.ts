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
    name: 'Account',
    title: 'Create your Account',
    description: 'It holds your websites and your balance.',
  },
  code: { name: 'Validate OTP', title: 'Validate OTP', description: 'A code proves that it is you.' },
  domain: {
    name: 'Domain Selection',
    title: 'Domain Selection',
    description: 'Find the address that people type.',
  },
  website: {
    name: 'Website',
    title: 'Website',
    description: 'Configure your website settings and choose a template',
  },
  business: {
    name: 'Business',
    title: 'Business Information',
    description: 'What your website says about you.',
  },
  images: { name: 'Images', title: 'Website Images', description: 'Images that show what you do.' },
  summary: {
    name: 'Order Summary',
    title: 'Order Summary',
    description: 'Look it over, then order.',
  },
};

/** Before it is known which step shows. */
export const setup = { title: 'Website setup', description: 'Build a website, step by step.' };
