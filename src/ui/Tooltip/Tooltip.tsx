import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react';
import { chunk } from '../../lib/chunk';
import type * as placing from '../Floating/place';
import * as css from './Tooltip.css';

/** 700 ms before it shows; within 300 ms of another one there is no wait. */
const defaultDelay = 700;
const skipWindow = 300;
/** Time to move from the element into the tip itself (WCAG 1.4.13). */
const grace = 80;

const floating = chunk(() => import('../Floating/place'));

let lastHidden = Number.NEGATIVE_INFINITY;

type TooltipProps = {
  text: string;
  /** Milliseconds; 0 inside the sidebar. */
  delay?: number | undefined;
  side?: 'top' | 'right' | 'bottom' | undefined;
  /** The text only repeats the element's name (a collapsed navigation entry): it is not read out a second time. */
  repeatsName?: boolean | undefined;
  /** Shows nothing; the element stays mounted. */
  off?: boolean | undefined;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

export function Tooltip({ text, delay = defaultDelay, side = 'top', repeatsName, off, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wait = (step: () => void, ms: number) => {
    clearTimeout(timer.current);
    if (ms === 0) step();
    else timer.current = setTimeout(step, ms);
  };
  const show = (anchor: Element | null) => {
    const shown = tip.current;
    if (!shown || !anchor || off) return;
    shown.toggleAttribute('data-open', true);
    const showPlaced = ({ place }: typeof placing) => shown.hasAttribute('data-open') && place(shown, anchor, { side });
    void floating.load().then(showPlaced, () => undefined);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (!tip.current?.hasAttribute('data-open')) return;
    tip.current.toggleAttribute('data-open', false);
    floating.loaded()?.unplace(tip.current);
    lastHidden = performance.now();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const anchor = event.currentTarget.firstElementChild;
    const open = tip.current?.hasAttribute('data-open');
    wait(() => show(anchor), open || performance.now() - lastHidden < skipWindow ? 0 : delay);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) show(event.currentTarget.firstElementChild);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    <span
      role="presentation"
      className={css.around}
      onPointerEnter={enter}
      onPointerLeave={() => wait(hide, grace)}
      onPointerDown={hide}
      onFocus={focus}
      onBlur={hide}
      onKeyDown={key}
    >
      {repeatsName ? children : cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={css.tip}
        data-side={side}
        aria-hidden={repeatsName}
      >
        {text}
      </span>
    </span>
  );
}
