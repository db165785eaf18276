import { memo, useState } from 'react';
import { t } from '../../../../contract/languages/t';
import type { Photo } from '../../../../machines/wizard/images/images.selection';
import { small, truncate } from '../../../ui/atoms.css';
import { classes } from '../../../ui/classes';
import * as css from './ImagesStep.css';
import { type Box, foot } from './layout';
import { nameOf } from './imageWords';

/** A name of so many letters fits. Only a longer one is cut with dots: each cut is a clip of its own for the browser. */
const letters = 20;

interface TileProps {
  photo: Photo;
  box: Box;
  /** Its place among all that were found, from 0. */
  place: number;
  /** Its number among the chosen, from 1; 0 when it is not chosen. */
  number: number;
  /** One more would be too many. */
  isBlocked: boolean;
  /** The one that Tab leads to. */
  isStop: boolean;
  onPress: (photo: Photo, isChosen: boolean) => void;
}

/** A picture that was found: pressed, it is chosen. One that does not load keeps its room and its colour. */
export const Tile = memo(function Tile({ photo, box, place, number, isBlocked, isStop, onPress }: TileProps) {
  const [isBroken, setBroken] = useState(false);
  const { left, top, width, height } = box;
  const isChosen = number > 0;
  const name = nameOf(photo);
  const { author } = photo;
  // In px: a picture that arrives then moves nothing, and nothing is laid out again.
  const room = { width, height: height - foot, background: photo.color };
  return (
    <button
      type="button"
      className={classes(css.tile, small, author.length > letters && truncate)}
      style={{ insetInlineStart: left, top, width, height }}
      tabIndex={isStop ? 0 : -1}
      data-place={place}
      aria-label={isBroken ? t('Retry: {name}', { name }) : name}
      aria-pressed={isBroken ? undefined : isChosen}
      aria-disabled={(isBlocked && !isBroken) || undefined}
      onClick={() => (isBroken ? setBroken(false) : onPress(photo, isChosen))}
    >
      {isBroken ? (
        <span className={css.again} style={room}>
          <span className={css.chip}>{t('Retry')}</span>
        </span>
      ) : (
        <img
          className={css.picture}
          style={room}
          src={photo.small}
          alt=""
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      {isChosen && <span className={css.tick}>{number}</span>}
      {author}
    </button>
  );
});
