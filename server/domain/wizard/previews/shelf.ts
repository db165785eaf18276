import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Tx } from '../../../db/client';
import { secret, sha256 } from '../../../random';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import type { SiteFile } from '../../../sites/site';
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

/** The folder says nothing of the token that opens it. */
const folderOf = ({ dataDir }: Settings, shelf: string) => join(dataDir, 'previews', shelf);
export const shelfOf = (token: string) => sha256(token);

/** Puts a rendered website where its token finds it until `expiresAt`, in ms. */
export async function shelve(
  settings: Settings,
  { token, files, expiresAt }: { token: string; files: readonly SiteFile[]; expiresAt: number },
): Promise<void> {
  const folder = folderOf(settings, shelfOf(token));
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ body }, place) => writeFile(join(folder, String(place)), body)));
  const contents: v.InferOutput<typeof Contents> = {
    expiresAt,
    files: files.map(({ path, contentType }) => ({ path, contentType })),
  };
  await writeFile(join(folder, listName), JSON.stringify(contents));
}

/**
 * One file of a preview; the page itself, `index.html`, once: whoever learns its address later has nothing of it. Null for
 * what is not there, not there any more, or was taken.
 */
export async function takeFromShelf(
  settings: Settings,
  { token, path, now }: { token: string; path: string; now: number },
): Promise<{ contentType: string; body: Uint8Array } | null> {
  const folder = folderOf(settings, shelfOf(token));
  try {
    const contents = v.parse(Contents, JSON.parse(await readFile(join(folder, listName), 'utf8')));
    const place = contents.files.findIndex((file) => file.path === path);
    const file = contents.files[place];
    if (!file || contents.expiresAt <= now) return null;
    const kept = join(folder, String(place));
    if (path !== pagePath) return { contentType: file.contentType, body: await readFile(kept) };
    const taken = `${kept}.taken`;
    // Of two that ask at once, one finds nothing to rename.
    await rename(kept, taken);
    return { contentType: file.contentType, body: await readFile(taken) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Gives a website's files an address at the content origin, for a while and for one look at the page. */
export async function showFiles(
  { settings, random }: Pick<Services, 'settings' | 'random'>,
  { files, now, transact }: { files: readonly SiteFile[]; now: number; transact: Transact },
): Promise<{ url: string; expiresAt: number }> {
  const token = secret(random);
  const expiresAt = now + previewLifetime;
  // First what removes it, so that nothing stays for ever, whenever the process ends.
  await transact((tx) => enqueue(tx, removePreview, { shelf: shelfOf(token) }, { now, random }, { runAt: expiresAt }));
  await shelve(settings, { token, files, expiresAt });
  return { url: `${settings.origins.content}/previews/${token}/`, expiresAt };
}

/** Runs what it is given in a transaction. */
type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const Payload = v.object({ shelf: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** Removes a preview whose time is over. */
export const removePreview: JobKind<v.InferOutput<typeof Payload>> = {
  kind: 'preview.remove',
  payload: Payload,
  perform: ({ payload: { shelf }, services: { settings } }) =>
    rm(folderOf(settings, shelf), { recursive: true, force: true }),
  async record() {
    // What is gone leaves nothing to write down.
  },
};
