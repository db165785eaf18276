import ky from 'ky';
import * as v from 'valibot';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Photo, PhotoPage, PhotoQuery } from '../../machines/images/selection';
import { settings } from './settings';

/** Unsplash's search, the fields that we use (specification 7). */
const Reply = v.object({
  total_pages: v.number(),
  results: v.array(
    v.object({
      id: v.string(),
      width: v.pipe(v.number(), v.minValue(1)),
      height: v.pipe(v.number(), v.minValue(1)),
      color: v.nullish(v.string(), '#888888'),
      alt_description: v.nullish(v.string(), 'A picture without a description'),
      urls: v.object({ small: v.pipe(v.string(), v.url()), regular: v.pipe(v.string(), v.url()) }),
      user: v.object({ name: v.string() }),
    }),
  ),
});
type Found = v.InferOutput<typeof Reply>['results'][number];

const perPage = 30;
/** Milliseconds (specification 7). */
const patience = 10_000;

const photoOf = ({ id, width, height, color, alt_description, urls, user }: Found): Photo => ({
  id,
  width,
  height,
  color,
  alt_description,
  small: urls.small,
  regular: urls.regular,
  author: user.name,
});

/** One page of a search. Rejects with the service's own failure, after 10 s at most. */
export const searchPhotos = fromPromise<PhotoPage, PhotoQuery>(async ({ input, signal }) => {
  const { query, page, order, colour, orientation } = input;
  if (query.trim() === '') throw { status: null, message: 'Keywords are required for photo search' };
  const { VITE_STOCK_PHOTO_URL: address, VITE_STOCK_PHOTO_KEY: key } = settings();
  const searchParams = {
    query,
    page,
    per_page: perPage,
    order_by: order,
    content_filter: 'high',
    client_id: key,
    ...(colour !== 'any' && { color: colour }),
    ...(orientation !== 'any' && { orientation }),
  };
  const body = await ky.get(`${address}/search/photos`, { searchParams, signal, timeout: patience, retry: 0 }).json();
  const { results, total_pages: pages } = v.parse(Reply, body);
  return { photos: results.map(photoOf), pages };
});

/** Pixels (specification 9). */
const nearness = 800;

/** Says 'bottom.near' whenever the end of the page is that near: at once, and on every move. */
export const watchBottom = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const look = () => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight - window.scrollY - window.innerHeight <= nearness) sendBack({ type: 'bottom.near' });
  };
  // What has just arrived is not laid out yet.
  const first = setTimeout(look, 100);
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  return () => {
    clearTimeout(first);
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
});
