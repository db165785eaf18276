import * as v from 'valibot';
import { t } from '../../languages/t';
import { PageQuery } from '../money/page';
import type { Route } from '../route';

/** Bytes of a photo as it is sent, and how many of them an account may have. */
export const photoBytesMost = 30 * 1024 * 1024;
export const photosMost = 500;

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A place of the upright picture, from its left and its top: what stays in sight where a layout cuts it. */
const Focus = v.object({ x: Share, y: Share });
/** What is shown of the upright picture, in shares of its sides. */
export const Crop = v.pipe(
  v.object({ x: Share, y: Share, width: Share, height: Share }),
  v.check(
    ({ x, y, width, height }) => width >= 0.01 && height >= 0.01 && x + width <= 1.0001 && y + height <= 1.0001,
    t('This part lies outside the photo.'),
  ),
);
export type Crop = v.InferOutput<typeof Crop>;
export type Focus = v.InferOutput<typeof Focus>;

/** A photo of the customer's own: the whole of it, upright, without anything but its pixels, lies at `url`. */
export const Photo = v.object({
  id: v.string(),
  url: v.string(),
  width: v.number(),
  height: v.number(),
  name: v.string(),
  /** Of what is stored. */
  bytes: v.number(),
  /** `#rrggbb`, the average, for its place while it loads. */
  color: v.string(),
  /** '' as long as nobody wrote one. */
  alt: v.string(),
  /** Null for the whole. */
  crop: v.nullable(Crop),
  focus: Focus,
  created_at: v.string(),
});
export type Photo = v.InferOutput<typeof Photo>;

export const PhotoPage = v.object({
  /** Newest first. */
  items: v.array(Photo),
  total: v.number(),
  page: v.number(),
  limit: v.number(),
});
export type PhotoPage = v.InferOutput<typeof PhotoPage>;

/** What is left out stays as it is. */
export const PhotoChange = v.object({
  alt: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  crop: v.optional(v.nullable(Crop)),
  focus: v.optional(Focus),
});
export type PhotoChange = v.InferOutput<typeof PhotoChange>;

const PhotoParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** Own photographs. Additive. */
export const photoRoutes = {
  /**
   * Its body is the file's bytes as they are, of whatever type it is said to be. The same photo again is the one that is
   * there.
   */
  uploadPhoto: {
    method: 'POST',
    base: '/api',
    path: '/photos/',
    session: 'required',
    query: v.object({ name: v.optional(v.pipe(v.string(), v.maxLength(1_000)), '') }),
    replies: { 201: Photo },
  },
  photos: {
    method: 'GET',
    base: '/api',
    path: '/photos/',
    session: 'required',
    query: v.omit(PageQuery, ['cursor']),
    replies: { 200: PhotoPage },
  },
  changePhoto: {
    method: 'PATCH',
    base: '/api',
    path: '/photos/:id/',
    session: 'required',
    params: PhotoParams,
    body: PhotoChange,
    replies: { 200: Photo },
  },
  /** 409 while a website or a draft shows it. */
  deletePhoto: {
    method: 'DELETE',
    base: '/api',
    path: '/photos/:id/',
    session: 'required',
    params: PhotoParams,
    replies: { 204: null },
  },
} as const satisfies Record<string, Route>;
