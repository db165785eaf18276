import { type RefObject, useLayoutEffect } from 'react';
import { type Box, freePlace } from './freePlace';

/** What a toast must not cover: what can be pressed or typed into, and sums. */
const actions =
  'a[href],button,input,label:has(input),select,textarea,summary,iframe,[role=radio],[role=option],[role=menuitem],[data-amount]';
/** Ms after the last movement of the page. */
const stillness = 120;

const boxesOf = (within: ParentNode, selector: string, own: Element): Box[] =>
  [...within.querySelectorAll(selector)]
    .filter((element) => !own.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);

function place(region: HTMLElement) {
  // Never none: a place with a translation and one without are two to the browser, which counts the way between as a jump.
  region.style.translate = '0 0';
  const toast = region.querySelector<HTMLElement>('[data-variant]');
  if (!toast) return;
  // Where it comes to lie, not where it is while it rises.
  const { bottom, left: start } = region.getBoundingClientRect();
  const left = start + toast.offsetLeft;
  const own = { left, right: left + toast.offsetWidth, top: bottom - toast.offsetHeight, bottom };
  const { offsetTop: top = 0, height = innerHeight } = globalThis.visualViewport ?? {};
  const ground = { left: 0, top, right: document.documentElement.clientWidth, bottom: top + height };
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')];
  // Beside a dialog; where it leaves no room, over what of it is free. What lies behind it cannot be pressed anyway.
  const free = dialogs.length
    ? (freePlace(
        own,
        dialogs.flatMap((dialog) => boxesOf(dialog, '[data-panel]', region)),
        ground,
      ) ??
      freePlace(
        own,
        dialogs.flatMap((dialog) => boxesOf(dialog, actions, region)),
        ground,
      ))
    : freePlace(own, boxesOf(document, actions, region), ground);
  if (free) region.style.translate = `${free.x}px ${free.y}px`;
  // Where no place is free it is heard, not seen: what it says stands on the page too.
  region.toggleAttribute('data-aside', !free);
}

/**
 * Keeps what `region` shows clear of actions, sums and dialogs: it is placed when `shown` changes, and again when the
 * page does. While the page is scrolled it steps aside, and as long as no place is free.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shown === undefined) return;
    let frame = 0;
    let timer = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(element));
    };
    const stepAside = () => {
      element.dataset['aside'] = '';
      clearTimeout(timer);
      timer = window.setTimeout(() => place(element), stillness);
    };
    place(element);
    const observer = new MutationObserver(placeSoon);
    const attributeFilter = ['hidden', 'open', 'data-collapsed', 'aria-expanded'];
    const kinds = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter };
    observer.observe(document.body, kinds);
    // What grows without a change of its own: a picture that is there, a field that fills its lines.
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.body);
    const heard = [
      [window, 'resize', placeSoon],
      [document, 'scroll', stepAside],
      [document, 'animationend', placeSoon],
      [document, 'transitionend', placeSoon],
      [globalThis.visualViewport, 'resize', placeSoon],
    ] as const;
    for (const [target, type, listener] of heard) target?.addEventListener(type, listener, true);
    return () => {
      observer.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      delete element.dataset['aside'];
      for (const [target, type, listener] of heard) target?.removeEventListener(type, listener, true);
    };
  }, [region, shown]);
}
