import { inflateSync } from 'node:zlib';

/** Bytes of each object's stream, inflated where it is deflated, by the object's number; and its dictionary. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const objects = new Map<string, { head: string; stream: string }>();
  const text = pdf.toString('latin1');
  for (const [whole, number = ''] of text.matchAll(/(\d+) 0 obj\n[^]*?endobj/g)) {
    const start = whole.indexOf('stream\n');
    const head = start < 0 ? whole : whole.slice(0, start);
    const bytes = start < 0 ? '' : whole.slice(start + 7, whole.lastIndexOf('\nendstream'));
    const isDeflated = head.includes('/FlateDecode');
    objects.set(number, {
      head,
      stream: isDeflated ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes,
    });
  }
  return objects;
}

const fromHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** The letters of a font by their codes, from what lets a reader select and copy them. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], index) =>
      letters.set(Number.parseInt(from, 16) + index, fromHex(hex)),
    );
  }
  return letters;
}

/** What a reader copies from a document of ours: its texts in the order in which they are drawn, without line breaks. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1];
      if (map) fonts.set(name, lettersOf(objects.get(map)?.stream ?? ''));
    }
  }
  let words = '';
  for (const { stream } of objects.values()) {
    if (!stream.includes(' Tf')) continue;
    let letters = new Map<number, string>();
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? letters;
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
        words += (hex.match(/.{4}/g) ?? []).map((code) => letters.get(Number.parseInt(code, 16)) ?? '').join('');
    }
  }
  return words;
}
