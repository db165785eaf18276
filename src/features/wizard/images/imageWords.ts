import { t } from '../../../../contract/languages/t';
import type { News } from '../../../../machines/wizard/images/images.selection';

const images = (count: number) => (count === 1 ? t('1 image') : `${count} images`);

/** What happened to the selection, or else what is still to do. */
export function newsOf(news: News | null, chosen: number, required: number): string {
  const rest = required - chosen;
  if (!news) return rest > 0 ? `Choose ${images(rest)}${chosen > 0 ? ' more' : ''}.` : t('All images are chosen.');
  const { kind, number } = news;
  const sentences: Record<News['kind'], string> = {
    chosen: `${number} of ${required} chosen.${number === 1 ? ' It stands at the top of your website.' : ''}`,
    removed: `Removed. ${number} of ${required} chosen.`,
    cleared: `Removed ${images(number)}.`,
    restored: `${images(number)} ${number === 1 ? 'is' : 'are'} back.`,
    moved: `Moved to position ${number} of ${chosen}`,
    full: `You have chosen ${required} of ${required}. Remove one to choose another.`,
    trimmed: `This template shows ${images(required)}: of your ${number}, the first ${required} stay.`,
  };
  return sentences[kind];
}

/** An image in the words of its service, with its credit; one of the customer's own has none. */
export const nameOf = ({ author, alt_description }: { author: string; alt_description: string }) =>
  `${author ? `${author === 'Sitewright' ? 'Illustration' : 'Photo'} by ${author}` : t('Your photo')}: ${alt_description}`;
