import type { ProjectVersion } from '../../../contract/wire/websites/versions';

type Rows = readonly ProjectVersion[];

export const isMade = ({ state }: ProjectVersion) => state !== 'publishing';

/** The first has number 1. */
export const hasOlder = (rows: Rows) => (rows.at(-1)?.number ?? 1) > 1;

/** With those that are older than the last. */
export const appended = (rows: Rows, older: Rows): Rows => [
  ...rows,
  ...older.filter(({ number }) => number < (rows.at(-1)?.number ?? Infinity)),
];

/** The newest as they are now, and below them what was looked at before: of those none is live but the one that always was. */
export function refreshed(rows: Rows, newest: Rows): Rows {
  const isLiveAmong = newest.some(({ is_live }) => is_live);
  const rest = rows.filter(({ number }) => number < (newest.at(-1)?.number ?? 0));
  return [...newest, ...(isLiveAmong ? rest.map((version) => ({ ...version, is_live: false })) : rest)];
}
