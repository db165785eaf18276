import sharp from 'sharp';

/** Hills below a sky, as a telephone takes them: on its side, and with the place where it was taken. */
export async function takenPhoto(sky: string, hills: string): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#fbe8c8"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#s)"/><circle cx="1200" cy="380" r="120" fill="#fff6d8"/>
    <path d="M0 900Q400 620 800 860T1600 760V1200H0Z" fill="${hills}"/><path d="M0 1050Q500 820 1600 1040V1200H0Z" fill="#243b2a"/></svg>`;
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 3/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 43/1 0/1',
  };
  return sharp(Buffer.from(drawing))
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .withExifMerge({ IFD3: place })
    .jpeg()
    .toBuffer();
}
