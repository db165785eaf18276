import ky, { HTTPError } from 'ky';
import * as v from 'valibot';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Failure } from '../../../contract/rules/failure';
import type { Photo, PhotoPage, PhotoQuery } from '../../../machines/wizard/images/images.selection';
import { settings } from '../browser/settings';

/** Unsplash's search, the fields that we use. */
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
/** Milliseconds. */
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

/** What went wrong, in our words; the service's own are no reading for customers. */
function failureFor(error: unknown, isLate: boolean): Failure {
  if (isLate) {
    return { status: null, message: t('The photo search did not answer: timeout after {patience} ms.', { patience }) };
  }
  if (!(error instanceof HTTPError)) return { status: null, message: '' };
  const { status } = error.response;
  return { status, message: t('The photo search failed with status {status}.', { status }) };
}

/** One page of a search. Rejects with a plain `Failure`, after 10 s at most. */
export const searchPhotos = fromPromise<PhotoPage, PhotoQuery>(async ({ input, signal }) => {
  const { query, page, order, colour, orientation } = input;
  if (query.trim() === '')
    throw { status: null, message: t('Keywords are required for photo search') } satisfies Failure;
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
  // For the whole of an answer: ky's own limit ends with its head, and a body may stop half-way.
  const limit = AbortSignal.timeout(patience);
  const ends = { signal: AbortSignal.any([signal, limit]), timeout: false, retry: 0 } as const;
  try {
    const body = await ky.get(`${address}/search/photos`, { searchParams, ...ends }).json();
    const { results, total_pages: pages } = v.parse(Reply, body);
    return { photos: results.map(photoOf), pages };
  } catch (error) {
    throw signal.aborted ? error : failureFor(error, limit.aborted);
  }
});

/** Pixels. */
const nearness = 800;

/**
 * Says 'bottom.near' whenever the end of the page is that near: at once, on every move, and when the page becomes longer
 * or shorter, as with the pictures that have just arrived.
 */
export const watchBottom = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const page = document.documentElement;
  const look = () => {
    if (page.scrollHeight - window.scrollY - window.innerHeight <= nearness) sendBack({ type: 'bottom.near' });
  };
  // Also speaks once when it begins, after what was drawn is laid out.
  const lengths = new ResizeObserver(look);
  lengths.observe(document.body);
  window.addEventListener('scroll', look, { passive: true });
  window.addEventListener('resize', look);
  return () => {
    lengths.disconnect();
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
});
