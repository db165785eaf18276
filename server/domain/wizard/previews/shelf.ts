import * as v from 'valibot';
import type { Tx } from '../../../db/client';
import type { FileStore } from '../../../providers/files/files';
import { secret, sha256 } from '../../../random';
import type { Services } from '../../../services';
import type { SiteFile } from '../../../sites/site';
import { type Limit, tally } from '../../limits/limits';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';

/** Milliseconds that a preview can be looked at. */
export const previewLifetime = 10 * 60_000;

/** What a shelf holds, beside files that are named by their place in this list: no address becomes a path. */
const Contents = v.object({
  /** Milliseconds. */
  expiresAt: v.number(),
  files: v.array(v.object({ path: v.string(), contentType: v.string() })),
});

const listName = 'contents.json';
const pagePath = 'index.html';

/** What it is called says nothing of the token that opens it. */
export const shelfOf = (token: string) => sha256(token);

/** Of the page of one shelf. */
const looks: Limit = { name: 'preview-page', points: 1, window: previewLifetime };

/** Puts a rendered website where its token finds it until `expiresAt`, in ms. */
async function shelve(
  previews: FileStore,
  { token, files, expiresAt }: { token: string; files: readonly SiteFile[]; expiresAt: number },
): Promise<void> {
  const shelf = shelfOf(token);
  await Promise.all(files.map(({ body }, place) => previews.put(`${shelf}/${place}`, body)));
  const contents: v.InferOutput<typeof Contents> = {
    expiresAt,
    files: files.map(({ path, contentType }) => ({ path, contentType })),
  };
  await previews.put(`${shelf}/${listName}`, JSON.stringify(contents));
}

/**
 * One file of a preview; the page itself, `index.html`, once: whoever learns its address later has nothing of it, but who
 * comes back to it (`isBack`) from another of its pages. Null for what is not there, not there any more, or was taken.
 */
export async function takeFromShelf(
  { db, providers: { previews } }: Pick<Services, 'db' | 'providers'>,
  { token, path, now, isBack = false }: { token: string; path: string; now: number; isBack?: boolean },
): Promise<{ contentType: string; body: Uint8Array } | null> {
  const shelf = shelfOf(token);
  const list = await previews.get(`${shelf}/${listName}`);
  if (!list) return null;
  const contents = v.parse(Contents, JSON.parse(Buffer.from(list).toString()));
  const place = contents.files.findIndex((file) => file.path === path);
  const file = contents.files[place];
  if (!file || contents.expiresAt <= now) return null;
  const body = await previews.get(`${shelf}/${place}`);
  if (!body) return null;
  // Of two that ask at once, whichever process they ask, the database counts one first.
  if (path === pagePath && !isBack && (await tally(db, looks, shelf, now)).points > looks.points) return null;
  return { contentType: file.contentType, body };
}

/** Gives a website's files an address at the content origin, for a while and for one look at the page. */
export async function showFiles(
  { settings, random, providers }: Pick<Services, 'settings' | 'random' | 'providers'>,
  { files, now, transact }: { files: readonly SiteFile[]; now: number; transact: Transact },
): Promise<{ url: string; expiresAt: number }> {
  const token = secret(random);
  const expiresAt = now + previewLifetime;
  // First what removes it, so that nothing stays for ever, whenever the process ends.
  await transact((tx) => enqueue(tx, removePreview, { shelf: shelfOf(token) }, { now, random }, { runAt: expiresAt }));
  await shelve(providers.previews, { token, files, expiresAt });
  return { url: `${settings.origins.content}/previews/${token}/`, expiresAt };
}

/** Runs what it is given in a transaction. */
type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const Payload = v.object({ shelf: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** Removes a preview whose time is over. */
export const removePreview: JobKind<v.InferOutput<typeof Payload>> = {
  kind: 'preview.remove',
  payload: Payload,
  perform: ({ payload: { shelf }, services: { providers } }) => providers.previews.clear(shelf),
  async record() {
    // What is gone leaves nothing to write down.
  },
};
