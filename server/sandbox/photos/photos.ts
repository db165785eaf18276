import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import type { SandboxParts } from '../parts';
import { colours, libraryFolder, orientations, type Picture, readManifest } from './manifest';
import { createSearch, type PictureSearch } from './search';
import { wireOf } from './wire';

/** Requests of one client an hour, as a production key of the real service has. */
const hourlyLimit = 5_000;
const hour = 3_600_000;
const mostPerPage = 30;

const count = (least: number, otherwise: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'is invalid'), v.transform(Number), v.minValue(least, 'is invalid')),
    `${otherwise}`,
  );

const Search = v.object({
  query: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty('is missing'), v.maxLength(500, 'is too long')),
  page: count(1, 1),
  per_page: count(1, 10),
  order_by: v.optional(v.picklist(['relevant', 'latest'], 'is invalid'), 'relevant'),
  content_filter: v.optional(v.picklist(['low', 'high'], 'is invalid'), 'low'),
  color: v.optional(v.picklist(colours, 'is invalid')),
  orientation: v.optional(v.picklist(orientations, 'is invalid')),
});

/**
 * A key such as `sandbox-3000` opens a library that is never short: each search, whatever its filters, goes on to as many
 * results, after its own with the rest of the library, and that again and again under other ids.
 */
const largeKey = /-(\d{1,5})$/;
const mark = '~';

/** Of the small form, in pixels: its longer side. */
const smallSide = 400;

export type PhotosParts = Pick<SandboxParts, 'clock' | 'settings'>;

/**
 * The stand-in of the stock-photo service, in Unsplash's wire format: `GET /search/photos`, `GET /photos/:id`, and the
 * picture files at `/files/<id>/regular.webp` and `/files/<id>/small.webp`.
 */
export function createPhotos({ clock, settings }: PhotosParts): Hono {
  const app = new Hono();
  const pictures = readManifest();
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  // Made with the first question: whoever asks for no pictures waits for no index.
  let search: PictureSearch | undefined;
  const least = Number(largeKey.exec(settings.photos.key)?.[1] ?? 0);
  const known = (id: string) => byId.get(id.split(mark, 1)[0] ?? '');
  const home = `${settings.origins.sandbox}/photos`;
  const used = new Map<string, { hour: number; count: number }>();
  const small = new Map<string, Promise<Buffer>>();
  const fileOf = (id: string) => join(libraryFolder, `${id}.webp`);

  /** Made once for each picture that is asked for. */
  function smallOf(id: string): Promise<Buffer> {
    const made =
      small.get(id) ??
      sharp(fileOf(id)).resize({ width: smallSide, height: smallSide, fit: 'inside' }).webp({ quality: 82 }).toBuffer();
    small.set(id, made);
    return made;
  }

  /** Counts the request; the refusal when the client is unknown or has used up its hour. */
  function refusal(http: Context): Response | undefined {
    const header = /^Client-ID\s+(\S+)$/i.exec(http.req.header('authorization') ?? '')?.[1];
    const client = header ?? http.req.query('client_id');
    if (client === undefined || client !== settings.photos.key)
      return http.json({ errors: ['OAuth error: The access token is invalid'] }, 401);
    const now = Math.floor(clock.now() / hour);
    const before = used.get(client);
    const usage = { hour: now, count: before?.hour === now ? before.count + 1 : 1 };
    used.set(client, usage);
    http.header('X-Ratelimit-Limit', String(hourlyLimit));
    http.header('X-Ratelimit-Remaining', String(Math.max(0, hourlyLimit - usage.count)));
    http.header('Access-Control-Expose-Headers', 'Link, X-Total, X-Per-Page, X-Ratelimit-Limit, X-Ratelimit-Remaining');
    return usage.count > hourlyLimit ? http.text('Rate Limit Exceeded', 403) : undefined;
  }

  app.get('/search/photos', (http) => {
    const refused = refusal(http);
    if (refused) return refused;
    const parsed = v.safeParse(Search, http.req.query());
    if (!parsed.success) {
      return http.json({ errors: parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) }, 400);
    }
    const { query, page, order_by: order, color: colour, orientation } = parsed.output;
    const size = Math.min(parsed.output.per_page, mostPerPage);
    search ??= createSearch(pictures);
    const found = filledUp(search.find({ text: query, order, colour, orientation }), pictures, least);
    const pages = Math.ceil(found.length / size);
    http.header('X-Total', String(found.length));
    http.header('X-Per-Page', String(size));
    const link = linksOf(new URL(`${home}/search/photos?${new URL(http.req.url).searchParams}`), page, pages);
    if (link !== '') http.header('Link', link);
    const results = found.slice((page - 1) * size, page * size).map((picture) => wireOf(picture, home));
    return http.json({ total: found.length, total_pages: pages, results });
  });

  app.get('/photos/:id', (http) => {
    const refused = refusal(http);
    if (refused) return refused;
    const picture = known(http.req.param('id'));
    if (!picture) return http.json({ errors: ["Couldn't find Photo"] }, 404);
    return http.json(wireOf({ ...picture, id: http.req.param('id') }, home));
  });

  app.get('/photos/:id/download', (http) => {
    const refused = refusal(http);
    if (refused) return refused;
    const id = http.req.param('id');
    if (!known(id)) return http.json({ errors: ["Couldn't find Photo"] }, 404);
    return http.json({ url: `${home}/files/${id}/regular.webp` });
  });

  app.get('/files/:id/:file{(?:regular|small)\\.webp}', async (http) => {
    const { id: asked, file } = http.req.param();
    const id = known(asked)?.id;
    if (id === undefined) return http.json({ errors: ["Couldn't find Photo"] }, 404);
    const body = await (file === 'small.webp' ? smallOf(id) : readFile(fileOf(id)));
    return new Response(new Uint8Array(body), {
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  });
  return app;
}

/** What was found and, to be at least so many, everything else, then all of it once more under other ids. */
function filledUp(found: readonly Picture[], library: readonly Picture[], least: number): readonly Picture[] {
  if (found.length === 0 || found.length >= least) return found;
  const whole = [...new Set([...found, ...library])];
  return Array.from({ length: least }, (_, place) => {
    const picture = whole[place % whole.length] as Picture;
    const round = Math.floor(place / whole.length);
    return round === 0 ? picture : { ...picture, id: `${picture.id}${mark}${round}` };
  });
}

/** RFC 8288 links to the first, previous, next and last page, as far as there are any. */
function linksOf(address: URL, page: number, pages: number): string {
  const to = (number: number, relation: string) => {
    address.searchParams.set('page', String(number));
    return `<${address}>; rel="${relation}"`;
  };
  const links: string[] = [];
  if (page > 1 && pages > 0) links.push(to(1, 'first'), to(Math.min(page - 1, pages), 'prev'));
  if (page < pages) links.push(to(pages, 'last'), to(page + 1, 'next'));
  return links.join(', ');
}
