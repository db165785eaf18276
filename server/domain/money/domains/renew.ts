import { eq } from 'drizzle-orm';
import { chargeablePrice } from '../../../../contract/rules/wizard/domain';
import { renewedBefore } from '../../../../contract/rules/websites/domainExpiry';
import type { Tx } from '../../../db/client';
import { projects } from '../../../db/schema/projects';
import { domainYears } from '../../../db/schema/websiteDomains';
import { afterCommit, transact } from '../../../db/transaction';
import { RegistrarRefusal, RegistrarUnreachable } from '../../../providers/registrar/registrar';
import type { RandomSource } from '../../../random';
import { type JobCall, type JobKind, RunAgain } from '../../jobs/kind';
import { domainYearsRequest } from '../../jobs/requests';
import { domainNotRenewed, domainRenewed } from '../../mail/domainLetters';
import { deletedMailbox, post as postMail } from '../../mail/mail';
import { dayText } from '../../mail/words';
import { announce } from '../../notices/announce';
import { expiring } from '../../notices/occurrences';
import { convert } from '../convert';
import { customerAccount } from '../ledger/accounts';
import { lockBalance, post } from '../ledger/post';
import { grace, nextLook, noticeAt } from './times';
import { findLastYear, type Hindrance, type LastYear, lockLastYear, openFirstYear, thisYear } from './years';

type Payload = { project: string };

interface Writing {
  /** Milliseconds. */
  now: number;
  random: RandomSource;
  /** The app's address, for letters. */
  app: string;
}

/** Milliseconds after which somebody who did not answer is asked again. */
const unanswered = 600_000;

/**
 * Looks after a name that we registered for a website, as long as it is ours: each year is charged and renewed once, a month
 * ahead, and where it is not its customer is told. A step is written in a transaction of its own, whose year is locked from
 * before it is read; the registrar is asked between two of them, for a year by its end, which it gives once.
 */
export const renewDomain: JobKind<Payload> = {
  ...domainYearsRequest,
  async perform(call) {
    const { payload, services } = call;
    const last = await findLastYear(services.db, payload.project);
    if (!last) return begin(call);
    const { year } = last;
    if (year.state === 'ended') return;
    const now = services.clock.now();
    const opensAt = year.endsAt - renewedBefore;
    if (now < opensAt) throw new RunAgain(opensAt - now);
    if (last.reason === null && year.amount === null) await quote(call, last);
    const writing = { now, random: services.random, app: services.settings.origins.app };
    const step = await transact(services.db, (tx) => takeStep(tx, payload.project, writing));
    if (step === 'over') return;
    if (step === 'paid') await renew(call, writing);
    throw new RunAgain(step === 'paid' ? 0 : Math.max(step - now, 0));
  },
  async record() {
    // All is written by then.
  },
};

/** Asks the registrar since when and until when the name is ours. */
async function begin({ payload: { project }, services, signal, log }: JobCall<Payload>): Promise<void> {
  const { db, providers } = services;
  const [site] = await db
    .select({ domain: projects.domain, userId: projects.userId, givenUpAt: projects.givenUpAt })
    .from(projects)
    .where(eq(projects.id, project));
  // Its order was refunded: nobody's year begins.
  if (!site || site.givenUpAt !== null) return;
  try {
    const found = await providers.registrar.registration(site.domain, signal);
    if (!found) throw new RunAgain(unanswered);
    await openFirstYear(db, project, { startsAt: found.registeredAt, endsAt: found.expiresAt });
  } catch (error) {
    throw patient(error, log, 'a registration could not be looked up');
  }
  services.events.emit('project', { userId: site.userId, projectId: project });
  throw new RunAgain(0);
}

/** What cannot be asked now, or is refused now, is asked again later, without a word of the job's own. */
function patient(error: unknown, log: JobCall<Payload>['log'], words: string): unknown {
  if (!(error instanceof RegistrarRefusal || error instanceof RegistrarUnreachable)) return error;
  log.warn({ err: error }, words);
  return new RunAgain(unanswered);
}

/** Writes down what another year costs, once: what a customer was told of is what is charged. */
async function quote({ services, signal, log }: JobCall<Payload>, { year, domain }: LastYear): Promise<void> {
  const { db, providers } = services;
  try {
    const usd = await providers.registrar.renewalPrice(domain, signal);
    const { rate } = await providers.rates.latest('USD', 'EUR', signal);
    const amount = chargeablePrice(convert(usd, rate));
    await db.update(domainYears).set({ amount }).where(thisYear(year));
  } catch (error) {
    throw patient(error, log, 'a renewal could not be priced');
  }
}

/** Does what is due now. @returns 'paid': the registrar is to be asked; else when to look again, ms */
async function takeStep(tx: Tx, project: string, writing: Writing): Promise<'over' | 'paid' | number> {
  const { now } = writing;
  const [owner] = await tx.select({ userId: projects.userId }).from(projects).where(eq(projects.id, project));
  if (!owner) return 'over';
  // First, as with every movement of a customer's money.
  const balance = await lockBalance(tx, owner.userId, now);
  const last = await lockLastYear(tx, project);
  if (!last || last.year.state === 'ended') return 'over';
  const { year, reason } = last;
  if (now < year.endsAt - renewedBefore) return year.endsAt - renewedBefore;
  if (year.state === 'paid') {
    if (now < year.endsAt + grace) return 'paid';
    await giveBack(tx, last, writing);
    return 'over';
  }
  const hindrance = reason ?? (year.amount === null ? null : year.amount > balance ? 'balance' : null);
  const isLost = now >= (reason === 'cancelled' ? year.endsAt : year.endsAt + grace);
  if (isLost) return end(tx, last);
  if (hindrance) {
    await giveNotice(tx, last, { hindrance, balance }, writing);
    return nextLook(year.endsAt, now);
  }
  // Resumed between the look and the lock, it has no price yet.
  if (year.amount === null) return now;
  await charge(tx, last, year.amount, writing);
  return 'paid';
}

async function end(tx: Tx, { year, userId }: LastYear): Promise<'over'> {
  await tx.update(domainYears).set({ state: 'ended' }).where(thisYear(year));
  afterCommit(tx, 'project', { userId, projectId: year.projectId });
  return 'over';
}

async function charge(tx: Tx, { year, userId, domain }: LastYear, amount: number, { now, random }: Writing) {
  const { projectId, number } = year;
  const entry =
    amount === 0
      ? null
      : await post(
          tx,
          {
            reference: `domain:${projectId}:${number}`,
            kind: 'renewal',
            description: `${domain}, registered for another year from ${dayText(year.endsAt)}`,
            userId,
            details: { domain, project: projectId, year: number },
            postings: [
              { account: customerAccount(userId), amount: -amount },
              { account: 'revenue:domain', amount },
            ],
          },
          now,
          random,
        );
  await tx
    .update(domainYears)
    .set({ state: 'paid', ledgerEntryId: entry?.id ?? null, hindrance: null })
    .where(thisYear(year));
  afterCommit(tx, 'project', { userId, projectId });
}

/** Tells that a name is not renewed, and why: each notice once. */
async function giveNotice(
  tx: Tx,
  { year, userId, domain }: LastYear,
  { hindrance, balance }: { hindrance: Hindrance; balance: number },
  { now, random, app }: Writing,
): Promise<void> {
  if (year.hindrance !== hindrance) {
    await tx.update(domainYears).set({ hindrance }).where(thisYear(year));
    afterCommit(tx, 'project', { userId, projectId: year.projectId });
  }
  const days = noticeAt(year.endsAt, now);
  if (days === null || days >= (year.noticed ?? Infinity)) return;
  await tx.update(domainYears).set({ noticed: days }).where(thisYear(year));
  const { projectId, number, endsAt } = year;
  const expiry = { domain, app, at: endsAt, hindrance, amount: year.amount ?? 0, balance };
  const told = () => expiring({ ...expiry, project: projectId, year: number, days });
  await announce(tx, userId, told, { now, random });
}

/** Has the registrar add the year that is paid, and writes down until when the name is ours then. */
async function renew(call: JobCall<Payload>, writing: Writing): Promise<void> {
  const { payload, services, signal, log } = call;
  const last = await findLastYear(services.db, payload.project);
  if (last?.year.state !== 'paid') return;
  const { year, domain } = last;
  let expiresAt: number;
  try {
    ({ expiresAt } = await services.providers.registrar.renew(domain, year.endsAt, signal));
    if (expiresAt <= year.endsAt) throw new RegistrarUnreachable('The registrar has added no year');
  } catch (error) {
    if (error instanceof RegistrarRefusal)
      await services.db.update(domainYears).set({ hindrance: 'registrar' }).where(thisYear(year));
    throw patient(error, log, 'a domain could not be renewed');
  }
  await transact(services.db, (tx) => openNext(tx, payload.project, { number: year.number, expiresAt }, writing));
}

async function openNext(
  tx: Tx,
  project: string,
  { number, expiresAt }: { number: number; expiresAt: number },
  { now, random }: Writing,
): Promise<void> {
  const last = await lockLastYear(tx, project);
  // Another attempt, whose lease this one lost, was first.
  if (last?.year.state !== 'paid' || last.year.number !== number) return;
  const { year, userId, domain, email } = last;
  await tx.update(domainYears).set({ state: 'renewed', hindrance: null }).where(thisYear(year));
  await tx
    .insert(domainYears)
    .values({ projectId: project, number: number + 1, startsAt: year.endsAt, endsAt: expiresAt });
  afterCommit(tx, 'project', { userId, projectId: project });
  // Nobody reads what would go to an account that is deleted.
  if (email === deletedMailbox(userId)) return;
  const letter = () => domainRenewed({ domain, until: expiresAt, amount: year.amount ?? 0 });
  await postMail(tx, { to: email, userId }, letter, { now, random });
}

/** The registrar has refused a year to its end and beyond: what was paid for it goes back. */
async function giveBack(tx: Tx, last: LastYear, { now, random, app }: Writing): Promise<void> {
  const { year, userId, domain, email } = last;
  const { projectId, number, ledgerEntryId } = year;
  const amount = ledgerEntryId === null ? 0 : (year.amount ?? 0);
  await end(tx, last);
  if (ledgerEntryId !== null)
    await post(
      tx,
      {
        reference: `refund:domain:${projectId}:${number}`,
        kind: 'refund',
        description: `${domain} could not be renewed`,
        userId,
        details: { domain, project: projectId, year: number, corrects: ledgerEntryId },
        postings: [
          { account: customerAccount(userId), amount },
          { account: 'revenue:domain', amount: -amount },
        ],
      },
      now,
      random,
    );
  if (email === deletedMailbox(userId)) return;
  await postMail(tx, { to: email, userId }, () => domainNotRenewed({ domain, amount, app }), { now, random });
}
