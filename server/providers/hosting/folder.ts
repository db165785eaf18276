import { access, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HostingFull, type HostingProvider, isHashed } from './hosting';
import { asHostName, asVersion, inside, isHostName, relative, typeOf, versionOf } from './names';

/**
 * Sites as folders under `root`: each version is a folder of its own named by its owner and its content, and a link that is
 * replaced in one step says which of them is live. Before versions had an owner their name was their content's alone.
 */
export function folderHosting(root: string): HostingProvider {
  const home = (domain: string) => join(root, asHostName(domain));
  const folderOf = (domain: string, version: string) => join(home(domain), 'versions', asVersion(version));
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
      const version = versionOf(owner, files);
      const folder = folderOf(domain, version);
      // A version that is there is whole, and may be the one that visitors look at.
      if (await isThere(folder)) return version;
      await mkdir(dirname(folder), { recursive: true });
      const draft = await mkdtemp(join(dirname(folder), 'draft-'));
      try {
        for (const { path, body } of files) {
          const target = join(draft, 'site', inside(path));
          await mkdir(dirname(target), { recursive: true }).catch(asFull);
          await writeFile(target, body).catch(asFull);
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

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Says of a disk without room what it is. */
function asFull(error: unknown): never {
  if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? ''))
    throw new HostingFull({ cause: error });
  throw error;
}
