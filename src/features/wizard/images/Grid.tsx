import { useSelector } from '@xstate/react';
import { type FocusEvent, type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '../../../../contract/languages/t';
import type { ImagesRef } from '../../../../machines/wizard/images/images.machine';
import { isFull } from '../../../../machines/wizard/images/images.select';
import type { Photo } from '../../../../machines/wizard/images/images.selection';
import { createStop, type Layout, layOut, placeByKey, placesWithin, type Shape } from './layout';
import type { SightOf } from './sight';
import { Tile } from './Tile';
import { useLanes } from './useLanes';

interface GridProps {
  actor: ImagesRef;
  sight: SightOf;
}

/** Where everything stands; while the room is the same and more is added, what was there before stays as it is. */
function createPlan() {
  let before: Layout | undefined;
  let shapesBefore: readonly Shape[] = [];
  return (shapes: readonly Shape[], width: number, lanes: number): Layout => {
    const isLonger = shapes[0] === shapesBefore[0] && shapes.length >= shapesBefore.length;
    if (shapes !== shapesBefore || before?.room.width !== width || before.room.lanes !== lanes)
      before = layOut(shapes, { width, lanes }, isLonger ? before : undefined);
    shapesBefore = shapes;
    return before;
  };
}

/** What `sight` sees of these shapes. */
export function usePlan(shapes: readonly Shape[], sight: SightOf) {
  const lanes = useLanes();
  const { width, from, to } = useSyncExternalStore(sight.subscribe, sight.get);
  const [plan] = useState(createPlan);
  const layout = plan(shapes, width, lanes);
  return { layout, places: width > 0 ? placesWithin(layout, from, to) : [] };
}

const placeOf = (target: EventTarget) => {
  const tile = (target as Element).closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset['place']) : null;
};

/**
 * What was found, as a masonry of which only what is in sight is drawn. One stop of the Tab key:
 * arrows lead on in reading order and in the column, Home and End to both ends. The tile that has the focus stays drawn
 * however far the page is scrolled.
 */
export function Grid({ actor, sight }: GridProps) {
  const photos = useSelector(actor, ({ context }) => context.photos);
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isBlocked = useSelector(actor, isFull);
  const { layout, places } = usePlan(photos, sight);
  const [current, setCurrent] = useState<number | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [stopAmong] = useState(createStop);
  const [press] = useState(() => (photo: Photo, isChosen: boolean) => {
    actor.send({ type: isChosen ? 'photo.remove' : 'photo.choose', id: photo.id });
  });

  const drawn =
    current !== null && hasFocus && !places.includes(current) ? [...places, current].sort((a, b) => a - b) : places;
  const stop = stopAmong(drawn, current);
  const numbers = new Map(chosen.map(({ id }, index) => [id, index + 1]));

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const goal = placeByKey(layout, place, event.key, document.dir === 'rtl' ? -1 : 1);
    if (goal === null) return;
    event.preventDefault();
    // It may be one that is not drawn yet.
    flushSync(() => setCurrent(goal));
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${goal}"]`)?.focus();
  };
  const follow = (event: FocusEvent) => {
    setCurrent(placeOf(event.target));
    setHasFocus(true);
  };

  return (
    <div
      role="toolbar"
      aria-label={plural(photos.length, '{count} images, use the arrow keys', '{count} images, use the arrow keys')}
      style={{ position: 'relative', height: layout.height, contain: 'layout style' }}
      onKeyDown={move}
      onFocus={follow}
      onBlur={() => setHasFocus(false)}
    >
      {drawn.map((place) => {
        const photo = photos[place];
        const box = layout.boxes[place];
        if (!photo || !box) return null;
        return (
          <Tile
            key={photo.id}
            photo={photo}
            box={box}
            place={place}
            number={numbers.get(photo.id) ?? 0}
            isBlocked={isBlocked && !numbers.has(photo.id)}
            isStop={place === stop}
            onPress={press}
          />
        );
      })}
    </div>
  );
}
