import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a ZIP by its directory at the end, as whoever opens it does: its files by their path. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let place = 0; place < count; place += 1) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') throw new Error('No entry of the directory');
    const [method, sum, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const nameLength = zip.readUInt16LE(at + 28);
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (zip.toString('utf8', local + 30, local + 30 + nameLength) !== path) throw new Error(`${path} lies elsewhere`);
    const bytes = zip.subarray(begin, begin + packed);
    const body = method === 0 ? bytes : inflateRawSync(bytes);
    if (crc32(body) !== sum) throw new Error(`${path} is spoilt`);
    files.set(path, body);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('The directory ends elsewhere');
  return files;
}
