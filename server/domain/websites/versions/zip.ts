import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  path: string;
  body: Uint8Array;
}

const version = 20;
/** The path is UTF-8. */
const flags = 0x0800;
const deflated = 8;
const stored = 0;

/** Whether deflating would gain nothing: pictures and fonts are packed already. */
const isPacked = (path: string) => /\.(?:webp|png|jpe?g|woff2)$/.test(path);

/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
const date = 0x21;

/** A ZIP of these files (APPNOTE 6.3, without its extension for more than 4 GB or 65,535 files). */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, body } of entries) {
    const name = Buffer.from(path);
    const method = isPacked(path) ? stored : deflated;
    const packed = method === stored ? body : deflateRawSync(body);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), common, name, packed);
    const place = Buffer.alloc(14);
    // As the names of a file's rights: an ordinary one, that its owner may write.
    place.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([version, 3]), common, place, name);
    offset += 4 + common.length + name.length + packed.length;
  }
  const length = directory.reduce((sum, { length: bytes }) => sum + bytes, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
