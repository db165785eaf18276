import { mark, word, wordBox } from './drawing';
import * as css from './Logo.css';

/** The mark: a page whose three lines are one S. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <rect className={css.tile} width="32" height="32" rx="8" />
      <path stroke="#fff" strokeWidth="3.2" d={mark} />
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
