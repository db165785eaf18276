import * as v from 'valibot';
import { t } from '../../languages/t';

/** Characters of the data URL that the server takes, after the browser's downsizing. */
export const uploadMaximumLength = 8 * 1024 * 1024;

export const UploadImage = v.object({
  image: v.pipe(
    v.string(),
    v.maxLength(uploadMaximumLength, t('The image file is too large.')),
    v.regex(
      /^data:image\/(?:jpeg|png|svg\+xml|webp);base64,[A-Za-z0-9+/]+=*$/,
      t('Please select a valid image file (jpg, png, svg, webp).'),
    ),
  ),
});
export const UploadedImage = v.object({ url: v.pipe(v.string(), v.url()) });
