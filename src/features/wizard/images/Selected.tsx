import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../../contract/languages/t';
import type { ChosenImage } from '../../../../contract/wire/wizard/order';
import type { ImagesRef } from '../../../../machines/wizard/images/images.machine';
import { grow, numeric, title as heading } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/Button/IconButton';
import { classes } from '../../../ui/classes';
import * as css from './ImagesStep.css';
import { offsetOf, useDrag } from './useDrag';
import { newsOf, placedName } from './imageWords';

/**
 * 'Selected Images': what was chosen, in the website's order. Stays in sight while the grid scrolls on
 * and on, and is as high with pictures as without.
 */
export function Selected({ actor }: { actor: ImagesRef }) {
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const cleared = useSelector(actor, ({ context }) => context.cleared);
  const required = useSelector(actor, ({ context }) => context.required);
  const news = useSelector(actor, ({ context }) => context.news);
  const canClear = chosen.length > 0;
  return (
    <section className={css.selected} aria-labelledby="selected-images">
      <div className={css.bar}>
        <h2 id="selected-images" tabIndex={-1} className={classes(heading.card, grow)}>
          {t('Selected Images')}{' '}
          <span className={numeric}>
            {chosen.length}/{required}
          </span>
        </h2>
        {(canClear || cleared.length > 0) && (
          // The same button, so that the focus is on Undo at once; a double click is one press.
          <Button
            size="small"
            kind="ghost"
            onClick={({ detail }) =>
              detail < 2 && actor.send({ type: canClear ? 'selection.clear' : 'selection.restore' })
            }
          >
            {canClear ? t('Remove All') : t('Undo')}
          </Button>
        )}
      </div>
      <Strip actor={actor} chosen={chosen} required={required} />
      <p role="status" className={css.news}>
        {newsOf(news, chosen.length, required)}
      </p>
    </section>
  );
}

interface StripProps {
  actor: ImagesRef;
  chosen: readonly ChosenImage[];
  required: number;
}

/** The chosen, to be dragged; each opens what can be done with it. Then an empty place for each that is to come. */
function Strip({ actor, chosen, required }: StripProps) {
  const [open, setOpen] = useState<string | null>(null);
  const move = (id: string, to: number) => actor.send({ type: 'photo.move', id, to });
  const { drag, grips } = useDrag(move);
  const photos = useSelector(actor, ({ context }) => context.photos);

  /** The focus goes on to the neighbour, or to the heading when none is left. */
  const remove = (id: string, place: number) => {
    const neighbour = chosen[place + 1] ?? chosen[place - 1];
    flushSync(() => actor.send({ type: 'photo.remove', id }));
    document.getElementById(neighbour ? `chosen-${neighbour.id}` : 'selected-images')?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(null);
  };

  return (
    <ol className={css.strip} {...grips} data-dragging={drag ? true : undefined}>
      {chosen.map((image, place) => {
        const { id, url, color } = image;
        const isLifted = drag?.id === id;
        const isOpen = open === id && !drag;
        const by = offsetOf(drag, id, place);
        return (
          <li
            key={id}
            data-id={id}
            className={css.item}
            data-lifted={isLifted || undefined}
            style={{ transform: by === 0 ? undefined : `translateX(${by}px)` }}
          >
            <button
              type="button"
              id={`chosen-${id}`}
              className={css.small}
              style={{ background: color }}
              aria-label={placedName(image, place, chosen.length)}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : id)}
              onKeyDown={keys}
            >
              <img
                className={css.thumb}
                src={photos.find((photo) => photo.id === id)?.small ?? url}
                alt=""
                decoding="async"
                draggable={false}
              />
              <span className={css.corner}>{place === 0 ? t('Top') : place + 1}</span>
            </button>
            {isOpen && (
              <>
                <IconButton
                  size="small"
                  label={t('Move left')}
                  icon={<ArrowLeft aria-hidden />}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => move(id, place - 1)}
                />
                <IconButton
                  size="small"
                  label={t('Move right')}
                  icon={<ArrowRight aria-hidden />}
                  aria-disabled={place === chosen.length - 1 || undefined}
                  onClick={() => move(id, place + 1)}
                />
                <IconButton
                  size="small"
                  label={t('Remove')}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(id, place)}
                />
              </>
            )}
          </li>
        );
      })}
      {Array.from({ length: required - chosen.length }, (_, place) => (
        <li key={place} className={css.small} aria-hidden>
          <span className={css.empty}>{chosen.length + place === 0 ? t('Top') : chosen.length + place + 1}</span>
        </li>
      ))}
    </ol>
  );
}
