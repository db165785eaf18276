import { createHmac } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { visitSalts } from '../../db/schema/statistics';
import { type RandomSource, secret } from '../../random';

/** Whom a request comes from, as far as it says so. */
export interface Client {
  /** '' when unknown. */
  address: string;
  agent: string;
}

/** The salt of a day, the same for every process. */
export async function saltOf(db: Queries, day: string, random: RandomSource): Promise<string> {
  const read = async () => (await db.select().from(visitSalts).where(eq(visitSalts.day, day)))[0]?.salt;
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(visitSalts)
    .values({ day, salt: secret(random) })
    .onConflictDoNothing();
  // Whatever a process wrote first is the one.
  return (await read()) ?? '';
}

/** From then on no visitor of an earlier day can be found again. */
export const forgetSalts = (db: Queries, today: string) => db.delete(visitSalts).where(lt(visitSalts.day, today));

/** What a visitor is called on one website for one day: from it and without the salt nobody finds who it was. */
export const visitorOf = (salt: string, domain: string, { address, agent }: Client) =>
  createHmac('sha256', salt).update(`${domain}\n${address}\n${agent}`).digest('base64url').slice(0, 22);

/** Requests that we make ourselves: to look whether a website answers, or because its customer wants to see one counted. */
export type Purpose = 'probe' | 'test';

/** A browser's name for our own requests, by which those that cannot prove what they are count as a machine's. */
export const ownAgent = 'Mozilla/5.0 (compatible; SitewrightBot/1.0)';
export const purposeHeader = 'x-sitewright-visit';

export const markOf = (salt: string, domain: string, purpose: Purpose) =>
  `${purpose}.${createHmac('sha256', salt).update(`${purpose} ${domain}`).digest('base64url')}`;

/** What a request was made for by us; null for one that anybody made. */
export const purposeOf = (salt: string, domain: string, mark: string | undefined): Purpose | null =>
  (['probe', 'test'] as const).find((purpose) => mark === markOf(salt, domain, purpose)) ?? null;
