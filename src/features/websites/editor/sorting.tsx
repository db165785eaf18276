import { GripVertical } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { vars } from '../../../ui/theme/contract.css';

/** From where, and where it would land: its place among them all afterwards. */
interface Drag {
  from: number;
  to: number;
}
export interface Sorting {
  drag: Drag | null;
  begin: (from: number) => void;
  aim: (to: number) => void;
  drop: () => void;
  /** Nothing has moved. */
  cancel: () => void;
}

/** Rows of a list dragged by their grips. What is moved is told at the drop, and nothing before. */
export function useSorting(onMove: (from: number, by: number) => void): Sorting {
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    drag,
    begin: (from) => setDrag({ from, to: from }),
    aim: (to) => setDrag((now) => now && { ...now, to }),
    drop() {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to - drag.from);
      setDrag(null);
    },
    cancel: () => setDrag(null),
  };
}

/** Where the focus is while a row is dragged. */
export const cancelOnEscape = (sorting: Sorting | undefined) => (event: KeyboardEvent) =>
  event.key === 'Escape' && sorting?.cancel();

/** Px from the edge of the window at which it is scrolled; below is the bar with Publish. */
const edge = 96;
const step = 24;

/** The row's place after a drop here: how many of the others begin above. */
function placeAt(row: Element, y: number): number {
  const others = [...(row.parentElement?.querySelectorAll(':scope>[data-sorted]') ?? [])].filter((one) => one !== row);
  return others.filter((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

const look: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  minHeight: 44,
  cursor: 'grab',
  // Of the grip alone: beside it the page is scrolled by the same finger.
  touchAction: 'none',
  userSelect: 'none',
};

/** For hands alone: by keys and for readers there are the buttons beside it. */
export function Grip({ sorting, index, isFixed }: { sorting: Sorting; index: number; isFixed: boolean }) {
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (isFixed || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
    sorting.begin(index);
  };
  const move = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const row = currentTarget.closest('li');
    if (!sorting.drag || !row) return;
    if (clientY < edge) window.scrollBy(0, -step);
    if (clientY > window.innerHeight - edge) window.scrollBy(0, step);
    sorting.aim(placeAt(row, clientY));
  };
  return (
    <span
      aria-hidden
      data-grip
      style={look}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={sorting.drop}
      onPointerCancel={sorting.cancel}
    >
      <GripVertical size={18} />
    </span>
  );
}

/** How a row looks while one is dragged: that one is pale, a line says where it lands. */
export function rowLook({ drag }: Sorting, index: number): CSSProperties {
  if (!drag) return {};
  if (index === drag.from) return { opacity: 0.5 };
  if (index !== drag.to) return {};
  return { boxShadow: `0 ${drag.to < drag.from ? -4 : 4}px 0 ${vars.accent}` };
}
