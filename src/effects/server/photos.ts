import ky, { HTTPError } from 'ky';
import * as v from 'valibot';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { t } from '../../../contract/languages/t';
import type { Failure } from '../../../contract/rules/failure';
import type { Photo, PhotoPage, PhotoQuery } from '../../../machines/wizard/images/images.selection';
import type { PhotoChoice } from '../../../machines/wizard/images/images.machine';
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

/**
 * Asks the service at one of its addresses, for 10 s at most.
 * @throws {Failure} what went wrong, unless `signal` ended it
 */
async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
  parameters: Record<string, string | number> = {},
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ ...parameters, client_id: settings().VITE_STOCK_PHOTO_KEY }))
    url.searchParams.set(name, String(value));
  // For the whole of an answer: ky's own limit ends with its head, and a body may stop half-way.
  const limit = AbortSignal.timeout(patience);
  try {
    const ends = { signal: signal ? AbortSignal.any([signal, limit]) : limit, timeout: false, retry: 0 } as const;
    return v.parse(schema, await ky.get(url, ends).json());
  } catch (error) {
    throw signal?.aborted ? error : failureFor(error, limit.aborted);
  }
}

/** One page of a search. Rejects with a plain `Failure`, after 10 s at most. */
export const searchPhotos = fromPromise<PhotoPage, PhotoQuery>(async ({ input, signal }) => {
  const { query, page, order, colour, orientation } = input;
  if (query.trim() === '')
    throw { status: null, message: t('Keywords are required for photo search') } satisfies Failure;
  const parameters = {
    query,
    page,
    per_page: perPage,
    order_by: order,
    content_filter: 'high',
    ...(colour !== 'any' && { color: colour }),
    ...(orientation !== 'any' && { orientation }),
  };
  const address = `${settings().VITE_STOCK_PHOTO_URL}/search/photos`;
  const { results, total_pages: pages } = await ask(Reply, address, parameters, signal);
  return { photos: results.map(photoOf), pages };
});

/** Of a photo by its id, where its use is reported. */
const Links = v.object({ links: v.object({ download_location: v.pipe(v.string(), v.url()) }) });

/**
 * Tells the service that a photo is used, as its terms ask: its photographer learns of it that way.
 * @throws {Failure} after 20 s at most
 * @throws {Error} without an id: a defect of the caller, which no customer reads
 */
export async function reportUse(id: string): Promise<void> {
  if (id === '') throw new Error('Photo ID is required.');
  const { links } = await ask(Links, `${settings().VITE_STOCK_PHOTO_URL}/photos/${encodeURIComponent(id)}`);
  await ask(v.unknown(), links.download_location);
}

/** Reports each photo that was chosen. Nobody waits for it, and what fails is left to the browser's own log. */
export const reportChoices = fromCallback<PhotoChoice, undefined>(({ receive }) => {
  receive(({ id }) => void reportUse(id).catch(() => undefined));
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
