import { encode } from 'uqr';

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

/** A text to be read by a camera: black on white in both themes, which is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg role="img" aria-label={label} width={220} height={220} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
