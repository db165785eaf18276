import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { claim, reclaimAll } from '../../server/domain/jobs/queue';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { publishVersion } from '../../server/domain/websites/versions/publish';
import { serveVersion } from '../../server/domain/websites/versions/serve';
import { folderHosting } from '../../server/providers/hosting/folder';
import { projectRoot } from '../../server/root';
import { extent } from '../extent';
import { seeded } from '../faults/support/seeded';
import { onOneEngine } from './support/database';
import { filesOf, nameOf } from './support/folder';
import { type LiveSite, openLive } from './support/versions';

const seed = Number(process.env['SEED'] ?? 20_261_125);

/** Ways in which a worker ends at its job, beside doing it. */
const deaths = ['taken', 'performed', 'written', 'none', 'none'] as const;
const kinds = [publishVersion, serveVersion] as readonly AnyJobKind[];

onOneEngine('publishes and restores at random, with kills', (database) => {
  test(`leave one whole version at every moment, and in the end the last one (SEED=${seed})`, {
    timeout: 600_000,
  }, async () => {
    const site = await openLive(database());
    const chance = seeded(seed);
    const { hosting } = site.services.providers;
    const { point } = hosting;
    try {
      for (let step = 0; step < extent(16, 240); step += 1) {
        if (step % 20 === 0) await site.customer.signIn();
        const act = chance.one(['publish', 'restore', 'work', 'work'] as const);
        if (act === 'publish')
          expect(await site.publish({ business_name: `Bakery ${step}` })).toMatchObject({ status: 202 });
        if (act === 'restore') {
          const whole = (await site.versions()).filter(({ is_whole }) => is_whole);
          // Every other time its process ends between what it writes and what it points at.
          if (chance.below(2) === 0) hosting.point = () => Promise.reject(new Error('Killed'));
          expect(await site.restore(chance.one(whole).number)).toMatchObject({ status: 200 });
          hosting.point = point;
        }
        if (act === 'work') await workOrDie(site, chance.one(deaths));
        site.services.clock.advance(15_000);
        await site.expectWhole();
      }
      await reclaimAll(site.services.db);
      site.services.clock.advance(600_000);
      await site.work();
      await site.customer.signIn();
      const settled = (await site.versions()).filter(({ state }) => state !== 'failed');
      expect(settled.filter(({ state }) => state === 'publishing')).toEqual([]);
      expect(settled.filter(({ is_live }) => is_live)).toEqual(settled.slice(0, 1));
      expect(await site.expectWhole()).toContain(settled[0]?.number);
    } finally {
      await site.close();
    }
  });
});

async function workOrDie({ services }: LiveSite, death: (typeof deaths)[number]): Promise<void> {
  const { db, clock } = services;
  if (death === 'none') return void (await runDueJobs(services, kinds, 50));
  if (death === 'written') {
    const dying = kinds.map((kind) => ({
      ...kind,
      async record(...call: Parameters<typeof kind.record>) {
        await kind.record(...call);
        throw new Error('Died before the commit');
      },
    }));
    return void (await runDueJobs(services, dying, 50));
  }
  const names = kinds.map(({ kind }) => kind);
  const [job] = await claim(db, { worker: 'killed', kinds: names, now: clock.now(), limit: 1, leaseMs: 60_000 });
  const kind = kinds.find((one) => one.kind === job?.kind);
  const { signal } = new AbortController();
  const call = { attempt: 1, isLastAttempt: false, jobId: '', now: clock.now(), services, log: services.log, signal };
  if (death === 'performed') await kind?.perform?.({ ...call, payload: job?.payload });
  await reclaimAll(db);
}

/** Puts one version after the other in a folder and makes it live, as long as it is let; the next one begins anew. */
const publishing = `
import { folderHosting } from './server/providers/hosting/folder';
import { filesOf, owner } from './test/server/support/folder';
const hosting = folderHosting(process.argv.at(-1));
for (let count = 0; ; count += 1) {
  process.stdout.write('next\\n');
  await hosting.point('ada.shop', await hosting.put('ada.shop', owner, filesOf('version-' + count)));
}`;

describe('the folder of the websites', () => {
  test('shows one whole version, whenever the process that publishes is killed', { timeout: 600_000 }, async () => {
    const root = mkdtempSync(join(tmpdir(), 'sitewright-killed-'));
    const hosting = folderHosting(root);
    const chance = seeded(seed);
    const seen = new Set<string>();
    /** All of it, and of one. @returns the name of that one */
    const expectWhole = async (version: string) => {
      const files = (await hosting.files('ada.shop', version)) ?? [];
      const [said = ''] = files.map(({ body }) => nameOf(body));
      expect(files.map(({ path, body }) => [path, Buffer.from(body).toString()])).toEqual(
        filesOf(said).map(({ path, body }) => [path, body]),
      );
      return said;
    };
    const look = async () => seen.add(await expectWhole((await hosting.live('ada.shop')) ?? ''));
    for (let kill = 0; kill < extent(3, 20); kill += 1) {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', publishing, root], {
        cwd: projectRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const isEnded = new Promise((resolve) => child.once('exit', resolve));
      let begun = 0;
      createInterface({ input: child.stdout }).on('line', () => (begun += 1));
      // Beyond what the former ones left, and somewhere in the next.
      while (begun < 3 * kill + 3) await (begun > 1 ? look() : pause(5));
      await pause(chance.below(10));
      child.kill('SIGKILL');
      await isEnded;
      await look();
      const page = await hosting.read('ada.shop', 'index.html');
      expect(seen).toContain(nameOf(page?.body ?? ''));
    }
    // What was broken off and put again, too.
    const versions = readdirSync(join(root, 'ada.shop', 'versions')).filter((name) => !name.startsWith('draft-'));
    for (const version of versions) await expectWhole(version);
    expect(versions.length).toBeGreaterThan(3);
    rmSync(root, { recursive: true });
  });
});
