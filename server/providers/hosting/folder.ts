import { access, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import { createHash } from 'node:crypto';
import { type HostedFile, type HostingProvider, isHashed } from './hosting';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};
const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Whether a website can have this name. */
export const isHostName = (name: string) => hostName.test(name);

/**
 * Sites as folders under `root`: each version is a folder of its own named by its owner and its content, and a link that is
 * replaced in one step says which of them is live. Before versions had an owner their name was their content's alone.
 */
export function folderHosting(root: string): HostingProvider {
  const home = (domain: string) => {
    if (!isHostName(domain)) throw new Error('Not a host name');
    return join(root, domain);
  };
  const folderOf = (domain: string, version: string) => {
    if (!versionName.test(version)) throw new Error('Not a version');
    return join(home(domain), 'versions', version);
  };
  /** Where a link of a site leads; null when there is none. */
  const follow = (domain: string, link: 'live' | 'before') =>
    readlink(join(home(domain), link)).then(
      (target) => basename(target),
      () => null,
    );
  /** Replaces a link in one step. */
  const lead = async (domain: string, link: 'live' | 'before', version: string) => {
    const draft = await mkdtemp(join(home(domain), 'versions', 'draft-'));
    try {
      // Read from where it ends up: beside 'versions'.
      await symlink(join('versions', version), join(draft, link));
      await rename(join(draft, link), join(home(domain), link));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };
  const find = (folder: string, path: string) =>
    readFile(join(folder, path)).then(
      (body) => ({ body, contentType: typeOf(path) }),
      () => null,
    );
  return {
    async prepare(domain) {
      await mkdir(join(home(domain), 'versions'), { recursive: true });
    },
    async put(domain, owner, files) {
      const version = `${owner}.${hashOf(files)}`;
      const folder = folderOf(domain, version);
      // A version that is there is whole, and may be the one that visitors look at.
      if (await isThere(folder)) return version;
      await mkdir(dirname(folder), { recursive: true });
      const draft = await mkdtemp(join(dirname(folder), 'draft-'));
      try {
        for (const { path, body } of files) {
          const target = join(draft, 'site', inside(path));
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, body);
        }
        await rename(join(draft, 'site'), folder).catch(async (error: unknown) => {
          // Another attempt put the same meanwhile.
          if (!(await isThere(folder))) throw error;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return version;
    },
    async point(domain, version) {
      if (!(await isThere(folderOf(domain, version)))) throw new Error('There is no such version');
      const live = await follow(domain, 'live');
      if (live === version) return;
      if (live !== null) await lead(domain, 'before', live);
      await lead(domain, 'live', version);
    },
    live: (domain) => follow(domain, 'live'),
    async close(domain) {
      // First what visitors see: from then on nobody sees a part of it.
      for (const link of ['live', 'before']) await rm(join(home(domain), link), { force: true });
    },
    async erase(domain, owner) {
      const versions = join(home(domain), 'versions');
      const live = await follow(domain, 'live');
      const all = await readdir(versions).catch(() => []);
      const isDraft = (name: string) => name.startsWith('draft-');
      // A version without an owner is from before: whoever is erased first takes it along.
      const isTheirs = (name: string) => name !== live && (name.startsWith(`${owner}.`) || !/[.]|draft-/.test(name));
      for (const name of all.filter(isTheirs)) await rm(join(versions, name), { recursive: true, force: true });
      if (live === null && all.every((name) => isTheirs(name) || isDraft(name)))
        await rm(home(domain), { recursive: true, force: true });
    },
    async read(domain, path) {
      if (!isHostName(domain)) return null;
      const file = relative(path);
      if (file === null) return null;
      const found = await find(join(home(domain), 'live'), file);
      return found ?? (isHashed(file) ? find(join(home(domain), 'before'), file) : null);
    },
    async files(domain, version) {
      const folder = folderOf(domain, version);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
      if (!entries) return null;
      const paths = entries.flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
      );
      return Promise.all(
        paths.toSorted().map(async (path) => ({
          path,
          contentType: typeOf(path),
          body: await readFile(join(folder, path)),
        })),
      );
    },
  };
}

const versionName = /^(?:[0-9a-f-]{36}\.)?[0-9a-f]{16}$/;

const typeOf = (path: string) => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A path that stays within its folder; null for any other. */
function relative(path: string): string | null {
  const clean = normalize(path);
  return clean.startsWith('..') || clean.startsWith('/') || clean.includes('\0') ? null : clean;
}

function inside(path: string): string {
  const clean = relative(path);
  if (clean === null) throw new Error('Not a path of the site');
  return clean;
}

function hashOf(files: readonly HostedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, body } of files) hash.update(`${path}\0`).update(body).update('\0');
  return hash.digest('hex').slice(0, 16);
}
