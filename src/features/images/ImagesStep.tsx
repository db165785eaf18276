import { useSelector } from '@xstate/react';
import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { WindowMasonry } from 'virtua';
import type { ImagesRef } from '../../../machines/images/images.machine';
import { isExact, isFull, placeOfSearch } from '../../../machines/images/images.select';
import type { Photo } from '../../../machines/images/selection';
import { classes } from '../../ui/classes';
import { grow, numeric, row, small, spread, stack, title as heading, truncate, wrap } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Notice } from '../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { Filters } from './Filters';
import * as css from './ImagesStep.css';
import { useLanes } from './useLanes';

/** Website Images (specification 2): as many pictures as the template shows, found by the keywords. */
export function ImagesStep({ actor }: { actor: ImagesRef }) {
  return (
    <div className={stack[24]}>
      <Notice title="Tip">
        These pictures match your keywords. Choose ones that go well together, in light and in colour: that makes a
        website look of one piece.
      </Notice>
      <Selected actor={actor} />
      <div className={classes(row[8], spread, wrap)}>
        <h3 id="choose-images" className={heading.card}>
          Choose Images
        </h3>
        <Filters actor={actor} />
      </div>
      <section aria-labelledby="choose-images">
        <Results actor={actor} />
      </section>
    </div>
  );
}

/** Stays in sight while the grid scrolls on and on, and leads out of it. */
function Selected({ actor }: { actor: ImagesRef }) {
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const required = useSelector(actor, ({ context }) => context.required);
  const isDone = useSelector(actor, isExact);
  return (
    <section className={css.selected} aria-labelledby="selected-images">
      <div className={row[8]}>
        <h3 id="selected-images" className={classes(heading.card, grow)}>
          Selected Images{' '}
          <span role="status" className={numeric}>
            {chosen.length}/{required}
          </span>
        </h3>
        {chosen.length > 0 && (
          <Button size="small" kind="ghost" onClick={() => actor.send({ type: 'selection.clear' })}>
            Remove All
          </Button>
        )}
        {isDone && (
          <Button size="small" kind="primary" onClick={() => actor.send({ type: 'step.submit' })}>
            Continue
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className={css.strip}>
          {chosen.map(({ id, url, alt_description, color }) => (
            <li key={id}>
              <button
                type="button"
                className={css.small}
                style={{ background: color }}
                aria-label={`Remove ${alt_description}`}
                onClick={() => actor.send({ type: 'photo.remove', id })}
              >
                <img className={css.thumb} src={url} alt="" decoding="async" />
                <span className={css.cross}>
                  <X className={css.sign} aria-hidden />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Results({ actor }: { actor: ImagesRef }) {
  const place = useSelector(actor, placeOfSearch);
  if (place === 'searching') return <Searching />;
  if (place === 'failed')
    return (
      <Notice tone="bad" title="The pictures could not be loaded." action={<Retry actor={actor} />}>
        The picture service does not answer. What you have chosen is kept.
      </Notice>
    );
  if (place === 'empty')
    return (
      <EmptyState drawing="pictures" title="No images found.">
        Try adjusting your filters or generate new keywords.
      </EmptyState>
    );
  return (
    <div className={stack[16]}>
      <Grid actor={actor} />
      <div className={css.foot} role="status">
        {place === 'loading' && 'Loading more images...'}
        {place === 'ended' && 'No more images to load'}
        {place === 'stuck' && <Retry actor={actor} />}
      </div>
    </div>
  );
}

const Retry = ({ actor }: { actor: ImagesRef }) => (
  <Button size="small" onClick={() => actor.send({ type: 'search.retry' })}>
    Retry
  </Button>
);

function Grid({ actor }: { actor: ImagesRef }) {
  const photos = useSelector(actor, ({ context }) => context.photos);
  const lanes = useLanes();
  return (
    <WindowMasonry data={photos} lanes={lanes} gap={12}>
      {(photo) => <Tile key={photo.id} actor={actor} photo={photo} />}
    </WindowMasonry>
  );
}

function Tile({ actor, photo: { id, small: source, width, height, color, alt_description, author } }: TileProps) {
  const isChosen = useSelector(actor, ({ context }) => context.chosen.some((image) => image.id === id));
  const isBlocked = useSelector(actor, isFull) && !isChosen;
  const shape: CSSProperties = { aspectRatio: `${width}/${height}`, background: color };
  return (
    <button
      type="button"
      className={css.tile}
      aria-pressed={isChosen}
      aria-disabled={isBlocked || undefined}
      onClick={() => actor.send({ type: isChosen ? 'photo.remove' : 'photo.choose', id })}
    >
      <img className={css.picture} style={shape} src={source} alt={alt_description} loading="lazy" decoding="async" />
      {isChosen && (
        <span className={css.tick}>
          <Check aria-hidden />
        </span>
      )}
      <span className={classes(css.credit, small, truncate)}>{author}</span>
    </button>
  );
}
type TileProps = { actor: ImagesRef; photo: Photo };

const heights = ['180px', '240px', '160px', '220px', '200px', '260px', '170px', '210px'];
const Searching = () => (
  <Loading label="Searching for images" className={css.columns}>
    {heights.map((height) => (
      <Skeleton key={height} shape="block" height={height} className={css.ghost} />
    ))}
  </Loading>
);
