/** The figure that a share of all (0.5: the median) is not above; of an even number the upper one. NaN of none. */
export const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((one, other) => one - other)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ??
  NaN;

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
