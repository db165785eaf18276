import * as v from 'valibot';
import { type HostedFile, type HostingProvider, isHashed } from './hosting';
import { asHostName, asVersion, inside, isHostName, relative, typeOf, versionOf } from './names';
import type { Bucket } from './s3';

/** What visitors see, and what they saw before it: one object, so that both change in one step. */
const Pointer = v.object({ live: v.string(), before: v.nullable(v.string()) });
type Pointer = v.InferOutput<typeof Pointer>;
/** What belongs to a version; written when all of it is there. */
const Contents = v.object({ paths: v.array(v.string()) });

/** Files of one version on their way at once. */
const atOnce = 8;
/** Versions of which the contents are remembered. */
const mostRemembered = 500;

export interface BucketHostingOptions {
  /** Milliseconds for which this process believes what it read of what is live (400). */
  believed?: number;
}

/**
 * Sites in a bucket, which several processes share. A version lies below a key of its own, and is there when its list of
 * contents is, which is put last. What is live is one small object.
 */
export function bucketHosting(bucket: Bucket, { believed = 400 }: BucketHostingOptions = {}): HostingProvider {
  const home = (domain: string) => `sites/${asHostName(domain)}`;
  const folderOf = (domain: string, version: string) => `${home(domain)}/versions/${asVersion(version)}`;
  const load = async <Schema extends v.GenericSchema>(key: string, schema: Schema) => {
    const body = await bucket.get(key);
    return body === null ? null : v.parse(schema, JSON.parse(Buffer.from(body).toString()));
  };
  const save = (key: string, said: unknown) => bucket.put(key, JSON.stringify(said), 'application/json');

  const pointerKey = (domain: string) => `${home(domain)}/live.json`;
  const findPointer = (domain: string): Promise<Pointer | null> => load(pointerKey(domain), Pointer);
  const pointers = new Map<string, Promise<Pointer | null>>();
  /** What a moment ago was live is still said to be: a page is many files. */
  const seenPointer = (domain: string) => {
    const seen = pointers.get(domain) ?? findPointer(domain);
    if (!pointers.has(domain)) {
      pointers.set(domain, seen);
      const forget = () => {
        if (pointers.get(domain) === seen) pointers.delete(domain);
      };
      setTimeout(forget, believed).unref();
      seen.catch(forget);
    }
    return seen;
  };
  /** Changes what is live; who looks from then on sees it, whatever is still on its way here. */
  const change = (domain: string, work: Promise<void>) => work.finally(() => pointers.delete(domain));

  const contentsKey = (domain: string, version: string) => `${folderOf(domain, version)}.json`;
  const findContents = async (domain: string, version: string) =>
    (await load(contentsKey(domain, version), Contents))?.paths ?? null;
  const remembered = new Map<string, readonly string[]>();
  /** Visitors ask for what is not there, too: that needs no look into the store. */
  const isIn = async (domain: string, version: string, path: string) => {
    const key = contentsKey(domain, version);
    const paths = remembered.get(key) ?? (await findContents(domain, version));
    remembered.delete(key);
    if (paths) remembered.set(key, paths);
    const [oldest = ''] = remembered.keys();
    if (remembered.size > mostRemembered) remembered.delete(oldest);
    return paths?.includes(path) ?? false;
  };
  const find = async (domain: string, version: string, path: string) => {
    const isThere = await isIn(domain, version, path);
    const body = isThere ? await bucket.get(`${folderOf(domain, version)}/${path}`) : null;
    return body && { body, contentType: typeOf(path) };
  };

  return {
    async prepare(domain) {
      // A store makes no rooms; that it is there and lets us in is worth knowing before a domain is bought.
      await findPointer(domain);
    },
    async put(domain, owner, files) {
      const version = versionOf(owner, files);
      if (await findContents(domain, version)) return version;
      const folder = folderOf(domain, version);
      const placed = files.map((file) => ({ ...file, path: inside(file.path) }));
      await forEach(placed, ({ path, body }) => bucket.put(`${folder}/${path}`, body, typeOf(path)));
      await save(contentsKey(domain, version), { paths: placed.map(({ path }) => path) });
      return version;
    },
    async point(domain, version) {
      if (!(await findContents(domain, version))) throw new Error('There is no such version');
      const pointer = await findPointer(domain);
      if (pointer?.live === version) return;
      await change(domain, save(pointerKey(domain), { live: version, before: pointer?.live ?? null }));
    },
    live: async (domain) => (await findPointer(domain))?.live ?? null,
    async close(domain) {
      await change(domain, bucket.remove(pointerKey(domain)));
    },
    async erase(domain, owner) {
      const live = (await findPointer(domain))?.live;
      const isTheirs = (key: string) => key.startsWith(`${owner}.`) && !(live && key.startsWith(live));
      const versions = `${home(domain)}/versions/`;
      const all = await bucket.list(versions);
      const theirs = all.filter((key) => isTheirs(key.slice(versions.length)));
      // First what says that a version is there.
      for (const isList of [true, false])
        await forEach(
          theirs.filter((key) => !key.slice(versions.length).includes('/') === isList),
          (key) => bucket.remove(key),
        );
    },
    async read(domain, path) {
      const file = relative(path);
      if (!isHostName(domain) || file === null) return null;
      const pointer = await seenPointer(domain);
      if (!pointer) return null;
      const found = await find(domain, pointer.live, file);
      return found ?? (pointer.before && isHashed(file) ? find(domain, pointer.before, file) : null);
    },
    async files(domain, version) {
      const paths = await findContents(domain, version);
      if (!paths) return null;
      const files: HostedFile[] = [];
      await forEach(paths, async (path) => {
        const body = await bucket.get(`${folderOf(domain, version)}/${path}`);
        if (body) files.push({ path, contentType: typeOf(path), body });
      });
      // It may be erased meanwhile.
      if (files.length < paths.length) return null;
      return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    },
  };
}

/** Does something for each, some of them at once. After the first that fails none is begun. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, () => worker()));
  } finally {
    waiting.length = 0;
  }
}
