import type { SiteSections } from '../../../../contract/wire/websites/sections';
import type { Tx } from '../../../db/client';
import type { RandomSource } from '../../../random';
import type { JobKind } from '../../jobs/kind';
import { enqueue } from '../../jobs/queue';
import { storedContent } from './content';
import { versionOf } from './own';

/** What makes a live version anew once a day that it speaks of is over. */
export type RefreshPayload = { project: string; number: number };
export const refreshRequest: Pick<JobKind<RefreshPayload, unknown>, 'kind' | 'maxAttempts'> = {
  kind: 'website.refresh',
  // A day, with the longest pauses: until then visitors read of a day that is over.
  maxAttempts: 300,
};

const day = 24 * 3_600_000;

/** A website's day is UTC's: nothing says where its business is. */
const endOf = (date: string) => Date.parse(`${date}T00:00:00Z`) + day;

/** What a website says of days, each with the moment from which on it is not said any more, ms. */
function endings(sections: SiteSections | undefined): { at: number; told: string }[] {
  const { notice, hours } = sections ?? {};
  return [
    ...(notice?.until ? [{ at: endOf(notice.until), told: `Notice taken off: its last day was ${notice.until}` }] : []),
    ...(hours?.holidays ?? []).map(({ to }) => ({
      at: endOf(to),
      told: 'Opening hours of days that are over taken off',
    })),
  ];
}

/** What has come to its end since a moment, a sentence each. */
export const endedSince = (sections: SiteSections | undefined, since: number, now: number): string[] => [
  ...new Set(
    endings(sections)
      .filter(({ at }) => at > since && at <= now)
      .map(({ told }) => told),
  ),
];

/**
 * Sees to it that a version which has just gone live is made anew on the day after the next one that it speaks of; at once
 * when it is an old one again (`isOld`), whose days may be over already.
 */
export async function followDays(
  tx: Tx,
  { project, number }: RefreshPayload,
  { now, random }: { now: number; random: RandomSource },
  { isOld = false } = {},
): Promise<void> {
  const version = await versionOf(tx, project, number);
  if (!version) return;
  const ends = endings(storedContent(version.content).sections).map(({ at }) => at);
  const next = ends.filter((at) => isOld || at > now).toSorted((one, other) => one - other)[0];
  if (next === undefined) return;
  await enqueue(tx, refreshRequest, { project, number }, { now, random }, { runAt: Math.max(now, next) });
}
