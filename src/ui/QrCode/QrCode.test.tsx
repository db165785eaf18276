import { cleanup, render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, describe, expect, it } from 'vitest';
import { pathOf, QrCode } from './QrCode';

afterEach(cleanup);

const text = 'otpauth://totp/Sitewright:ada%40bakery.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The modules that a path covers. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x = 0, y = 0, width = 0] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return rows;
}

describe('QrCode', () => {
  it('draws each dark module and no other, each run once', () => {
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    const path = pathOf(data);
    expect(drawn(path, size)).toEqual(data);
    expect(path.replaceAll(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
  });
  it('draws runs at both ends of a line', () => {
    expect(pathOf([[true, true, false, true], [false], [true]])).toBe('M0 0h2v1H0zM3 0h1v1H3zM0 2h1v1H0z');
  });
  it('is a picture with a name, black on white, with four empty modules around', () => {
    render(<QrCode text={text} label="QR code for your app" />);
    const picture = screen.getByRole('img', { name: 'QR code for your app' });
    const [ground, code] = picture.querySelectorAll('path');
    const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
    expect([ground?.getAttribute('fill'), code?.getAttribute('fill')]).toEqual(['#fff', '#000']);
    const rows = drawn(code?.getAttribute('d') ?? '', size);
    const edge = [...rows.slice(0, 4), ...rows.slice(-4), ...rows.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
    expect(edge.flat()).not.toContain(true);
    expect(rows[4]?.[4]).toBe(true);
  });
});
