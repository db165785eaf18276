/** A drawn code, to be read by a camera: black on white in both themes, which is what cameras read. */
export function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg role="img" aria-label={label} width={220} height={220} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
