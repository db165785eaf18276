import { t } from '../../../contract/languages/t';
import type { DraftTrouble } from '../../../machines/protocols/drafts';

/** A draft that cannot be had is said: never a blank screen, never a silent one. */
export const troubles: Record<DraftTrouble, { title: string; text: string }> = {
  broken: {
    title: t('Your draft could not be read'),
    text: t('It was put aside. You start with an empty one.'),
  },
  blocked: {
    title: t('This browser does not keep your draft'),
    text: t('You can go on, but keep this page open until you have ordered.'),
  },
  unsought: {
    title: t('Your other drafts could not be looked for'),
    text: t('They are kept. Begin here, or look again.'),
  },
};
