import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './files';

/** Files below a folder, which is made when it is missing. */
export const folderFiles = (root: string): FileStore => ({
  get: (name) =>
    readFile(join(root, name)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }),
  has: (name) =>
    access(join(root, name)).then(
      () => true,
      () => false,
    ),
  async put(name, body) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, body);
    await rename(`${path}.new`, path);
  },
  remove: (name) => rm(join(root, name), { force: true }),
  clear: (folder) => rm(join(root, folder), { recursive: true, force: true }),
});
