import { typeOf } from '../hosting/names';
import type { Bucket } from '../hosting/s3';
import type { FileStore } from './files';

/** Files in a bucket, below a key, which several processes share. */
export const bucketFiles = (bucket: Bucket, root: string): FileStore => ({
  get: (name) => bucket.get(`${root}/${name}`),
  has: (name) => bucket.has(`${root}/${name}`),
  put: (name, body) => bucket.put(`${root}/${name}`, body, typeOf(name)),
  remove: (name) => bucket.remove(`${root}/${name}`),
  async clear(folder) {
    for (const key of await bucket.list(`${root}/${folder}/`)) await bucket.remove(key);
  },
});
