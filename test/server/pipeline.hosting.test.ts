import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { deploymentStages } from '../../contract/rules/websites/projectStatus';
import { createContentApp } from '../../server/content/app';
import { jobs } from '../../server/db/schema/jobs';
import { projectEvents, projectTries, projectVersions } from '../../server/db/schema/projects';
import { claim, reclaimAll } from '../../server/domain/jobs/queue';
import { deployStage } from '../../server/domain/websites/pipeline/stages';
import { createStores } from '../../server/providers/create';
import type { Services } from '../../server/services';
import { fingerprintOf } from '../../server/sites/document';
import { onOneEngine } from './support/database';
import { openShop, type Shop } from './support/shop';
import { openLive } from './support/versions';

onOneEngine('websites in an S3 store', (database) => {
  let shop: Pick<Shop, 'close'> | undefined;
  const folders: string[] = [];
  afterEach(async () => {
    await database().db.delete(jobs);
    await shop?.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  const stagesOf = async (id: string) =>
    (
      await database()
        .db.select()
        .from(projectEvents)
        .where(and(eq(projectEvents.projectId, id), eq(projectEvents.attempt, 1)))
        .orderBy(asc(projectEvents.id))
    ).map(({ stage }) => stage);
  const order = async () => {
    const scene = await openShop(database(), { hosting: 's3' });
    shop = scene;
    const customer = await scene.customer({ balance: 30_000 });
    const domain = await scene.freeName();
    const { body } = await customer.order(domain);
    return { scene, domain, id: body['project_id'] ?? '' };
  };
  const isRegistered = ({ registrarCalls }: Shop) =>
    registrarCalls.some((query) => query.get('Command') === 'namecheap.domains.create');
  const visit = (scene: Shop, domain: string) => fetch(`${scene.origins.content}/sites/${domain}/`);
  /** Another process: a disk of its own, the same database and store. */
  const elsewhere = ({ services }: { services: Services }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-elsewhere-'));
    folders.push(dataDir);
    const settings = { ...services.settings, dataDir };
    const providers = { ...services.providers, ...createStores(settings, services.clock) };
    return { ...services, settings, providers };
  };

  test('are live when they are said to be, for every process, and no disk has a part of them', async () => {
    const { scene, domain, id } = await order();
    for (const stage of deploymentStages) {
      expect((await stagesOf(id)).at(-1)).toBe(stage);
      expect((await visit(scene, domain)).status).toBe(stage === 'DEPLOYED' ? 200 : 404);
      scene.services.clock.advance(1_000);
      await scene.deploySteps();
    }
    const [version] = await database().db.select().from(projectVersions).where(eq(projectVersions.projectId, id));
    const other = createContentApp(elsewhere(scene));
    const page = await other.request(`/sites/${domain}/`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const html = await page.text();
    expect(fingerprintOf(html)).toBe(version?.checksum);
    const [, picture = ''] = /src="([^"]*pictures\/[^"]*\.webp)"/.exec(html) ?? [];
    const asset = await other.request(new URL(picture, `http://localhost/sites/${domain}/`).pathname);
    expect([asset.status, asset.headers.get('cache-control'), asset.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'image/webp',
    ]);
  });

  test('are made of pictures that another process took, and are shown beforehand by any of them, once', async () => {
    const scene = await openShop(database(), { hosting: 's3' });
    shop = scene;
    const customer = await scene.customer({ balance: 30_000 });
    const other = createContentApp(elsewhere(scene));
    const pixel = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#c2410c' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${pixel.toString('base64')}`;
    const sent = await customer.send('POST', `/api/images/profile/${customer.user.id}`, { image });
    const { url } = (await sent.json()) as { url: string };
    const served = await other.request(new URL(url).pathname);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    const domain = await scene.freeName();
    const { body } = await customer.order(domain, {
      business_images: { business_logo: url, images: Array.from({ length: 6 }, () => url) },
    });
    await scene.deploy();
    expect(await stagesOf(body['project_id'] ?? '')).toEqual(deploymentStages);
    const shown = await customer.send('GET', `/project/${body['project_id']}/versions/1/preview/`);
    const { pathname } = new URL(((await shown.json()) as { address: string }).address);
    const answers = await Promise.all([1, 2, 3].map(async () => (await other.request(pathname)).status));
    expect(answers.toSorted((one, next) => one - next)).toEqual([200, 404, 404]);
    expect(readdirSync(scene.services.settings.dataDir)).toEqual(['sandbox']);
  });

  test('wait for a store that is away before a domain is bought, and for a full one before they are live; then go on', async () => {
    const { scene, domain, id } = await order();
    await scene.fault({ service: 'hosting', status: 503, code: 'SlowDown' });
    await scene.deploy(8);
    expect(await stagesOf(id)).toEqual(['INITIAL', 'REQUEST_SERVER']);
    expect(isRegistered(scene)).toBe(false);
    await scene.clearFaults();
    await scene.fault({ service: 'hosting', method: 'PUT', status: 403, code: 'QuotaExceeded' });
    scene.services.clock.advance(60_000);
    await scene.deploy(8);
    expect((await stagesOf(id)).at(-1)).toBe('AWAITING_DEPLOYMENT');
    const [waiting] = await database()
      .db.select()
      .from(jobs)
      .where(eq(jobs.key, `stage:${id}:1:DEPLOYED`));
    expect(waiting).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('no room left') as string });
    const tries = await database().db.select().from(projectTries).where(eq(projectTries.projectId, id));
    expect(tries.map(({ cause }) => cause)).toContain(
      'Your pages could not be published: the hosting has no room left.',
    );
    expect((await visit(scene, domain)).status).toBe(404);
    await scene.clearFaults();
    scene.services.clock.advance(60_000);
    await scene.deploy(2);
    expect(await stagesOf(id)).toEqual(deploymentStages);
    expect((await visit(scene, domain)).status).toBe(200);
    await scene.fault({ service: 'hosting', status: 503 });
    const away = await createContentApp(elsewhere(scene)).request(`/sites/${domain}/`);
    expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
  });

  test('go on after a worker that was killed in each stage, by another process, no stage twice', async () => {
    const { scene, domain, id } = await order();
    const { db, clock } = scene.services;
    for (let stage = 1; stage < deploymentStages.length; stage += 1) {
      clock.advance(1_000);
      const services = elsewhere(scene);
      const now = clock.now();
      const [job] = await claim(db, { worker: 'killed', kinds: [deployStage.kind], now, limit: 1, leaseMs: 60_000 });
      await deployStage.perform?.({
        payload: job?.payload as Parameters<typeof deployStage.record>[2]['payload'],
        attempt: 1,
        isLastAttempt: false,
        jobId: job?.id ?? '',
        now,
        services,
        log: services.log,
        signal: new AbortController().signal,
      });
      expect(await reclaimAll(db)).toBe(1);
      expect(await scene.deploySteps()).toBe(1);
      expect(await stagesOf(id)).toEqual(deploymentStages.slice(0, stage + 1));
    }
    expect((await visit(scene, domain)).status).toBe(200);
  });

  test('are published, restored and exported as in a folder', async () => {
    const site = await openLive(database(), { hosting: 's3' });
    shop = site;
    await site.publish({ business_name: 'Second' });
    await site.work();
    expect(await site.visit()).toMatchObject({ numbers: [2] });
    await database().db.delete(jobs);
    expect(await site.restore(1)).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await site.visit()).toMatchObject({ numbers: [1, 3] });
    await site.expectWhole();
    expect((await site.unzipped()).size).toBeGreaterThan(5);
  });
});
