import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries, Tx } from '../../../db/client';
import { users } from '../../../db/schema/accounts';
import { projects, subscriptions } from '../../../db/schema/projects';
import { domainYears } from '../../../db/schema/websiteDomains';

type Year = typeof domainYears.$inferSelect;
export type Hindrance = NonNullable<Year['hindrance']>;

/** The last year of a name, with what its renewal and its letters need to know. */
export interface LastYear {
  year: Year;
  userId: string;
  domain: string;
  email: string;
  /** Why it is not renewed, as far as its website says; null when it is. */
  reason: 'cancelled' | 'unpaid' | null;
}

export const thisYear = ({ projectId, number }: Pick<Year, 'projectId' | 'number'>) =>
  and(eq(domainYears.projectId, projectId), eq(domainYears.number, number));

const withSite = (db: Queries) =>
  db
    .select({
      year: domainYears,
      userId: projects.userId,
      domain: projects.domain,
      email: users.email,
      cancelledAt: projects.cancelledAt,
      subscription: { state: subscriptions.state, cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd },
    })
    .from(domainYears)
    .innerJoin(projects, eq(projects.id, domainYears.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(subscriptions, eq(subscriptions.projectId, projects.id));
type Row = Awaited<ReturnType<typeof withSite>>[number];

const lastOf = (project: string) => and(eq(domainYears.projectId, project), ne(domainYears.state, 'renewed'));

function lastYear({ cancelledAt, subscription, ...row }: Row): LastYear {
  const isOver = cancelledAt !== null || subscription.state === 'cancelled' || subscription.cancelsAtPeriodEnd;
  const reason = isOver ? 'cancelled' : subscription.state === 'active' ? null : 'unpaid';
  return { ...row, reason };
}

export async function findLastYear(db: Queries, project: string): Promise<LastYear | null> {
  const [row] = await withSite(db).where(lastOf(project));
  return row ? lastYear(row) : null;
}

/** The same, locked with its subscription until the transaction ends; whoever moves money has locked the balance before. */
export async function lockLastYear(tx: Tx, project: string): Promise<LastYear | null> {
  const [row] = await withSite(tx)
    .where(lastOf(project))
    .for('update', { of: [domainYears, subscriptions] });
  return row ? lastYear(row) : null;
}

/** Writes the first year of a name, once. */
export async function openFirstYear(
  db: Queries,
  project: string,
  { startsAt, endsAt }: Pick<Year, 'startsAt' | 'endsAt'>,
): Promise<void> {
  await db.insert(domainYears).values({ projectId: project, number: 1, startsAt, endsAt }).onConflictDoNothing();
}

/** The years of a name, the last one first. */
export const yearsOf = (db: Queries, project: string): Promise<Year[]> =>
  db.select().from(domainYears).where(eq(domainYears.projectId, project)).orderBy(desc(domainYears.number));
