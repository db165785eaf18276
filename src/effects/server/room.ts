import { limitReached } from '../../../contract/rules/websites/projectLimit';
import type { Dashboard } from '../../../contract/wire/websites/project';
import type { RoomNews } from '../../../machines/protocols/resource';
import { type Known, watchResource } from './watchResource';

const roomIn = ({ value, failure }: Known): RoomNews | null => {
  if (value === null) return failure && { type: 'room.changed', limit: null };
  const { plan, websites } = value as Dashboard;
  return { type: 'room.changed', limit: limitReached(plan?.projectLimit ?? 0, websites.total) };
};

/** Tells whether the plan holds another website; figures that cannot be had keep nobody from it. */
export const watchRoom = watchResource('dashboard', roomIn);

/** The same of what is known: nobody asked for figures, so that their failure leads nowhere. */
export const followRoom = watchResource('dashboard', roomIn, false);
