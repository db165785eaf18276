import { plural, t } from '../../../../contract/languages/t';
import type { News } from '../../../../machines/wizard/images/images.selection';

/** What happened to the selection, or else what is still to do. */
export function newsOf(news: News | null, chosen: number, required: number): string {
  if (!news) return toDo(required - chosen, chosen);
  const { kind, number } = news;
  const sentences: Record<News['kind'], string> = {
    chosen:
      number === 1
        ? t('1 of {required} chosen. It stands at the top of your website.', { required })
        : t('{number} of {required} chosen.', { number, required }),
    removed: t('Removed. {number} of {required} chosen.', { number, required }),
    cleared: plural(number, 'Removed 1 image.', 'Removed {count} images.'),
    restored: plural(number, '1 image is back.', '{count} images are back.'),
    moved: t('Moved to position {number} of {chosen}', { number, chosen }),
    full: t('You have chosen {required} of {required}. Remove one to choose another.', { required }),
    trimmed: plural(
      required,
      'This template shows 1 image: of your {number}, the first 1 stay.',
      'This template shows {count} images: of your {number}, the first {count} stay.',
      { number },
    ),
  };
  return sentences[kind];
}

function toDo(rest: number, chosen: number): string {
  if (rest <= 0) return t('All images are chosen.');
  return chosen > 0
    ? plural(rest, 'Choose 1 image more.', 'Choose {count} images more.')
    : plural(rest, 'Choose 1 image.', 'Choose {count} images.');
}

interface Named {
  author: string;
  alt_description: string;
}

/** An image in the words of its service, with its credit; one of the customer's own has none. */
export function nameOf({ author, alt_description: description }: Named): string {
  if (!author) return t('Your photo: {description}', { description });
  return author === 'Sitewright'
    ? t('Illustration by {author}: {description}', { author, description })
    : t('Photo by {author}: {description}', { author, description });
}

/** The same with its place among the chosen, from 0. */
export const placedName = (image: Named, place: number, count: number): string =>
  place === 0
    ? t('Image 1 of {count}, at the top of the website. {name}', { count, name: nameOf(image) })
    : t('Image {number} of {count}. {name}', { number: place + 1, count, name: nameOf(image) });
