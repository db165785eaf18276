import { useState } from 'react';
import { Sketch, type SketchPart } from './Sketch';
import { measure, windowOf } from './scaled';
import * as css from './SitePicture.css';

/** The window that each is a small picture of, px. */
const pixels = { desktop: 1200, phone: 390 } as const;

interface SitePictureProps {
  /** In the bar of the browser; '' while there is none. */
  address: string;
  /** Address of the real page, in a frame that runs nothing; without one what lies below it shows. */
  page?: string | null | undefined;
  /** A still picture: of the template, say. */
  still?: string | null | undefined;
  /** On the sketch, which shows as long as there is neither. */
  name?: string | undefined;
  /** Which parts of the sketch have a body. */
  drawn?: readonly SketchPart[] | undefined;
  /** OKLCH degrees of the website's colour, which the ground takes; without one it is paper. */
  hue?: number | null | undefined;
  /** Beside a row, in a card, or the one picture of a screen: how high the bar is. The width is that of the place. */
  size?: 'small' | 'medium' | 'large';
  device?: keyof typeof pixels;
}

interface Frames {
  page: string | null;
  state: 'loading' | 'shown' | 'lost';
  /** The last page that was shown: it stays until the next one is there. */
  before: string | null;
}

const loading = (page: string | null, before: string | null): Frames => ({ page, state: 'loading', before });

/**
 * A small picture of a website: the page itself, on a sheet with a browser's bar. It takes neither pointer nor focus and is not
 * read out: words beside it say what it shows. Below it lies a sketch, which a page that is late uncovers; in the place of a
 * page that is lost, or of none, is the still picture.
 */
export function SitePicture({
  address,
  page = null,
  still,
  hue = null,
  name = '',
  drawn = [],
  size = 'medium',
  device = 'desktop',
}: SitePictureProps) {
  const [frames, setFrames] = useState(() => loading(page, null));
  // Below a page that was there from the beginning it would be seen for a moment, and is as heavy as the rest of the screen.
  const [beganStill] = useState(page === null);
  if (frames.page !== page) {
    const last = frames.state === 'shown' ? frames.page : frames.before;
    setFrames(loading(page, page === null ? null : last));
  }
  const become = (url: string, state: Frames['state']) =>
    setFrames((now) => (now.page === url && now.state !== 'lost' ? { ...now, state } : now));
  const shown = [frames.before, frames.state === 'lost' ? null : frames.page].filter((url) => url !== null);
  return (
    <div
      className={css.grounds[size]}
      style={hue === null ? undefined : { [css.hue.slice(4, -1)]: hue }}
      data-coloured={hue !== null || undefined}
      aria-hidden
      inert
    >
      <div className={css.sheets[device]}>
        <div className={css.bars[size]}>{size !== 'small' && (address || ' ')}</div>
        <div className={css.views[device]} ref={measure}>
          <Sketch name={name} drawn={drawn} />
          {still && (beganStill || page === null || frames.state === 'lost') && (
            <img className={css.still} src={still} alt="" loading="lazy" decoding="async" />
          )}
          {shown.map((url) => (
            <iframe
              key={url}
              className={css.frame}
              src={url}
              title={address}
              sandbox=""
              loading="lazy"
              referrerPolicy="no-referrer"
              tabIndex={-1}
              style={windowOf(pixels[device], url === frames.before || frames.state === 'shown')}
              onLoad={() => become(url, 'shown')}
            />
          ))}
          {/* A frame that shows an error says that it has loaded: a picture of the same website tells. */}
          {page && (
            <img
              key={`${page}icon`}
              className={css.probe}
              src={`${page}favicon.svg`}
              alt=""
              loading="lazy"
              onError={() => become(page, 'lost')}
            />
          )}
        </div>
      </div>
    </div>
  );
}
