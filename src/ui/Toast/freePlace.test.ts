import { describe, expect, it } from 'vitest';
import { type Box, freePlace } from './freePlace';

/** A phone: 390 by 844, the toast 16 px from its edges. */
const phone: Box = { left: 0, top: 0, right: 390, bottom: 844 };
const toast: Box = { left: 16, top: 760, right: 374, bottom: 828 };
const bar = (top: number, bottom: number): Box => ({ left: 16, top, right: 374, bottom });

describe('where a toast lies', () => {
  it('stays at its own place while nothing is there', () =>
    expect(freePlace(toast, [bar(100, 144), bar(700, 756)], phone)).toEqual({ x: 0, y: 0 }));
  it('rises above what is there, and no further than it must', () =>
    expect(freePlace(toast, [bar(780, 824), bar(400, 444)], phone)).toEqual({ x: 0, y: -52 }));
  it('passes by a gap that is too narrow', () =>
    expect(freePlace(toast, [bar(780, 824), bar(640, 705)], phone)).toEqual({ x: 0, y: -192 }));
  it('stays above a keyboard', () =>
    expect(freePlace(toast, [], { ...phone, bottom: 500 })).toEqual({ x: 0, y: -332 }));
  it('has no place where all is taken', () => expect(freePlace(toast, [bar(0, 844)], phone)).toBeNull());
  it('lies beside what is at one side alone, where it is narrow', () => {
    const add: Box = { left: 300, top: 0, right: 374, bottom: 844 };
    expect(freePlace({ ...toast, left: 190 }, [add], phone)).toEqual({ x: -174, y: 0 });
  });
  it('takes the other side before it rises, where the window is wide', () => {
    const window: Box = { left: 0, top: 0, right: 1440, bottom: 900 };
    const corner: Box = { left: 1036, top: 800, right: 1416, bottom: 876 };
    const button: Box = { left: 1200, top: 820, right: 1300, bottom: 860 };
    expect(freePlace(corner, [button], window)).toEqual({ x: -1020, y: 0 });
    expect(freePlace(corner, [button, { ...button, left: 40, right: 90 }], window)).toEqual({ x: 0, y: -60 });
  });
});
