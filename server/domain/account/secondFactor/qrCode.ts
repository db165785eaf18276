import { encode } from 'uqr';
import type { QrDrawing } from '../../../../contract/wire/account/security';

/** Of the standard: so many empty modules around the code, or some cameras do not find it. */
const quietZone = 4;

/** The dark modules of a code as one path, a run of a line at a time. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const runs = row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${endOf(row, x) - x}v1H${x}z` : ''));
      return runs.join('');
    })
    .join('');
}
const endOf = (row: readonly boolean[], from: number) => {
  const end = row.indexOf(false, from);
  return end < 0 ? row.length : end;
};

/** A text as a code for a camera, with the empty edge around it; a seventh of it may be covered. */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return { size, path: pathOf(data) };
}
