/** The upper one of the two in the middle of an even number of figures; NaN of none. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, next) => one - next)[Math.floor(figures.length / 2)] ?? NaN;
