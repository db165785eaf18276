import latin400 from '@fontsource/manrope/files/manrope-latin-400-normal.woff2?url';
import latin500 from '@fontsource/manrope/files/manrope-latin-500-normal.woff2?url';
import latin600 from '@fontsource/manrope/files/manrope-latin-600-normal.woff2?url';
import extended400 from '@fontsource/manrope/files/manrope-latin-ext-400-normal.woff2?url';
import extended500 from '@fontsource/manrope/files/manrope-latin-ext-500-normal.woff2?url';
import extended600 from '@fontsource/manrope/files/manrope-latin-ext-600-normal.woff2?url';
import type { FontName } from '../../../contract/rules/account/appearance';
import type { Face } from './wear';

/** As in `src/ui/theme/fonts.css.ts`: latin comes later and wins where they overlap. */
const latin = 'U+0-FF,U+131,U+152-153,U+2C6-2DC,U+2000-206F,U+20AC,U+2122-2215';
const latinExtended = 'U+100-2FF,U+1E00-1EFF,U+20A0-20CF';

const face = (url: string, weight: string, letters: string): Face => [`url("${url}") format("woff2")`, weight, letters];

/**
 * The files of the fonts that are loaded only when they are chosen or looked at. Inter's are in the styles of every page,
 * the device has its own, and those that have none here are shown where the device has them.
 */
export const facesOf: Readonly<Record<FontName, readonly Face[]>> = {
  inter: [],
  system: [],
  'Open Sans': [],
  Lato: [],
  manrope: [
    face(extended400, '400', latinExtended),
    face(extended500, '500', latinExtended),
    face(extended600, '600', latinExtended),
    face(latin400, '400', latin),
    face(latin500, '500', latin),
    face(latin600, '600', latin),
  ],
};

/** Whether a text names a font of the settings. */
export const isFont = (text: string): text is FontName => Object.hasOwn(facesOf, text);
