import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { SiteSections } from '../../contract/wire/websites/sections';
import { jobs } from '../../server/db/schema/jobs';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { refreshVersion } from '../../server/domain/websites/versions/refresh';
import { onOneEngine } from './support/database';
import { type LiveSite, openLive } from './support/versions';

const day = 24 * 3_600_000;

onOneEngine('days that a website speaks of', (database) => {
  let site: LiveSite;
  beforeAll(async () => {
    site = await openLive(database());
  }, 120_000);
  afterAll(async () => {
    await database().db.delete(jobs);
    await site.close();
  });
  const refresh = () => runDueJobs(site.services, [refreshVersion] as readonly AnyJobKind[], 10);
  const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const text = 'Closed for repairs until tomorrow';
  const noticed = (until: string) => ({ sections: v.parse(SiteSections, { notice: { text, until } }) });

  test('are taken off on the day after, without a charge, and what is edited meanwhile is published', async () => {
    const { services, customer, publish, work, visit, versions } = site;
    const tomorrow = services.clock.now() - (services.clock.now() % day) + day;
    const balance = async (): Promise<unknown> => (await customer.send('GET', '/transactions/balance/')).json();
    const before = await balance();
    await publish({ business_name: 'Ada’s Bread' }, undefined, noticed(dayAt(tomorrow)));
    await work();
    services.clock.advance(tomorrow + day - 1 - services.clock.now());
    await customer.signIn();
    await refresh();
    expect(await visit()).toMatchObject({ numbers: [2], page: expect.stringContaining(text) as string });
    services.clock.advance(1);
    await refresh();
    await work();
    expect(await visit()).toMatchObject({ numbers: [3], page: expect.not.stringContaining(text) as string });
    const [newest] = await versions('?limit=1');
    expect(newest).toMatchObject({
      by: 'operator',
      is_live: true,
      changes: [`Notice taken off: its last day was ${dayAt(tomorrow)}`],
    });
    expect(await balance()).toEqual(before);
    // The words are those that the customer was editing.
    expect((await publish({ business_name: 'Ada & Sons' }, 2)).status).toBe(202);
    await work();
    expect((await visit()).numbers).toEqual([4]);
  });

  test('do not come back with an old version, and nothing is made anew for words of no day', async () => {
    const { restore, work, visit } = site;
    expect((await restore(2)).status).toBe(200);
    await refresh();
    await work();
    expect(await visit()).toMatchObject({ numbers: [3, 6], page: expect.not.stringContaining(text) as string });
    expect((await restore(1)).status).toBe(200);
    await refresh();
    expect((await visit()).numbers).toEqual([1, 7]);
  });
});
