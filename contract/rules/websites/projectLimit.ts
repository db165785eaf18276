import { plural, t } from '../../languages/t';
/** The limit of websites that is reached; null while there is room. A limit of 0 is none. */
export const limitReached = (projectLimit: number, websites: number): number | null =>
  projectLimit > 0 && websites >= projectLimit ? projectLimit : null;

/** What a customer at that limit reads, wherever they meet it. */
export const limitSentence = (limit: number) =>
  plural(
    limit,
    'Your plan holds 1 website, and you have it.',
    'Your plan holds {count} websites, and you have them all.',
  );

/** In the text of a plan's benefit: where its limit stands. */
export const limitPlace = '{websites}';

/** A plan's benefit with the limit that is: 'Up to 3 websites in one account'. */
export const benefitOf = (text: string, projectLimit: number) =>
  text.replace(
    limitPlace,
    projectLimit === 0 ? t('Any number of websites') : plural(projectLimit, 'One website', 'Up to {count} websites'),
  );
