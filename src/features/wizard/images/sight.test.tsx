import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSight } from './sight';

/** An element of which `top` px stand above the window; happy-dom lays nothing out. */
function place(top: number) {
  const element = document.createElement('section');
  const at = { top };
  element.getBoundingClientRect = () => new DOMRect(0, -at.top, 800, 60_000);
  const scroll = (to: number) => {
    at.top = to;
    window.dispatchEvent(new Event('scroll'));
  };
  return { element, scroll };
}

const height = 768;

function follow(top = 0) {
  const sight = createSight();
  const { element, scroll } = place(top);
  const detach = sight.attach(element);
  const told = vi.fn();
  sight.subscribe(told);
  return { sight, scroll, detach, told };
}

describe('what is in sight of the masonry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.innerHeight = height;
  });
  afterEach(() => vi.useRealTimers());

  it('covers the window and a margin from the start', () => {
    const { sight } = follow(3_000);
    const { from, to, width } = sight.get();
    expect(width).toBe(800);
    expect(from).toBeLessThanOrEqual(3_000 - 200);
    expect(to).toBeGreaterThanOrEqual(3_000 + height + 200);
  });

  it('moves on after the frame that scrolled, once for all that scrolled before it', () => {
    const { sight, scroll, told } = follow();
    const before = sight.get();
    for (const top of [100, 200, 300]) scroll(top);
    expect(sight.get()).toBe(before);
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(1);
    expect(sight.get().to).toBeGreaterThanOrEqual(300 + height + 200);
  });

  it('says nothing while the margin still covers what scrolled', () => {
    const { scroll, told } = follow();
    scroll(1);
    vi.runAllTimers();
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['down', 0, 40_000],
    ['up', 40_000, 0],
  ])('follows a jump %s beyond the margin in the frame that scrolled', (_, from, to) => {
    const { sight, scroll, told } = follow(from);
    scroll(to);
    expect(told).toHaveBeenCalledTimes(1);
    expect(sight.get().from).toBeLessThanOrEqual(to);
    expect(sight.get().to).toBeGreaterThanOrEqual(to + height);
    vi.runAllTimers();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('covers the window in every frame of a scroll in either direction', () => {
    const { sight, scroll } = follow();
    const tops = Array.from({ length: 400 }, (_, frame) => (frame < 200 ? frame : 400 - frame) * 50);
    for (const top of tops) {
      scroll(top);
      expect(sight.get().from).toBeLessThanOrEqual(top);
      expect(sight.get().to).toBeGreaterThanOrEqual(top + height);
      vi.runAllTimers();
    }
  });

  it('moves nothing once the element is gone', () => {
    const { scroll, detach, told } = follow();
    scroll(300);
    detach?.();
    vi.runAllTimers();
    scroll(40_000);
    vi.runAllTimers();
    expect(told).not.toHaveBeenCalled();
  });
});
