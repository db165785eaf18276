import { mark, word, wordBox } from './drawing';
import * as css from './Logo.css';

/** The mark: two timbers, and the joint between them is an S. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden>
      <path d={mark.upper} />
      <path className={css.lower} d={mark.lower} />
    </svg>
  );
}

/** The name, drawn in one line weight. */
export function Wordmark({ height = 20 }: { height?: number }) {
  return (
    <svg
      height={height}
      width={height * 4}
      viewBox={wordBox}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={word} />
    </svg>
  );
}

type LogoProps = { vertical?: boolean | undefined };

/** Mark and name; in a link, the link says where it leads. */
export function Logo({ vertical }: LogoProps) {
  return (
    <span className={vertical ? css.vertical : css.horizontal} role="img" aria-label="Sitewright">
      <Mark size={vertical ? 44 : 28} />
      <Wordmark height={vertical ? 26 : 20} />
    </span>
  );
}
