import type { StepName } from '../../../contract/wire/wizard/draft';
import type { DraftTrouble } from '../../../machines/protocols/drafts';

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
    description: 'Find the address that people type to reach you.',
  },
  website: {
    name: 'Website',
    title: 'Website',
    description: 'Configure your website settings and choose a template',
  },
  business: {
    name: 'Business',
    title: 'Business Information',
    description: 'What your website says about you, and how people reach you.',
  },
  images: { name: 'Images', title: 'Website Images', description: 'Images that show what you do.' },
  summary: {
    name: 'Order Summary',
    title: 'Order Summary',
    description: 'Look at everything once more, then order.',
  },
};

/** Before it is known which step shows. */
export const setup = { title: 'Website setup', description: 'Build a new website, step by step.' };

/** A draft that cannot be had is said: never a blank screen, never a silent one. */
export const troubles: Record<DraftTrouble, { title: string; text: string }> = {
  broken: {
    title: 'Your draft could not be read',
    text: 'It was put aside. You start with an empty one.',
  },
  blocked: {
    title: 'This browser does not keep your draft',
    text: 'You can go on, but keep this page open until you have ordered.',
  },
  unsought: {
    title: 'Your other drafts could not be looked for',
    text: 'They are kept. Begin here, or look again.',
  },
};
