import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { runCommand } from '../../server/admin/commands';
import { outgoingMail } from '../../server/db/schema/accounts';
import { jobs } from '../../server/db/schema/jobs';
import { projectEvents, projects } from '../../server/db/schema/projects';
import { transact } from '../../server/db/transaction';
import { attemptJob } from '../../server/domain/jobs/attempt';
import { giveUpJob, requeueJob } from '../../server/domain/jobs/byHand';
import type { AnyJobKind, JobKind } from '../../server/domain/jobs/kind';
import { claim, enqueue } from '../../server/domain/jobs/queue';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { sendMail } from '../../server/domain/mail/mail';
import { deployStage } from '../../server/domain/websites/pipeline/stages';
import { systemRandom } from '../../server/random';
import { onOneEngine } from './support/database';
import { race, times } from './support/race';
import { testServices } from './support/services';
import { openShop, type Shop } from './support/shop';

onOneEngine('jobs in the operator’s hand', (database) => {
  let shop: Shop | undefined;
  afterEach(async () => {
    await database().db.delete(jobs);
    await shop?.close();
    shop = undefined;
  });
  const run = async (...words: string[]) => {
    if (!shop) throw new Error('The shop is closed');
    return runCommand(shop.services, words);
  };

  test('a deployment that is given up by hand ends as after its last attempt, once; a mail that failed is sent anew', async () => {
    const { db } = database();
    shop = await openShop(database());
    const { services } = shop;
    const customer = await shop.customer({ balance: 10_000 });
    const { body } = await customer.order(await shop.freeName());
    const jobOf = async (kind: { kind: string }) => {
      const [found] = await db.select().from(jobs).where(eq(jobs.kind, kind.kind)).orderBy(asc(jobs.createdAt));
      return found ?? expect.unreachable();
    };
    const stage = await jobOf(deployStage);
    const endings = await race(
      database(),
      'select id from jobs for update',
      times(8, () => run('job', 'give-up', '--id', stage.id)),
    );
    expect(endings.filter(({ exitCode }) => exitCode === 0).map(({ lines }) => lines)).toEqual([
      [`Job ${stage.id.slice(0, 8)} (project.stage) was given up`],
    ]);
    expect(await jobOf(deployStage)).toMatchObject({
      state: 'failed',
      lastError: 'GivenUp: By the operator',
      worker: null,
    });
    const project = body['project_id'] ?? '';
    expect((await db.select().from(projects).where(eq(projects.id, project)))[0]).toMatchObject({
      isFailed: true,
      failure: 'The deployment could not be finished.',
    });
    const events = await db.select().from(projectEvents).where(eq(projectEvents.projectId, project));
    expect(events.map(({ stage: reached }) => reached)).toEqual(['INITIAL', 'DOMAIN_FAILED']);
    const letters = await db.select().from(outgoingMail).where(eq(outgoingMail.userId, customer.user.id));
    expect(letters.filter((letter) => letter.kind === 'setup-failed')).toHaveLength(1);
    expect((await run('job', 'give-up', '--id', stage.id)).lines[0]).toBe('This job was given up before.');
    const beginnings = await race(
      database(),
      'select id from projects for update',
      times(8, () => run('job', 'requeue', '--id', stage.id)),
    );
    const said = beginnings.map(({ lines }) => lines[0] ?? '');
    const isRefusal = (line: string) => line === 'What this job was for is over: it cannot begin anew.';
    expect(said.filter(isRefusal)).toHaveLength(7);
    expect(said).toContain(`Job ${stage.id.slice(0, 8)} (project.stage) begins anew`);
    expect((await db.select().from(projects).where(eq(projects.id, project)))[0]).toMatchObject({
      attempt: 2,
      isFailed: false,
    });
    const begun = await db
      .select()
      .from(jobs)
      .where(sql`${jobs.kind} = ${deployStage.kind} and ${jobs.state} = 'waiting'`);
    expect(begun.map(({ payload }) => payload)).toEqual([
      { projectId: project, attempt: 2, stage: expect.any(String) as unknown },
    ]);
    const renewal = await jobOf({ kind: 'subscription.renew' });
    expect((await run('job', 'give-up', '--id', renewal.id)).lines[0]).toContain('are never given up');
    expect((await run('job', 'requeue', '--id', renewal.id)).lines[0]).toContain('it waits for its time');

    const mail = await jobOf(sendMail);
    await db
      .update(jobs)
      .set({ attempts: sql`${jobs.maxAttempts} - 1` })
      .where(eq(jobs.kind, sendMail.kind));
    const sent: string[] = [];
    let isAway = true;
    services.providers.mail = {
      async send({ subject }) {
        if (isAway) throw new Error('Nobody answers');
        sent.push(subject);
      },
    };
    await runDueJobs(services, [sendMail]);
    const failed = (await run('jobs', '--state', 'failed', '--kind', 'mail.send', '--json')).lines[0] ?? '';
    expect((JSON.parse(failed) as { jobs: unknown[] }).jobs).toContainEqual(
      expect.objectContaining({ id: mail.id, error: 'Error: Nobody answers', attempts: 12, max_attempts: 12 }),
    );
    isAway = false;
    expect((await run('job', 'requeue', '--id', mail.id)).lines).toEqual([
      `Job ${mail.id.slice(0, 8)} (mail.send) begins anew`,
    ]);
    await runDueJobs(services, [sendMail]);
    expect(sent).toHaveLength(1);
    expect((await run('job', 'requeue', '--id', mail.id)).lines[0]).toBe('This job is done.');
  });

  test('what is being worked on is neither begun anew nor given up, and of many who ask one begins it', async () => {
    const services = testServices(database(), { random: systemRandom });
    const { db } = database();
    let performed = 0;
    let isAway = true;
    const kind: JobKind<Record<string, never>> = {
      kind: 'note',
      payload: v.object({}),
      maxAttempts: 1,
      async perform() {
        performed += 1;
        if (isAway) throw new Error('away');
      },
      async record() {
        // Its attempts are what is counted.
      },
    };
    const kinds = [kind as AnyJobKind];
    const now = services.clock.now();
    const id = (await transact(db, (tx) => enqueue(tx, kind, {}, { now, random: systemRandom }))) ?? '';
    await runDueJobs(services, kinds);
    const outcomes = await race(
      database(),
      'select id from jobs for update',
      times(8, () =>
        requeueJob(services, kinds, id).then(
          () => 'begun',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);

    const [taken] = await claim(db, { worker: 'one', kinds: ['note'], now, limit: 1, leaseMs: 60_000 });
    await expect(requeueJob(services, kinds, id)).rejects.toThrow('This job is being worked on.');
    await expect(giveUpJob(services, kinds, id)).rejects.toThrow('This job is being worked on');
    expect(await runDueJobs(services, kinds)).toBe(0);
    isAway = false;
    expect(taken && (await attemptJob(services, kind as AnyJobKind, taken, new AbortController().signal))).toBe('done');
    expect(performed).toBe(2);
  });
});
