import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { deploymentStages } from '../../contract/rules/websites/projectStatus';
import type { ProjectHistory } from '../../contract/wire/websites/project';
import { outgoingMail } from '../../server/db/schema/accounts';
import { domainReservations } from '../../server/db/schema/domains';
import { jobs } from '../../server/db/schema/jobs';
import { projectEvents, projects, projectVersions } from '../../server/db/schema/projects';
import { attemptJob } from '../../server/domain/jobs/attempt';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { claim, enqueue, reclaimAll } from '../../server/domain/jobs/queue';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { deployStage } from '../../server/domain/websites/pipeline/stages';
import { transact } from '../../server/db/transaction';
import { fingerprintOf } from '../../server/sites/document';
import { onOneEngine } from './support/database';
import { stylePathOf } from './support/page';
import { type Customer, openShop, type Shop } from './support/shop';

onOneEngine('deployment', (database) => {
  let shop: Shop | undefined;
  afterEach(async () => {
    // What a test leaves undone is no work for the next one.
    await database().db.delete(jobs).where(eq(jobs.kind, deployStage.kind));
    await shop?.close();
    expect((await checkLedger(database().db)).breaches).toEqual([]);
  });

  const begin = async (values: Parameters<Shop['customer']>[0] = {}) => {
    shop = await openShop(database());
    const customer = await shop.customer({ balance: 30_000, ...values });
    return { scene: shop, customer, urls: await uploadTwo(customer) };
  };
  const uploadTwo = (customer: Customer) =>
    Promise.all(
      ['#c2410c', '#1d4ed8'].map(async (background) => {
        const picture = await sharp({ create: { width: 48, height: 32, channels: 3, background } })
          .png()
          .toBuffer();
        const image = `data:image/png;base64,${picture.toString('base64')}`;
        const sent = await customer.send('POST', `/api/images/profile/${customer.user.id}`, { image });
        return ((await sent.json()) as { url: string }).url;
      }),
    );
  type Begun = Awaited<ReturnType<typeof begin>>;
  const place = async ({ customer, urls: [logo = '', picture = ''] }: Begun, domain: string) => {
    const { status, body } = await customer.order(domain, {
      business_images: { business_logo: logo, images: Array.from({ length: 6 }, () => picture) },
    });
    expect(status).toBe(201);
    return body['project_id'] ?? '';
  };
  const stagesOf = async (id: string, attempt = 1) =>
    (
      await database()
        .db.select()
        .from(projectEvents)
        .where(and(eq(projectEvents.projectId, id), eq(projectEvents.attempt, attempt)))
        .orderBy(asc(projectEvents.id))
    ).map(({ stage }) => stage);
  const projectOf = async (id: string) => {
    const [project] = await database().db.select().from(projects).where(eq(projects.id, id));
    return project;
  };
  const liveMailsTo = async ({ user }: Customer) =>
    (await database().db.select().from(outgoingMail).where(eq(outgoingMail.recipient, user.email))).filter(({ kind }) =>
      kind.includes('live'),
    );
  const registrationsAt = ({ registrarCalls }: Shop, domain: string) =>
    registrarCalls.filter(
      (query) => query.get('Command') === 'namecheap.domains.create' && query.get('DomainName') === domain,
    );
  const historyOf = async (customer: Customer, id: string, language = 'en') =>
    (await (
      await customer.send('GET', `/project/${id}/events/`, undefined, { 'accept-language': language })
    ).json()) as ProjectHistory;
  const retry = async ({ customer }: Begun, id: string) => {
    const response = await customer.send('POST', `/project/${id}/retry/`, {});
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };

  test('goes through every stage in order, once, a step apart, and is live when it says so', async () => {
    const begun = await begin();
    const { scene, customer } = begun;
    const domain = await scene.freeName();
    const id = await place(begun, domain);
    const told: string[] = [];
    const deaf = scene.services.events.on('project', ({ projectId }) => told.push(projectId));
    for (const [index, stage] of deploymentStages.entries()) {
      // Each is said as it happens: a browser looks at each.
      await expect.poll(() => told).toEqual(deploymentStages.slice(1, index + 1).map(() => id));
      expect(await stagesOf(id)).toEqual(deploymentStages.slice(0, index + 1));
      expect((await projectOf(id))?.currentStage).toBe(stage);
      expect(await scene.deploySteps()).toBe(0);
      const visit = await fetch(`${scene.origins.content}/sites/${domain}/`);
      expect(visit.status).toBe(stage === 'DEPLOYED' ? 200 : 404);
      const list = await customer.send('GET', `/project/by-user/${customer.user.id}`);
      const picture = stage === 'DEPLOYED' ? `${scene.origins.content}/framed/${domain}/` : null;
      const [listed] = (await list.json()) as { picture_url: string | null; template_url: string }[];
      expect([listed?.picture_url, listed?.template_url]).toEqual([picture, '/templates/timetable.webp']);
      scene.services.clock.advance(1_000);
      expect(await scene.deploySteps()).toBe(stage === 'DEPLOYED' ? 0 : 1);
    }
    deaf();
    const history = await historyOf(customer, id);
    expect(history).toMatchObject({ attempt: 1, most_attempts: 3, support_address: 'hello@sitewright.example' });
    expect((await historyOf(customer, id, 'de')).events[0]?.sentence).toBe('Wir beginnen, Ihre Website einzurichten.');
    expect(history.events.map(({ stage, kind }) => [stage, kind])).toEqual(
      deploymentStages.map((stage) => [stage, 'reached']),
    );
    const times = history.events.map(({ at }) => Date.parse(at));
    expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual(Array(7).fill(1_000));
    // Nothing was measured yet: the pace that is set.
    expect(history.usual).toEqual(
      deploymentStages.slice(0, -1).map((stage) => ({ stage, ms: scene.services.settings.deployStepMs })),
    );
    const list = await customer.send('GET', `/project/by-user/${customer.user.id}`);
    const [{ hue = null } = {}] = (await list.json()) as { hue?: number }[];
    const visit = await fetch(`${scene.origins.content}/sites/${domain}/`);
    expect(visit.headers.get('content-encoding')).toBe('gzip');
    // A tool that looks the page over asks for its robots.txt in the page's name.
    expect(visit.headers.get('content-security-policy')).toContain("connect-src 'self';");
    const page = await visit.text();
    const styles = await (await fetch(`${scene.origins.content}/framed/${domain}/${stylePathOf(page)}`)).text();
    expect(styles).toContain(`--hue:${hue}}`);
    expect(page).toContain('Ada’s Bakery');
    expect(page).toContain('alt="Ada’s Bakery, picture 1"');
    const [version] = await database().db.select().from(projectVersions).where(eq(projectVersions.projectId, id));
    expect(fingerprintOf(page)).toBe(version?.checksum);
    expect(await projectOf(id)).toMatchObject({ liveVersion: 1, isFailed: false });
    const [reservation] = await database()
      .db.select()
      .from(domainReservations)
      .where(eq(domainReservations.domain, domain));
    expect(reservation?.state).toBe('registered');
    expect(registrationsAt(scene, domain)).toHaveLength(1);
    const [mail, ...more] = await liveMailsTo(customer);
    expect(more).toEqual([]);
    const shown = await fetch(new URL(mail?.site?.card ?? '', mail?.site?.address));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const dashboard = (await (await customer.send('GET', '/dashboard/')).json()) as Record<string, unknown>;
    expect(dashboard).toMatchObject({
      balance: '270.00',
      websites: { total: 1, active: 1, pending: 0, issue: 0 },
      next_billing_amount: '10.00',
      subscription: { domain },
    });
    expect(await retry(begun, id)).toMatchObject({ status: 409, body: { code: 'not-failed' } });
  });

  test.each([
    ['+32470123456', '', '+32.470123456', 'US'],
    ['0014155550123', 'us', '+1.4155550123', 'US'],
    ['351912345678', 'Portugal', '+351.912345678', 'PT'],
    ['', 'Belgium', '+32.470123456', 'BE'],
  ])('a customer of %s in %j is written %s, %s', async (phoneNumber, country, phone, code) => {
    const begun = await begin({ phoneNumber, country });
    const domain = await begun.scene.freeName();
    const id = await place(begun, domain);
    await begun.scene.deploy(4);
    expect(await stagesOf(id)).toContain('DOMAIN_REQUESTED');
    const [sent] = registrationsAt(begun.scene, domain);
    for (const role of ['Registrant', 'Tech', 'Admin', 'AuxBilling']) {
      expect([sent?.get(`${role}Phone`), sent?.get(`${role}Country`)]).toEqual([phone, code]);
      expect(sent?.get(`${role}Address1`)).toBe('Market Square 1, Ghent');
    }
  });

  test('a worker that dies between effect and commit of each stage leaves no stage out and none twice', async () => {
    const begun = await begin();
    const { scene, customer } = begun;
    const domain = await scene.freeName();
    const id = await place(begun, domain);
    const { db, clock } = scene.services;
    const died: string[] = [];
    const dying: typeof deployStage = {
      ...deployStage,
      async record(tx, effect, call) {
        await deployStage.record(tx, effect, call);
        if (died.includes(call.payload.stage)) return;
        died.push(call.payload.stage);
        throw new Error('Died before the commit');
      },
    };
    for (let stage = 1; stage < deploymentStages.length; stage += 1) {
      clock.advance(1_000);
      // Killed without a word after its effect: the job is still marked as running.
      const [job] = await claim(db, {
        worker: 'killed',
        kinds: [deployStage.kind],
        now: clock.now(),
        limit: 1,
        leaseMs: 60_000,
      });
      const payload = job?.payload as Parameters<typeof deployStage.record>[2]['payload'];
      await deployStage.perform?.({
        payload,
        attempt: 1,
        isLastAttempt: false,
        jobId: job?.id ?? '',
        now: clock.now(),
        services: scene.services,
        log: scene.services.log,
        signal: new AbortController().signal,
      });
      expect(await scene.deploySteps()).toBe(0);
      expect(await reclaimAll(db)).toBe(1);
      // Then it fails after everything is written, and at last goes through.
      expect(await runDueJobs(scene.services, [dying as AnyJobKind], 5)).toBe(1);
      expect(await stagesOf(id)).toEqual(deploymentStages.slice(0, stage));
      clock.advance(1_000);
      expect(await runDueJobs(scene.services, [dying as AnyJobKind], 5)).toBe(1);
    }
    expect(died).toEqual(deploymentStages.slice(1));
    expect(await stagesOf(id)).toEqual(deploymentStages);
    expect(registrationsAt(scene, domain).length).toBe(3);
    expect(await liveMailsTo(customer)).toHaveLength(1);
    expect((await fetch(`${scene.origins.content}/sites/${domain}/`)).status).toBe(200);
  });

  test('a stage that is asked for twice, by two workers at once, is entered once', async () => {
    const begun = await begin();
    const { scene, customer } = begun;
    const id = await place(begun, await scene.freeName());
    const { db, clock, random } = scene.services;
    for (const stage of deploymentStages.slice(1)) {
      clock.advance(1_000);
      const now = clock.now();
      await transact(db, async (tx) => {
        await enqueue(tx, deployStage, { projectId: id, attempt: 1, stage }, { now, random });
      });
      const taken = await claim(db, { worker: 'two', kinds: [deployStage.kind], now, limit: 5, leaseMs: 60_000 });
      expect(taken).toHaveLength(2);
      const { signal } = new AbortController();
      const outcomes = await Promise.all(
        taken.map((job) => attemptJob(scene.services, deployStage as AnyJobKind, job, signal)),
      );
      expect(outcomes).toEqual(['done', 'done']);
    }
    expect(await stagesOf(id)).toEqual(deploymentStages);
    expect(await liveMailsTo(customer)).toHaveLength(1);
  });

  test('a name that the registrar refuses fails, and a retry with the fault off goes live', async () => {
    const begun = await begin();
    const { scene, customer } = begun;
    const domain = `broken-${randomUUID().slice(0, 8)}.com`;
    const id = await place(begun, domain);
    expect((await retry(begun, id)).status).toBe(409);
    await scene.deploy(5);
    expect(await stagesOf(id)).toEqual(['INITIAL', 'REQUEST_SERVER', 'REQUEST_DOMAIN', 'DOMAIN_FAILED']);
    const { events } = await historyOf(customer, id);
    expect(events.at(-1)).toMatchObject({
      kind: 'failed',
      stage: 'REQUEST_DOMAIN',
      sentence: 'The registry refused the registration.',
    });
    const list = await customer.send('GET', `/project/by-user/${customer.user.id}`);
    expect(await list.json()).toMatchObject([
      { project_status: 'DOMAIN_FAILED', current_stage: 'REQUEST_DOMAIN', failure_kind: 'registrar_refused' },
    ]);

    // The fault is still on.
    expect(await retry(begun, id)).toMatchObject({ status: 202, body: { project_status: 'INITIAL' } });
    await scene.deploy(5);
    expect((await stagesOf(id, 2)).at(-1)).toBe('DOMAIN_FAILED');

    await scene.clearFaults();
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(begun, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await projectOf(id))?.attempt).toBe(3);
    expect(await stagesOf(id, 4)).toEqual([]);
    await scene.deploy();
    expect(await stagesOf(id, 3)).toEqual(deploymentStages);
    expect((await retry(begun, id)).status).toBe(409);
    expect((await projectOf(id))?.attempt).toBe(3);
    expect((await fetch(`${scene.origins.content}/sites/${domain}/`)).status).toBe(200);
  });

  test('a registrar, then a content origin, that is away for a while is waited for', async () => {
    const begun = await begin();
    const { scene } = begun;
    const domain = await scene.freeName();
    const id = await place(begun, domain);
    await scene.deploy(2);
    await scene.fault({ service: 'registrar', status: 503 });
    await scene.deploy(10);
    // While it is waited for, its customer reads why, and when the next try is.
    const silent = await historyOf(begun.customer, id);
    expect(silent.events.at(-1)).toMatchObject({
      kind: 'delayed',
      stage: 'REQUEST_DOMAIN',
      sentence: 'The registrar does not answer. We try again by ourselves.',
    });
    expect((await historyOf(begun.customer, id, 'de')).events.at(-1)?.sentence).toBe(
      'Der Registrar antwortet nicht. Wir versuchen es von selbst noch einmal.',
    );
    const [waiting] = await database()
      .db.select()
      .from(jobs)
      .where(eq(jobs.key, `stage:${id}:1:DOMAIN_REQUESTED`));
    expect(waiting?.state).toBe('waiting');
    expect(Date.parse(silent.events.at(-1)?.next_attempt_at ?? '')).toBe(waiting?.runAt);
    expect(silent.events.filter(({ kind }) => kind === 'delayed')).toHaveLength(waiting?.attempts ?? 0);
    expect(waiting?.attempts).toBeGreaterThan(2);
    expect(waiting?.attempts).toBeLessThan(7);
    expect(await projectOf(id)).toMatchObject({ isFailed: false, currentStage: 'REQUEST_DOMAIN' });
    await scene.clearFaults();
    scene.services.clock.advance(60_000);
    await scene.deploy(4);
    expect((await projectOf(id))?.currentStage).toBe('AWAITING_DEPLOYMENT');
    // Its pictures are there and its pages are put; only a visitor would not see them.
    scene.loseContent('/sites/');
    await scene.deploy(3);
    expect(await projectOf(id)).toMatchObject({ isFailed: false, currentStage: 'AWAITING_DEPLOYMENT' });
    await begun.customer.signIn();
    expect((await historyOf(begun.customer, id)).events.at(-1)).toMatchObject({
      kind: 'delayed',
      stage: 'AWAITING_DEPLOYMENT',
    });
    scene.loseContent(null);
    scene.services.clock.advance(60_000);
    await scene.deploySteps();
    expect(await stagesOf(id)).toEqual(deploymentStages);
  });

  test('a registry that takes its time is waited for, in the words of whoever asks; then it goes on', async () => {
    const begun = await begin();
    const { scene, customer } = begun;
    const id = await place(begun, `pending-${randomUUID().slice(0, 8)}.com`);
    await scene.deploy(8);
    const last = async (language?: string) => (await historyOf(customer, id, language)).events.at(-1);
    expect(await last()).toMatchObject({
      kind: 'waiting',
      stage: 'STATUS_CHECK',
      sentence: 'The registry has not confirmed the domain yet. We look again by ourselves.',
      next_attempt_at: null,
    });
    expect((await last('de'))?.sentence).toBe(
      'Die Registrierungsstelle hat die Domain noch nicht bestätigt. Wir sehen von selbst noch einmal nach.',
    );
    await scene.clearFaults();
    await scene.deploy(4);
    expect(await stagesOf(id)).toEqual(deploymentStages);
  });

  test('what never comes back is given up, with a sentence and a way on', async () => {
    const begun = await begin();
    const { scene } = begun;
    const id = await place(begun, await scene.freeName());
    await scene.deploy(2);
    await scene.fault({ service: 'registrar', status: 503 });
    for (let wait = 0; wait < 12; wait += 1) {
      scene.services.clock.advance(5 * 60_000);
      await scene.deploySteps();
    }
    expect(await stagesOf(id)).toEqual(['INITIAL', 'REQUEST_SERVER', 'REQUEST_DOMAIN', 'DOMAIN_FAILED']);
    expect(await projectOf(id)).toMatchObject({ isFailed: true, failureKind: 'service_away' });
    await scene.clearFaults();
    await begun.customer.signIn();
    expect((await historyOf(begun.customer, id, 'de')).events.at(-1)?.sentence).toBe('Der Registrar antwortet nicht.');
    expect((await retry(begun, id)).status).toBe(202);
    await scene.deploy();
    expect(await stagesOf(id, 2)).toEqual(deploymentStages);
  });

  test('a website that was cancelled goes no further', async () => {
    const begun = await begin();
    const { scene } = begun;
    const domain = await scene.freeName();
    const id = await place(begun, domain);
    await scene.deploy(1);
    await database().db.update(projects).set({ cancelledAt: scene.services.clock.now() }).where(eq(projects.id, id));
    await scene.deploy();
    expect(await stagesOf(id)).toEqual(['INITIAL', 'REQUEST_SERVER']);
    expect(registrationsAt(scene, domain)).toEqual([]);
  });
});
