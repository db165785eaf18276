import { t } from '../../languages/t';
/** The limit of websites that is reached; null while there is room. A limit of 0 is none. */
export const limitReached = (projectLimit: number, websites: number): number | null =>
  projectLimit > 0 && websites >= projectLimit ? projectLimit : null;

/** What a customer at that limit reads, wherever they meet it. */
export const limitSentence = (limit: number) =>
  limit === 1
    ? t('Your plan holds 1 website, and you have it.')
    : `Your plan holds ${limit} websites, and you have them all.`;

/** In the text of a plan's benefit: where its limit stands. */
export const limitPlace = '{websites}';

/** A plan's benefit with the limit that is: 'Up to 3 websites in one account'. */
export const benefitOf = (text: string, projectLimit: number) =>
  text.replace(
    limitPlace,
    projectLimit === 0
      ? t('Any number of websites')
      : projectLimit === 1
        ? t('One website')
        : `Up to ${projectLimit} websites`,
  );
