import * as css from './CheckMark.css';

/** A large tick in a circle that draws itself once: something is done. The words beside it say what. */
export function CheckMark({ size = 56 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 56 56"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <circle className={css.ring} cx="28" cy="28" r="27" />
      <path className={css.stroke} pathLength={1} d="M18 28.5l7 7 13.5-14" />
    </svg>
  );
}
