import { encode } from 'uqr';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QrDrawing } from '../../contract/wire/account/security';
import { drawQrCode, pathOf } from '../../server/domain/account/secondFactor/qrCode';

const text = 'otpauth://totp/Sitewright:ada%40bakery.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The modules that a path covers. */
function drawn({ path, size }: QrDrawing): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x = 0, y = 0, width = 0] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

describe('the code for an authenticator app', () => {
  it('draws each dark module and no other, each run once', () => {
    const drawing = drawQrCode(text);
    expect(drawn(drawing)).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
    expect(drawing.path.replaceAll(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
  });
  it('draws runs at both ends of a line', () => {
    expect(pathOf([[true, true, false, true], [false], [true]])).toBe('M0 0h2v1H0zM3 0h1v1H3zM0 2h1v1H0z');
  });
  it('leaves four empty modules around', () => {
    const rows = drawn(drawQrCode(text));
    const edge = [...rows.slice(0, 4), ...rows.slice(-4), ...rows.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
    expect(edge.flat()).not.toContain(true);
    expect(rows[4]?.[4]).toBe(true);
  });
  it('is nothing but such a drawing on the wire', () => {
    expect(v.is(QrDrawing, drawQrCode(text))).toBe(true);
    for (const path of ['', 'M0 0h1v1H0z"/><script>', 'M0 0L1 1z', 'none'])
      expect(v.is(QrDrawing, { size: 9, path }), path).toBe(false);
  });
});
