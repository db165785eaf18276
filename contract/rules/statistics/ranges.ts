/** Spans that statistics are looked at for, with their days; the first is the last 24 hours, the last one's days are said. */
export const ranges = ['24h', '7d', '30d', '90d', 'custom'] as const;
export type Range = (typeof ranges)[number];
export const daysOf: Readonly<Record<Exclude<Range, '24h' | 'custom'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** The most days that a custom range has: as long as figures are there. */
export const longestRange = 762;
