import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OwnDomain } from '../../contract/wire/websites/ownDomain';
import { jobs } from '../../server/db/schema/jobs';
import { projects } from '../../server/db/schema/projects';
import type { AnyJobKind } from '../../server/domain/jobs/kind';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { lookForDomain } from '../../server/domain/websites/domains/looks';
import { dnsOverHttps } from '../../server/providers/dns/overHttps';
import { projectRoot } from '../../server/root';
import { readSettings } from '../../server/settings';
import { onOneEngine } from './support/database';
import type { Customer } from './support/shop';
import { type LiveSite, openLive } from './support/versions';
import { takeMails } from './support/websites';

type Own = NonNullable<OwnDomain['own']>;
const minute = 60_000;
let names = 0;

onOneEngine('domains that customers bring along', (database) => {
  let site: LiveSite;
  let domain = '';
  beforeEach(async () => {
    site = await openLive(database());
    site.services.providers.dns = dnsOverHttps(`${site.origins.sandbox}/dns`);
    names += 1;
    domain = `bakery-${names}.example`;
    await takeMails(site.services);
  });
  afterEach(async () => {
    await database().db.delete(jobs);
    await site.close();
  });

  const own = (method: string, sent?: unknown, by?: Customer) =>
    site.ask<OwnDomain & { code: string; message: string }>(method, '/own-domain/', sent, by);
  const bring = async (name = domain) => (await own('PUT', { domain: name })).body.own as Own;
  const find = async () => (await own('GET')).body.own as Own;
  const set = (name: string, type: string, values: string[]) =>
    fetch(`${site.origins.sandbox}/dns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, type, values }),
    });
  const setAll = async (records: Own['records'] | undefined) => {
    for (const { name, type, value } of records ?? []) await set(name, type, [value]);
  };
  const look = async (after = minute) => {
    site.services.clock.advance(after);
    await runDueJobs(site.services, [lookForDomain] as readonly AnyJobKind[], 5);
  };
  const mails = async () => (await takeMails(site.services)).map(({ kind }) => kind);
  const mayHaveCertificate = async (name: string) =>
    (await fetch(`${site.origins.content}/tls-ask?${new URLSearchParams({ domain: name })}`)).status;
  /** What a visitor of that name sees. */
  const visit = (host: string, path = '/') =>
    new Promise<{ status: number | undefined; page: string }>((resolve, reject) => {
      const asked = request(`${site.origins.content}${path}`, { headers: { host } }, (answer) => {
        let page = '';
        answer.on('data', (text: Buffer) => (page += text.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, page }));
      });
      asked.on('error', reject).end();
    });

  test('shows the website once its records stand, which are looked at every minute', async () => {
    const brought = await bring(` ${domain.toUpperCase()}. `);
    expect(brought).toMatchObject({ domain, state: 'waiting', problem: null });
    expect(brought.records.map(({ type, name, value }) => `${type} ${name} ${value}`)).toEqual([
      `A ${domain} 203.0.113.10`,
      `AAAA ${domain} 2001:db8::10`,
      expect.stringMatching(`^TXT _sitewright.${domain} sitewright-site=[A-Za-z0-9_-]{24}$`),
    ]);
    await look(0);
    expect(await find()).toMatchObject({
      state: 'waiting',
      problem: `${domain} leads nowhere yet. The TXT record of _sitewright.${domain} is not there yet.`,
    });
    expect([(await visit(domain)).status, await mayHaveCertificate(domain)]).toEqual([404, 404]);
    await setAll(brought.records);
    await set(domain, 'A', ['203.0.113.10', '198.51.100.7']);
    await look(minute - 1);
    expect((await find()).records.map(({ is_seen }) => is_seen)).toEqual([false, false, false]);
    await look(1);
    // Proved, but every other visitor would see something else.
    expect(await find()).toMatchObject({ state: 'waiting', problem: `${domain} still leads to 198.51.100.7.` });
    expect(await mayHaveCertificate(domain)).toBe(200);
    await set(domain, 'A', ['203.0.113.10']);
    await set(domain, 'AAAA', ['2001:0db8:0:0::0010']);
    await look();
    const live = await find();
    expect(live).toMatchObject({ state: 'live', problem: null, looked_at_until: null });
    expect(live.records.every(({ is_seen }) => is_seen)).toBe(true);
    expect(await mails()).toEqual(['own-domain-live']);
    const { page, status } = await visit(`${domain}:8443`);
    expect([status, page]).toEqual([200, (await visit(site.domain)).page]);
    expect(page).toContain('Ada’s Bakery');
    const [style = ''] = /(?<=href="\/?)[^"/]+\.css/.exec(page) ?? [];
    expect((await visit(domain, `/${style}`)).status).toBe(200);
    expect([await mayHaveCertificate(site.domain), await mayHaveCertificate('a/../b')]).toEqual([200, 404]);
    // What has ended is looked at no more.
    await look(10 * minute);
    expect(await mails()).toEqual([]);
    await own('DELETE');
    expect([(await own('GET')).body.own, (await visit(domain)).status, await mayHaveCertificate(domain)]).toEqual([
      null,
      404,
      404,
    ]);
  });

  test('the Caddyfile of operations.md asks where the content origin answers', async () => {
    const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
    const [caddyfile = ''] = /(?<=```caddyfile\n)[^`]+/.exec(page) ?? [];
    const ask = new URL(/\bask (\S+)/.exec(caddyfile)?.[1] ?? '');
    const { port } = readSettings({});
    expect(ask.port).toBe(String(port + 1));
    expect(caddyfile).toMatch(
      new RegExp(`https:// \\{\\s+tls \\{\\s+on_demand\\s+\\}\\s+reverse_proxy localhost:${port + 1}\\s`),
    );
    // As Caddy asks: with the name as a query, and no host of a website.
    const answers = [site.domain, 'nobody.example'].map(async (name) => {
      ask.searchParams.set('domain', name);
      return (await fetch(`${site.origins.content}${ask.pathname}${ask.search}`)).status;
    });
    expect(await Promise.all(answers)).toEqual([200, 404]);
  });

  test('a name below another one leads to our name, and what it leads to is ours', async () => {
    const { records } = await bring(`www.${domain}`);
    expect(records[0]).toMatchObject({ type: 'CNAME', name: `www.${domain}`, value: 'localhost' });
    await setAll(records);
    await look();
    expect((await find()).state).toBe('live');
    expect((await bring(`${domain.replace('.', '.co.')}`.replace('example', 'uk'))).records[0]?.type).toBe('A');
  });

  test('name servers that do not answer say nothing, and after a week without records it is given up, with words', async () => {
    const { records } = await bring();
    await setAll(records.slice(0, 2));
    await look();
    expect((await find()).problem).toBe(`The TXT record of _sitewright.${domain} is not there yet.`);
    await site.fault({ service: 'dns', status: 503 });
    await look();
    expect(await find()).toMatchObject({ state: 'waiting', records: [{ is_seen: true }, {}, {}] });
    await site.clearFaults();
    await site.customer.signIn();
    await look(7 * 24 * 60 * minute);
    await site.customer.signIn();
    expect(await find()).toMatchObject({ state: 'failed', problem: 'Its records were not there within 7 days.' });
    expect(await mails()).toEqual(['own-domain-failed']);
    // Begun again it has the proof that was set meanwhile.
    await setAll(records);
    expect(await bring()).toMatchObject({ state: 'waiting', records });
    await look();
    expect((await find()).state).toBe('live');
  });

  test('whoever says that a name is theirs holds nobody up; who proves it has it, and then it is not free', async () => {
    const stranger = await site.addCustomer({ balance: 30_000 });
    const { body } = await stranger.order(await site.freeName());
    await site.deploy();
    const theirs = async (method: string, sent?: unknown) => {
      const response = await stranger.send(method, `/project/${body['project_id']}/own-domain/`, sent);
      return { status: response.status, body: (await response.json()) as OwnDomain & { code: string } };
    };
    const claimed = (await theirs('PUT', { domain })).body.own;
    const { records } = await bring();
    expect(records[2]?.value).not.toBe(claimed?.records[2]?.value);
    await setAll(records);
    await look();
    expect([(await find()).state, (await theirs('GET')).body.own?.state]).toEqual(['live', 'waiting']);
    // Even its proof comes too late now, as long as the website is there that has it.
    await set(`_sitewright.${domain}`, 'TXT', [claimed?.records[2]?.value ?? '']);
    await look();
    expect((await theirs('GET')).body.own).toMatchObject({
      state: 'failed',
      problem: 'It is in use by another website.',
    });
    const taken = { status: 409, body: { code: 'domain-taken' } };
    expect(await theirs('PUT', { domain })).toMatchObject(taken);
    expect(await theirs('PUT', { domain: site.domain })).toMatchObject(taken);
    await site.services.db
      .update(projects)
      .set({ cancelledAt: site.services.clock.now() })
      .where(eq(projects.id, site.id));
    expect((await theirs('PUT', { domain })).status).toBe(200);
    await look();
    expect((await theirs('GET')).body.own?.state).toBe('live');
    // A foreign website answers like none.
    expect((await own('GET', undefined, stranger)).status).toBe(404);
    expect((await own('DELETE', undefined, stranger)).status).toBe(404);
  });

  test('is refused for what is no domain, is ours, or belongs to a website that is not live', async () => {
    for (const wrong of ['', 'bakery', 'https://a.example/', 'a..example', '127.0.0.1'])
      expect(await own('PUT', { domain: wrong })).toMatchObject({ status: 400 });
    site.services.settings.origins.app = 'https://app.example';
    expect(await own('PUT', { domain: 'app.example' })).toMatchObject({ status: 409, body: { code: 'domain-taken' } });
    await site.services.db.update(projects).set({ cancelledAt: 1 }).where(eq(projects.id, site.id));
    expect(await own('PUT', { domain })).toMatchObject({ status: 409, body: { code: 'not-live' } });
    site.services.settings.sites = undefined;
    expect((await own('GET')).body).toEqual({ is_offered: false, site_records: [], own: null });
  });
});
