import * as css from './Shell.css';

interface PortraitProps {
  of: { first_name: string; last_name: string };
  /** Where the picture lies; empty for none. */
  url: string;
  /** Of both sides, in px. */
  size?: number;
  /** What it is, where nothing else says it. */
  alt?: string;
}

/** Of both names, in capitals. */
export const initialsOf = ({ first_name, last_name }: PortraitProps['of']): string =>
  `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase();

/** A customer's picture, or the initials in its place. */
export function Portrait({ of, url, size = 32, alt = '' }: PortraitProps) {
  const place = { width: size, height: size, fontSize: size / 2.3, flex: 'none' };
  if (url) return <img className={css.portrait} style={place} src={url} alt={alt} />;
  return (
    <span className={css.portrait} style={place} aria-hidden>
      {initialsOf(of)}
    </span>
  );
}
