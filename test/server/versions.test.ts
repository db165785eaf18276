import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { jobs } from '../../server/db/schema/jobs';
import { projectVersions } from '../../server/db/schema/projects';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { renew } from '../../server/domain/money/subscriptions/renew';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { closeWebsite, eraseWebsite } from '../../server/domain/websites/projects/close';
import { templates } from '../../server/sites/templates';
import { onOneEngine } from './support/database';
import { stylePathOf } from './support/page';
import { race, times } from './support/race';
import { type LiveSite, openLive } from './support/versions';

onOneEngine('versions of a website', (database) => {
  let site: LiveSite | undefined;
  const open = async () => (site = await openLive(database()));
  afterEach(async () => {
    await database().db.delete(jobs);
    await site?.close();
    site = undefined;
  });

  test('what a good page has and the live one does not is told with it, wherever it is shown', async () => {
    const { publish, work, customer, ask } = await open();
    const told = async () => {
      const list = (await (await customer.send('GET', '/projects/')).json()) as { items: { missing: string[] }[] };
      const detail = (await ask<{ missing: string[] }>('GET', '/')).body.missing;
      expect(list.items[0]?.missing).toEqual(detail);
      return detail;
    };
    expect(await told()).toEqual(['hours', 'services', 'photos', 'imprint']);
    await publish({}, undefined, { sections: { services: [{ name: 'Rye bread' }], imprint: 'Ada' } });
    expect(await told()).toEqual(['hours', 'services', 'photos', 'imprint']);
    await work();
    expect(await told()).toEqual(['hours', 'photos']);
    await ask('POST', '/versions/1/restore/', {});
    expect(await told()).toEqual(['hours', 'services', 'photos', 'imprint']);
  });

  test('what is published is a version with its changes, made while visitors see the former one', async () => {
    const { publish, work, visit, versions, content, ask, domain, origins } = await open();
    const before = await content();
    expect(before).toMatchObject({
      version: 1,
      business_details: { business_name: 'Ada’s Bakery' },
      website_name: null,
    });
    const other = templates.find(({ uuid }) => uuid !== before.template_uuid);
    const images = Array.from(
      { length: other?.required_images_count ?? 0 },
      () => before.business_images.images[0] ?? '',
    );
    const change = {
      template_uuid: other?.uuid ?? '',
      business_images: { ...before.business_images, images },
    };
    expect(await publish({ business_name: 'Ada & Sons', contact_phone: '+32 9 000 00 00' }, 1, change)).toEqual({
      status: 202,
      body: { version: 2 },
    });
    const { numbers, page: former } = await visit();
    expect(numbers).toEqual([1]);
    expect(await versions()).toMatchObject([
      { number: 2, state: 'publishing', published_at: null, is_live: false, is_whole: false },
      { number: 1, state: 'published', is_live: true, is_whole: true, changes: ['The website as it was ordered'] },
    ]);
    await work();
    expect(await visit()).toMatchObject({ numbers: [2], page: expect.stringContaining('Ada &amp; Sons') as string });
    // Who has the page of the former one gets what belongs to it.
    for (const path of [stylePathOf(former), /pictures\/[\w-]+\.webp/.exec(former)?.[0] ?? ''])
      expect((await fetch(`${origins.content}/sites/${domain}/${path}`)).status).toBe(200);
    const [published] = await versions('?limit=1');
    expect(published).toMatchObject({ number: 2, state: 'published', is_live: true, by: 'you', failure: null });
    expect(published?.changes).toEqual([
      'Business name is now Ada & Sons',
      'Phone is now +32 9 000 00 00',
      `Template is now ${other?.template_name}`,
      ...(published?.changes.slice(3) ?? []),
    ]);
    expect(await versions('?before=2')).toMatchObject([{ number: 1, is_live: false, is_whole: true }]);
    const { body } = await ask('GET', '/');
    expect(body).toMatchObject({
      business_name: 'Ada & Sons',
      template: { uuid: other?.uuid, name: other?.template_name },
      live: { number: 2 },
      live_address: `${origins.content}/sites/${domain}/`,
      subscription: { state: 'active', cancel_at: null },
      domain_details: { auto_renews: true },
      failure: null,
    });
  });

  test('a change of what is not the newest any more is refused; one that is sent again is the version that it was', async () => {
    const { publish, work, versions, domain, id, services } = await open();
    const lock = `select 1 from projects where id = '${id}' for update`;
    const again = await race(
      database(),
      lock,
      times(4, () => publish({ business_name: 'Once' }, 1)),
    );
    expect(again).toEqual(again.map(() => ({ status: 202, body: { version: 2 } })));
    expect(await publish({ business_name: 'Late' }, 1)).toMatchObject({ status: 409, body: { code: 'newer-version' } });
    const racing = await race(
      database(),
      lock,
      ['One', 'Two', 'Three'].map((business_name) => () => publish({ business_name }, 2)),
    );
    expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 409, 409]);
    await work();
    expect((await versions()).map(({ number }) => number)).toEqual([3, 2, 1]);
    // Each that was published lies there once.
    expect(await services.providers.hosting.live(domain)).toMatch(new RegExp(`^${id}\\.[0-9a-f]{16}$`));
  });

  test('what it says beyond its business stays until a change says otherwise', async () => {
    const { publish, work, visit, versions, content } = await open();
    const sections = { services: [{ name: 'Rye bread' }] };
    expect((await publish({}, 1, { sections, language: 'de', trade: 'food' })).status).toBe(202);
    await work();
    const { page } = await visit();
    expect([/<html lang="de"/.test(page), page.includes('Rye bread')]).toEqual([true, true]);
    expect((await versions('?limit=1'))[0]?.changes).toEqual([
      'Language changed',
      'Kind of business changed',
      'Services added',
    ]);
    await publish({ contact_phone: '+32 9 000 00 00' }, 2);
    expect(await content()).toMatchObject({
      trade: 'food',
      language: 'de',
      sections: { services: [{ name: 'Rye bread' }] },
    });
    await publish({}, 3, { trade: '' });
    expect(await content()).not.toHaveProperty('trade');
    expect(await content()).toMatchObject({ language: 'de', sections: { services: [{ name: 'Rye bread' }] } });
  });

  test('pictures are those of an order: a foreign one, a missing one and too few are refused in words of the screen', async () => {
    const { publish, content, customer, versions, origins } = await open();
    const { business_images: images } = await content();
    const answerTo = async (change: Partial<typeof images>) =>
      (await publish({}, 1, { business_images: { ...images, ...change } })) as unknown as {
        status: number;
        body: { code: string; message: string };
      };
    const foreign = `${origins.content}/uploads/${randomUUID()}.png`;
    expect(await answerTo({ business_logo: foreign })).toMatchObject({ status: 400, body: { code: 'foreign-logo' } });
    const replaced = images.images.map((url, place) => (place === 1 ? `${url}-gone` : url));
    expect(await answerTo({ images: replaced })).toMatchObject({
      status: 400,
      body: { code: 'picture-gone', message: 'Image 2 is no longer there. Please choose others.' },
    });
    expect(await answerTo({ images: images.images.slice(1) })).toMatchObject({ body: { code: 'pictures-number' } });
    expect((await customer.send('PUT', '/project/x/content/', {})).status).toBe(400);
    expect(await versions()).toHaveLength(1);
  });

  test('a version is restored at once, with nothing made anew, and is what the next change is of', async () => {
    const { publish, restore, work, visit, versions, content, ask } = await open();
    await publish({ business_name: 'Second' });
    await work();
    await database().db.delete(jobs);
    expect(await restore(1)).toEqual({ status: 200, body: { version: 3 } });
    // No job has run: visitors see it with the answer.
    expect(await visit()).toMatchObject({ numbers: [1, 3] });
    expect(await versions()).toMatchObject([
      { number: 3, is_live: true, changes: ['Version 1 restored'] },
      { number: 2, is_live: false },
      { number: 1, is_live: false },
    ]);
    expect(await content()).toMatchObject({ version: 3, business_details: { business_name: 'Ada’s Bakery' } });
    expect((await ask('GET', '/')).body).toMatchObject({ business_name: 'Ada’s Bakery', live: { number: 3 } });
    // What is live already stays as it is, by either number.
    expect([await restore(3), await restore(1)]).toEqual([3, 3].map((version) => ({ status: 200, body: { version } })));
    expect((await restore(9)).status).toBe(404);
  });

  test('what is restored while another version is made stays; that one can be restored afterwards', async () => {
    const { publish, restore, work, visit, versions } = await open();
    await publish({ business_name: 'Overtaken' });
    expect(await restore(2)).toMatchObject({ status: 409, body: { code: 'not-whole' } });
    expect(await restore(1)).toMatchObject({ body: { version: 3 } });
    await work();
    expect((await visit()).numbers).toEqual([1, 3]);
    expect((await versions()).map(({ number, is_live, is_whole }) => [number, is_live, is_whole])).toEqual([
      [3, true, true],
      [2, false, true],
      [1, false, true],
    ]);
    expect(await restore(2)).toMatchObject({ body: { version: 4 } });
    expect(await visit()).toMatchObject({ page: expect.stringContaining('Overtaken') as string });
  });

  test('a preview shows a version that is not live to frames of the app, once', async () => {
    const { publish, work, ask } = await open();
    await publish({ business_name: 'Second' });
    expect((await ask('GET', '/versions/2/preview/')).status).toBe(409);
    await work();
    const { body } = await ask<{ address: string }>('GET', '/versions/1/preview/');
    const page = await fetch(body.address);
    const text = await page.text();
    expect(text).toContain('<title>Ada’s Bakery');
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(body.address + stylePathOf(text))).status).toBe(200);
    expect((await fetch(body.address)).status).toBe(404);
  });

  test('a website of somebody else is like one that is not there, and one that is not live has no versions to come', async () => {
    const { ask, customer, addCustomer, freeName, id, content } = await open();
    const other = await addCustomer();
    const { version, website_name: _, credits: __, ...said } = await content();
    const calls: [string, string, unknown?][] = [
      ['GET', '/'],
      ['GET', '/content/'],
      ['PUT', '/content/', { base_version: version, ...said }],
      ['GET', '/versions/'],
      ['POST', '/versions/1/restore/', {}],
      ['GET', '/versions/1/preview/'],
      ['GET', '/export/'],
    ];
    for (const [method, path, body] of calls) {
      const foreign = await ask(method, path, body, other);
      const unknown = await other.send(method, `/project/${randomUUID()}${path}`, body);
      expect([method, path, foreign.status, foreign.body]).toEqual([
        method,
        path,
        unknown.status,
        await unknown.json(),
      ]);
      expect(foreign.status).toBe(404);
    }
    const { body } = await customer.order(await freeName());
    const coming = body['project_id'] ?? '';
    expect(coming).not.toBe(id);
    const at = (method: string, path: string, sent?: unknown) =>
      customer.send(method, `/project/${coming}${path}`, sent);
    expect((await at('PUT', '/content/', { base_version: 1, ...said })).status).toBe(409);
    expect((await at('POST', '/versions/1/restore/', {})).status).toBe(409);
    expect((await at('GET', '/export/')).status).toBe(409);
    expect(await (await at('GET', '/')).json()).toMatchObject({ live: null, live_address: null });
  });

  test('restores at once leave visitors with the last of them, also when the first is slow', async () => {
    const { publish, restore, work, visit, versions, services } = await open();
    for (const business_name of ['Second', 'Third']) {
      await publish({ business_name });
      await work();
    }
    await database().db.delete(jobs);
    const { hosting } = services.providers;
    const { point } = hosting;
    let isFirst = true;
    hosting.point = async (...which) => {
      const isSlow = isFirst;
      isFirst = false;
      if (isSlow) await pause(200);
      await point(...which);
    };
    await Promise.all([restore(1), restore(2)]);
    const [live] = await versions();
    expect(live).toMatchObject({ number: 5, is_live: true });
    expect((await visit()).numbers).toContain(5);
  });

  test('what went live before versions were counted goes on, and is exported and restored like any other', async () => {
    const { publish, restore, work, visit, versions, services, domain, id, unzipped } = await open();
    const home = join(services.settings.dataDir, 'sites', domain);
    const [name = ''] = await readdir(join(home, 'versions'));
    const former = name.slice(name.indexOf('.') + 1);
    await rename(join(home, 'versions', name), join(home, 'versions', former));
    await rm(join(home, 'live'));
    await symlink(join('versions', former), join(home, 'live'));
    await database()
      .db.update(projectVersions)
      .set({ files: null, hue: null })
      .where(eq(projectVersions.projectId, id));
    expect(await visit()).toMatchObject({ numbers: [1] });
    expect(await versions()).toMatchObject([{ number: 1, is_live: true, is_whole: true }]);
    expect((await unzipped()).size).toBeGreaterThan(5);
    await publish({ business_name: 'Second' });
    await work();
    expect(await restore(1)).toMatchObject({ body: { version: 3 } });
    expect(await visit()).toMatchObject({ numbers: [1, 3] });
  });

  test('is exported as a ZIP that opens from a folder, for 30 days after it was taken down', async () => {
    const { publish, work, ask, customer, domain, id, services, origins, unzipped } = await open();
    await publish({ business_name: 'Ädä & Söhne' });
    await work();
    const files = await unzipped();
    const published = await services.providers.hosting.files(
      domain,
      (await services.providers.hosting.live(domain)) ?? '',
    );
    expect([...files.keys()]).toEqual(published?.map(({ path }) => `${domain}/${path}`));
    const style = stylePathOf(files.get(`${domain}/index.html`)?.toString() ?? '');
    expect(files.get(`${domain}/${style}`)).toEqual(published?.find(({ path }) => path === style)?.body);
    for (const [path, body] of files) {
      if (!path.endsWith('.html')) continue;
      const links = [...body.toString().matchAll(/(?:href|src)="([^"#]*)"/g)].map(([, address = '']) => address);
      const here = links.filter((address) => !/^(?:[a-z]+:|$)/.test(address));
      expect(here.length).toBeGreaterThan(1);
      expect(here.filter((address) => !files.has(`${domain}/${address}`))).toEqual([]);
    }
    const page = files.get(`${domain}/index.html`)?.toString();
    expect(page).toContain('Ädä &amp; Söhne');
    // A browser refuses it to a page without an origin.
    expect(page).not.toContain('crossorigin');

    const { body } = await ask<{ subscription: { id: string } }>('GET', '/');
    await customer.send('POST', `/subscriptions/${body.subscription.id}/cancel/`, {});
    expect((await ask('GET', '/')).body).toMatchObject({
      subscription: { cancel_at: '2026-12-21T12:00:00.000Z' },
      domain_details: { auto_renews: false },
      export_until: null,
    });
    const endings = [renew, closeWebsite, takeDown, eraseWebsite] as readonly AnyJobKind[];
    const passDays = async (days: number) => {
      services.clock.advance(days * 24 * 3_600_000);
      await runDueJobs(services, endings);
      await customer.signIn();
    };
    await passDays(31);
    expect((await fetch(`${origins.content}/sites/${domain}/`)).status).toBe(404);
    expect((await ask('GET', '/')).body).toMatchObject({
      live_address: null,
      live: null,
      taken_down_at: expect.any(String) as string,
      export_until: expect.any(String) as string,
    });
    expect((await publish({ business_name: 'Late' })).status).toBe(409);
    await passDays(29);
    expect((await unzipped()).size).toBe(files.size);
    await passDays(2);
    expect(await ask('GET', '/export/')).toMatchObject({ status: 410, body: { code: 'erased' } });
    expect(await ask('GET', '/content/')).toMatchObject({ status: 410, body: { code: 'erased' } });
    expect((await ask('GET', '/')).body).toMatchObject({ business_name: '', export_until: null });
    expect(existsSync(join(services.settings.dataDir, 'sites', domain))).toBe(false);
    expect(await database().db.select().from(projectVersions).where(eq(projectVersions.projectId, id))).toMatchObject([
      { content: {}, changes: ['Erased'] },
      { content: {}, changes: ['Erased'] },
    ]);
  });
});
