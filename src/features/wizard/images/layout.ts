/** The shape of something, in any unit. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Where a tile stands, px from the top left corner of the masonry. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lane: number;
}

/** The room that there is: px, and how many columns. */
export interface Room {
  readonly width: number;
  readonly lanes: number;
}

export interface Layout {
  readonly room: Room;
  /** In the order of the shapes; their tops never go back up. */
  readonly boxes: readonly Box[];
  /** The lowest edge of all up to that one. */
  readonly lows: readonly number[];
  /** Lowest edge of each lane. */
  readonly ends: readonly number[];
  /** Of the whole, px. */
  readonly height: number;
}

/** Between tiles, px. */
export const gap = 12;
/** The credit below each picture, px. */
export const foot = 28;

const empty = (room: Room): Layout => ({ room, boxes: [], lows: [], ends: [], height: 0 });

/**
 * Puts each shape into the lane that is shortest by then: nothing is measured, so nothing moves when pictures arrive.
 * What `before` has in the same room stays where it is, and only the further shapes are placed.
 */
export function layOut(shapes: readonly Shape[], room: Room, before?: Layout): Layout {
  const isSameRoom = before?.room.width === room.width && before.room.lanes === room.lanes;
  const reused = isSameRoom && before.boxes.length <= shapes.length ? before : empty(room);
  const boxes = [...reused.boxes];
  const lows = [...reused.lows];
  const ends = Array.from({ length: room.lanes }, (_, lane) => reused.ends[lane] ?? 0);
  const edge = (lane: number) => Math.round((lane * (room.width + gap)) / room.lanes);
  for (const shape of shapes.slice(boxes.length)) {
    const top = Math.min(...ends);
    const lane = ends.indexOf(top);
    const left = edge(lane);
    const width = Math.max(1, edge(lane + 1) - gap - left);
    const height = Math.round((width * shape.height) / shape.width) + foot;
    boxes.push({ left, top, width, height, lane });
    lows.push(Math.max(lows.at(-1) ?? 0, top + height));
    ends[lane] = top + height + gap;
  }
  return { room, boxes, lows, ends, height: lows.at(-1) ?? 0 };
}

/** The first place from which on `isPast` holds. */
function firstPlace(length: number, isPast: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The places of what shows between two heights, ascending. */
export function placesWithin({ boxes, lows }: Layout, from: number, to: number): number[] {
  const first = firstPlace(boxes.length, (place) => (lows[place] ?? 0) > from);
  const end = firstPlace(boxes.length, (place) => (boxes[place]?.top ?? 0) >= to);
  const places: number[] = [];
  for (let place = first; place < end; place += 1) {
    const box = boxes[place];
    if (box && box.top + box.height > from) places.push(place);
  }
  return places;
}

/**
 * Where Tab leads among the drawn places, ascending: the one that had the focus, or else the first of all; when neither
 * is drawn, the one in the middle of what is, so that scrolling makes another one the stop now and then, and not with
 * each that goes.
 */
export function createStop() {
  let before = 0;
  return (drawn: readonly number[], current: number | null): number => {
    const known = [current, 0, before].find((place) => place !== null && drawn.includes(place));
    before = known ?? drawn[drawn.length >> 1] ?? before;
    return before;
  };
}

/**
 * Where a key leads from a place: left and right along the line, up and down in the column; null for other keys.
 *
 * @param ahead how many places on the right arrow leads: −1 where lines run from right to left
 */
export function placeByKey({ boxes }: Layout, place: number, key: string, ahead = 1): number | null {
  const lane = boxes[place]?.lane;
  const inLane = (one: Box) => one.lane === lane;
  const goals: Record<string, () => number> = {
    ArrowRight: () => place + ahead,
    ArrowLeft: () => place - ahead,
    ArrowUp: () => boxes.slice(0, place).findLastIndex(inLane),
    ArrowDown: () => {
      const below = boxes.slice(place + 1).findIndex(inLane);
      return below < 0 ? place : place + 1 + below;
    },
    Home: () => 0,
    End: () => boxes.length - 1,
  };
  const goal = Object.hasOwn(goals, key) ? goals[key]?.() : undefined;
  if (goal === undefined) return null;
  return goal >= 0 && goal < boxes.length ? goal : place;
}
