import { access, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { createHash } from 'node:crypto';
import type { HostedFile, HostingProvider } from './hosting';

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
 * Sites as folders under `root`: each version is a folder of its own named by its content, and a link that is replaced in
 * one step says which of them is live.
 */
export function folderHosting(root: string): HostingProvider {
  const home = (domain: string) => {
    if (!isHostName(domain)) throw new Error('Not a host name');
    return join(root, domain);
  };
  return {
    async prepare(domain) {
      await mkdir(join(home(domain), 'versions'), { recursive: true });
    },
    async publish(domain, files) {
      const version = versionOf(files);
      const versions = join(home(domain), 'versions');
      await mkdir(versions, { recursive: true });
      const draft = await mkdtemp(join(versions, 'draft-'));
      try {
        // A version that is there is whole, and may be the one that visitors look at.
        if (!(await isThere(join(versions, version)))) {
          for (const { path, body } of files) {
            const target = join(draft, 'site', inside(path));
            await mkdir(dirname(target), { recursive: true });
            await writeFile(target, body);
          }
          await rename(join(draft, 'site'), join(versions, version)).catch(async (error: unknown) => {
            // Another attempt published the same meanwhile.
            if (!(await isThere(join(versions, version)))) throw error;
          });
        }
        // Read from where it ends up: beside 'versions'.
        await symlink(join('versions', version), join(draft, 'live'));
        await rename(join(draft, 'live'), join(home(domain), 'live'));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async remove(domain) {
      // First the link: from then on no visitor sees a part of it.
      await rm(join(home(domain), 'live'), { force: true });
      await rm(home(domain), { recursive: true, force: true });
    },
    async read(domain, path) {
      if (!isHostName(domain)) return null;
      try {
        const file = inside(path);
        const body = await readFile(join(home(domain), 'live', file));
        return { body, contentType: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream' };
      } catch {
        return null;
      }
    },
  };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A path that stays within its folder. */
function inside(path: string): string {
  const clean = normalize(path);
  if (clean.startsWith('..') || clean.startsWith('/') || clean.includes('\0'))
    throw new Error('Not a path of the site');
  return clean;
}

function versionOf(files: readonly HostedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, body } of files) hash.update(`${path}\0`).update(body).update('\0');
  return hash.digest('hex').slice(0, 16);
}
