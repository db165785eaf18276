import { t } from '../../../../contract/languages/t';
import { photosMost } from '../../../../contract/wire/websites/photos';
import { Problem, problem, tooMany } from '../../../http/problem';
import { PictureProblem, type PictureReason, tooManyPixels, tooMuch } from '../../../pictures/pictures';

const refusal = (code: string, sentence: string, cause?: unknown) => new Problem(400, sentence, { code, cause });

/** What is sent in the place of a photo now and then, by what its bytes begin with, and the way on. */
const others: readonly { code: string; sentence: string; isIt(start: string): boolean }[] = [
  { code: 'empty', sentence: t('This file is empty. Please choose another one.'), isIt: (start) => start === '' },
  {
    code: 'heic',
    sentence: t(
      'iPhone photos in HEIC cannot be read here. In the iPhone’s settings, under Camera, Formats, please choose Most Compatible, or save this photo as JPEG and choose it again.',
    ),
    isIt: (start) => /^.{4}ftyp/s.test(start) && !/avi[fs]/.test(start) && /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(start),
  },
  {
    code: 'video',
    sentence: t('This file is a video. Photos can be JPEG, PNG, WebP, AVIF or GIF. Please choose a photo.'),
    isIt: (start) =>
      (/^.{4}ftyp/s.test(start) && !/avi[fs]/.test(start)) || /^(?:\x1aE\xdf\xa3|RIFF.{4}AVI )/s.test(start),
  },
  {
    code: 'tiff',
    sentence: t(
      'This file is a TIFF, or a camera’s raw picture. Photos can be JPEG, PNG, WebP, AVIF or GIF. Please save it as JPEG and choose it again.',
    ),
    isIt: (start) => /^(?:II[*+]\0|MM\0[*+])/.test(start),
  },
  {
    code: 'pdf',
    sentence: t(
      'This file is a PDF. Photos can be JPEG, PNG, WebP, AVIF or GIF. Please save it as JPEG and choose it again.',
    ),
    isIt: (start) => start.startsWith('%PDF'),
  },
  {
    code: 'svg',
    sentence: t(
      'This file is a drawing (SVG). Photos can be JPEG, PNG, WebP, AVIF or GIF. Please save it as PNG and choose it again.',
    ),
    isIt: (start) => /^[\xef\xbb\xbf\xfe\xff\0\s]*</.test(start) && /<\0?(?:s\0?v\0?g|\?\0?x|!)/i.test(start),
  },
];

const unknown = {
  code: 'not-a-photo',
  sentence: t(
    'This file is no photo that can be read here. Photos can be JPEG, PNG, WebP, AVIF or GIF. Please choose another one.',
  ),
};

/** Whether the bytes begin as one of the formats that are read; whether they are one is seen when they are decoded. */
const isKnown = (start: string) =>
  /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF.{4}WEBP|GIF8)/s.test(start) ||
  (/^.{4}ftyp/s.test(start) && /avi[fs]/.test(start));

/** Refuses what is no photo by what its bytes begin with, whatever it is called. @throws {Problem} 400 */
export function requirePhoto(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (isKnown(start)) return;
  const { code, sentence } = others.find(({ isIt }) => isIt(start)) ?? unknown;
  throw refusal(code, sentence);
}

export const tooLarge = () =>
  new Problem(413, t('A photo may have up to 30 MB. Please save a smaller copy and choose that.'), {
    code: 'too_large',
  });

export const tooManyPhotos = () =>
  new Problem(
    409,
    `Your account has ${photosMost} photos, as many as it holds. Please delete some that no website shows, and send this one again.`,
    { code: 'too-many-photos' },
  );

/** Ms after which one of the customer's other pictures may be done. */
const wait = 1_000;

/** A photo that was not drawn, as the customer is told it. */
export function photoRefusal(error: unknown): unknown {
  if (!(error instanceof PictureProblem)) return error;
  const refused: Readonly<Record<string, () => Problem>> = {
    [tooManyPixels]: () =>
      refusal(
        'too-many-pixels',
        t('A photo may have up to 100 megapixels, and this one has more. Please save a smaller copy and choose that.'),
        error,
      ),
    [tooMuch]: () =>
      refusal(
        'too-much',
        t('This photo asks for too much to be read. Please save it as JPEG, or a smaller copy, and choose that.'),
        error,
      ),
  };
  const damaged = () =>
    refusal('damaged', t('This photo is damaged, or not all of it is there. Please choose another copy of it.'), error);
  const refusals: Record<PictureReason, () => Problem> = {
    refused: refused[error.message] ?? damaged,
    busy: () => tooMany(wait),
    gone: () => new Problem(400, t('The request ended before its answer.'), { code: 'gone', cause: error }),
    closed: () => problem('default', 503, { code: 'not-drawn', cause: error }),
  };
  return refusals[error.reason]();
}
