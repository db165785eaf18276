import type { SectionName } from '../../../contract/rules/websites/site';
import type { Photo } from '../../../contract/wire/websites/photos';
import { problemAt } from './editor.context';
import type { EditorSnapshot } from './editor.machine';
import { captionOf } from './editor.captions';
import { isPicked } from './editor.meeting';
import { orderOf, type PartName, partOfKey } from './editor.parts';
import { isComplete, partsWith, problemsIn } from './editor.problems';
import {
  changesOf,
  differs,
  type Group,
  imagesIn,
  listAt,
  type PartChange,
  type Place,
  plain,
  textAt,
  type Value,
  valueAt,
  valuesOf,
} from './editor.values';

/** To read any side of a meeting by. */
export { imagesIn, isGroup, isList, listAt, valueAt } from './editor.values';

/** Something is changed that is not published. */
export const isChanged = ({ context: { content, values } }: EditorSnapshot) =>
  content !== null && differs(content, values);

/** Publish may be pressed. */
export const canPublish = (at: EditorSnapshot) => isChanged(at) && isComplete(at.context.values);

export const isSending = (at: EditorSnapshot) =>
  at.matches({ open: { form: 'sending' } }) || at.matches({ open: { form: 'merging' } });

export const problemOf =
  (place: Place) =>
  ({ context }: EditorSnapshot): string | undefined =>
    problemAt(context, place.join('.'));

/** The parts in which something is wrong. */
export const wrongParts = ({ context: { refusals, values } }: EditorSnapshot): PartName[] =>
  partsWith({ ...problemsIn(values), ...refusals });

/** What publishing would change. */
export const changesIn = ({ context: { content, values } }: EditorSnapshot): PartChange[] =>
  content ? changesOf(valuesOf(content), values) : [];

export const sectionsIn = ({ context: { values } }: EditorSnapshot): SectionName[] =>
  orderOf(listAt(values, ['sections', 'order']));
export const hiddenIn = ({ context: { values } }: EditorSnapshot) => listAt(values, ['sections', 'hidden']);

/** How many rows of a part say something; 1 for one without rows that does. */
export const filledIn = ({ context: { values } }: EditorSnapshot, part: PartName): number =>
  Object.entries(values.sections)
    .filter(([key]) => partOfKey(key) === part)
    .map(([, value]) => plain(value))
    .reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1), 0);

/** What a field, a list or a group says. */
export const valueIn =
  (place: Place) =>
  ({ context: { values } }: EditorSnapshot): Value | undefined =>
    valueAt(values, place);

export const textIn =
  (place: Place) =>
  ({ context: { values } }: EditorSnapshot): string =>
    textAt(values, place);

/** How many rows a list has. */
export const rowsIn =
  (place: Place) =>
  ({ context: { values } }: EditorSnapshot): number =>
    listAt(values, place).length;

/** The owner's words below a picture. */
export const captionIn =
  (url: string) =>
  ({ context: { values } }: EditorSnapshot): string =>
    captionOf(listAt(values, ['sections', 'captions']), url);

/** One of the customer's own photos in the place of a picture; nobody else is named for it. */
export const imageOf = ({ url, alt, color }: Pick<Photo, 'url' | 'alt' | 'color'>): Group => ({
  url,
  alt_description: alt,
  color,
});

/** The website's pictures, as many as its template shows. */
export const picturesIn = ({ context: { values } }: EditorSnapshot) => imagesIn(values);

/** Of each part that two devices changed it is said which it shall be. */
export const isAllPicked = ({ context }: EditorSnapshot) => isPicked(context);
