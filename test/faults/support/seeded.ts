/** Chance that can be repeated: the same seed gives the same numbers (mulberry32). */
export interface Seeded {
  /** A number from 0 to below 1. */
  fraction(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** One of them; none may be missing. */
  one<Item>(items: readonly Item[]): Item;
}

export function seeded(seed: number): Seeded {
  let state = (seed * 0x9e37_79b9) >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return { fraction, below, one: (items) => items[below(items.length)] as (typeof items)[number] };
}
