import { t } from '../../../contract/languages/t';
import { logoMaximumSize, logoTypes } from '../../../contract/rules/wizard/picture';

/** A file as far as it is judged before it is read. */
export interface PickedFile {
  readonly name: string;
  /** Media type, empty when the browser knows none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Why a file is not taken. */
export function problemOfFile({ type, size }: PickedFile): string | null {
  if (!logoTypes.some((known) => known === type)) return t('Please select a valid image file (jpg, png, svg, webp).');
  if (size === 0) return t('The image file is empty. Please select a valid image.');
  if (size > logoMaximumSize) return t('The image file should not exceed 50 MB.');
  return null;
}

/** Why no logo can be generated yet: it is made of the name and of what the business does. */
export const bothNeeded = t('Please fill in both Business Name and Description to generate a logo.');
