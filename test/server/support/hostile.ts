import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { seededRandom } from './services';

export interface Sent {
  name: string;
  type: 'jpeg' | 'png' | 'svg+xml' | 'webp';
  bytes: Buffer;
}

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="1600">';
export const drawing = (inner: string) => Buffer.from(`${head}${inner}</svg>`);
const rect = (said = '') => `<rect width="1600" height="1600" ${said}/>`;

/** 2.5 kB that ask for a hundred seconds: one blur under 50 shapes. */
export const blurred = (shapes = 50) =>
  drawing(`<filter id="f"><feGaussianBlur stdDeviation="200"/></filter>${rect('filter="url(#f)"').repeat(shapes)}`);

/** Within everything that is counted, of little memory, and far beyond the time that one picture may take. */
export const endless = drawing(
  `<radialGradient id="g"><stop/><stop offset="1" stop-color="red"/></radialGradient>${rect('fill="url(#g)"').repeat(1_000)}`,
);

/** Within everything that is counted, and of more memory than there is for one. */
const thick = drawing(`<filter id="f"><feMorphology radius="400"/></filter>${rect('filter="url(#f)"').repeat(18)}`);

function chunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG whose pixels are all nothing: a thousandth of what it unpacks to. `bits` a channel, `kind` 0 is grey, 6 RGBA. */
function emptyPng(
  side: number,
  { bits, kind, isInterlaced = false }: { bits: number; kind: 0 | 6; isInterlaced?: boolean },
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([bits, kind, 0, 0, isInterlaced ? 1 : 0], 8);
  const row = 1 + (side * bits * (kind === 6 ? 4 : 1)) / 8;
  const rows =
    side <= 8_000
      ? deflateSync(Buffer.alloc(row * side + (isInterlaced ? 16 * side : 0)), { level: 1 })
      : Buffer.alloc(99);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const blank = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });

const nested = (refer: (id: string) => string, wrap: (id: string, inner: string) => string) =>
  Array.from({ length: 30 }, (_, level) => wrap(`a${level}`, level ? refer(`a${level - 1}`).repeat(4) : rect())).join(
    '',
  );

/** A JPEG that says to have so many pixels a side, and has few. */
async function claiming(side: number): Promise<Buffer> {
  const bytes = await blank(16).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** The beginning of a file of the family that holds HEIC, AVIF and films. */
const boxed = (brands: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`)]);

/** What comes in the place of a photo, each of little work for the test itself; none of it is one. */
export async function notPhotos(): Promise<(Sent & { code: string })[]> {
  const avif = await blank(64).avif({ effort: 0 }).toBuffer();
  const photo = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  // Screen and frame of 60,000 pixels a side.
  const gif = Buffer.from('R0lGODlhYOpg6vAAAAAAAAAAACwAAAAAYOpg6gACAkQBADs=', 'base64');
  const of = (code: string, name: string, bytes: Buffer, type: Sent['type'] = 'jpeg') => ({ code, name, type, bytes });
  return [
    of('heic', 'a photo of an iPhone', Buffer.concat([boxed('heic\0\0\0\0mif1heic'), Buffer.alloc(900, 7)])),
    of('video', 'a film', Buffer.concat([boxed('isom\0\0\x02\0isomiso2avc1mp41'), Buffer.alloc(900, 7)])),
    of('tiff', 'a TIFF', await blank(20).tiff().toBuffer()),
    of('pdf', 'a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')),
    of('svg', 'a drawing', drawing(rect())),
    of('svg', 'a drawing in UTF-16', Buffer.from(`\ufeff<?xml version="1.0"?>${head}</svg>`, 'utf16le')),
    of('empty', 'nothing', Buffer.alloc(0)),
    of('not-a-photo', 'a text', Buffer.from('GIF, PNG, or what?')),
    of('not-a-photo', 'what only ends as a photo', Buffer.concat([Buffer.from('MZ'), photo])),
    of('damaged', 'half a photo', photo.subarray(0, photo.length / 2)),
    of('damaged', 'half an AVIF', avif.subarray(0, avif.length - 20)),
    of('damaged', 'a page that begins as a photo', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), drawing(rect())])),
    of(
      'damaged',
      'a TIFF that says to be AVIF',
      Buffer.concat([boxed('avif\0\0\0\0'), await blank(20).tiff().toBuffer()]),
    ),
    of('too-many-pixels', 'a JPEG of 3,600 megapixels', await claiming(60_000)),
    of('too-many-pixels', 'a GIF of 3,600 megapixels', gif),
    of('too-many-pixels', 'a PNG of 10,000 megapixels', emptyPng(100_000, { bits: 8, kind: 6 }), 'png'),
  ];
}

/** One of each kind that a stranger may send; only what is named last is a picture at all. */
async function kinds(): Promise<Sent[]> {
  const small = await blank(40).png().toBuffer();
  const photo = await blank(900).jpeg().toBuffer();
  const frames = Buffer.from(
    'R0lGODlhAQABAPAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICRAEAOw==',
    'base64',
  );
  const svg = (name: string, inner: string): Sent => ({ name, type: 'svg+xml', bytes: drawing(inner) });
  const many = Array.from(
    { length: 5_000 },
    (_, at) => `<rect x="${at % 70}" width="1500" height="1500" fill="#${(at % 900) + 100}" opacity=".5"/>`,
  );
  return [
    ...(await notPhotos()).filter(({ bytes }) => bytes.length > 0),
    { name: 'a PNG that unpacks to 49 MB', type: 'png', bytes: emptyPng(7_000, { bits: 8, kind: 0 }) },
    {
      name: 'an interlaced PNG of 16 bits',
      type: 'png',
      bytes: emptyPng(5_000, { bits: 16, kind: 6, isInterlaced: true }),
    },
    { name: 'a PNG of 100,000 pixels a side', type: 'png', bytes: emptyPng(100_000, { bits: 8, kind: 6 }) },
    {
      name: 'a JPEG of 49 million pixels',
      type: 'jpeg',
      bytes: await blank(7_000).jpeg({ progressive: true }).toBuffer(),
    },
    { name: 'a WebP of 49 million pixels', type: 'webp', bytes: await blank(7_000).webp({ effort: 0 }).toBuffer() },
    { name: 'a truncated JPEG', type: 'jpeg', bytes: photo.subarray(0, photo.length / 2) },
    { name: 'a truncated PNG', type: 'png', bytes: small.subarray(0, small.length - 30) },
    { name: 'an animated GIF', type: 'webp', bytes: frames },
    {
      name: 'a packed drawing of gigabytes',
      type: 'svg+xml',
      bytes: gzipSync(Buffer.alloc(60_000_000, ' '), { level: 9 }),
    },
    svg(
      'shapes of shapes',
      nested(
        (id) => `<use xlink:href="#${id}"/>`,
        (id, inner) => `<g id="${id}">${inner}</g>`,
      ),
    ),
    svg(
      'masks of masks',
      nested(
        (id) => rect(`mask="url(#${id})"`),
        (id, inner) => `<mask id="${id}">${inner}</mask>`,
      ),
    ),
    svg(
      'noise',
      `<filter id="f"><feTurbulence baseFrequency="9" numOctaves="99"/></filter>${rect('filter="url(#f)"').repeat(99)}`,
    ),
    svg('thousands of shapes with masks', `<mask id="m">${rect()}</mask>${rect('mask="url(#m)"').repeat(3_000)}`),
    svg('5,000 large shapes', many.join('')),
    svg('dashes without end', `<path d="M0 0H1600V1600" stroke="red" stroke-dasharray=".0001"/>`),
    svg(
      'a link to elsewhere',
      '<image xlink:href="http://127.0.0.1:9/a.png" width="9" height="9"/><use href="file:///etc/passwd#a"/>',
    ),
    { name: 'many blurs', type: 'svg+xml', bytes: blurred() },
    { name: 'gradients without end', type: 'svg+xml', bytes: endless },
    { name: 'filters within every count', type: 'svg+xml', bytes: thick },
    { name: 'a few blurs', type: 'svg+xml', bytes: blurred(16) },
    {
      name: 'a PNG that is a page, too',
      type: 'png',
      bytes: Buffer.concat([small, Buffer.from('<html><script>alert(1)</script>PK\x03\x04')]),
    },
  ];
}

/** So many hostile files, each another one: to the bytes of a kind come some of the seed. */
export async function hostileFiles(count: number, seed: string): Promise<Sent[]> {
  const [known, random] = [await kinds(), seededRandom(seed)];
  return Array.from({ length: count }, (_, at) => {
    const one = known[at % known.length] as Sent;
    const mark = Buffer.from(random.bytes(9)).toString('hex');
    const isText = one.type === 'svg+xml' && one.bytes[0] === 0x3c;
    return { ...one, bytes: Buffer.concat([one.bytes, Buffer.from(isText ? `<!--${mark}-->` : mark)]) };
  });
}
