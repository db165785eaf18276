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
    description: 'Your website belongs to it, and so does your balance.',
  },
  code: { name: 'Validate OTP', title: 'Validate OTP', description: 'A code proves that the mailbox is yours.' },
  domain: {
    name: 'Domain Selection',
    title: 'Domain Selection',
    description: 'Find the address that people will type to reach you.',
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
  images: { name: 'Images', title: 'Website Images', description: 'Pictures that show what you do.' },
  summary: {
    name: 'Order Summary',
    title: 'Order Summary',
    description: 'Look through everything once more before you order.',
  },
};

/** Before it is known which step shows. */
export const setup = { title: 'Website setup', description: 'Build a new website, step by step.' };

/** A draft that cannot be had is said: never a blank screen, never a silent one. */
export const troubles: Record<DraftTrouble, { title: string; text: string }> = {
  broken: {
    title: 'Your saved order could not be read',
    text: 'It was put aside, and you start with an empty one.',
  },
  blocked: {
    title: 'This browser does not keep your order',
    text: 'You can go on, but keep this page open until you have ordered.',
  },
  unsought: {
    title: 'Your other drafts could not be looked for',
    text: 'They are kept. You can begin here, or look again.',
  },
};
