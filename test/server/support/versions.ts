import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ChangeContent, ProjectContent, ProjectVersion } from '../../../contract/wire/websites/versions';
import { projectVersions } from '../../../server/db/schema/projects';
import type { AnyJobKind } from '../../../server/domain/jobs/kind';
import { runDueJobs } from '../../../server/domain/jobs/worker';
import { publishVersion } from '../../../server/domain/websites/versions/publish';
import { serveVersion } from '../../../server/domain/websites/versions/serve';
import { fingerprintOf } from '../../../server/sites/document';
import type { TestDatabase } from './database';
import { openShop } from './shop';
import { unzip } from './zip';

/** What a customer publishes: each time something else. */
export type Change = Omit<ProjectContent, 'version' | 'website_name' | 'credits'>;

/** A shop with a website that is live as it was ordered, and what its customer and its visitors do with it. */
export async function openLive(database: TestDatabase, options: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop(database, options);
  const customer = await shop.customer({ balance: 30_000 });
  const domain = await shop.freeName();
  const { body } = await customer.order(domain);
  const id = body['project_id'] ?? '';
  await shop.deploy();
  const { services, origins } = shop;
  const ask = async <Body>(method: string, path: string, sent?: unknown, by = customer) => {
    const response = await by.send(method, `/project/${id}${path}`, sent);
    return { status: response.status, body: (await response.json()) as Body };
  };
  const content = async () => (await ask<ProjectContent>('GET', '/content/')).body;
  const versions = async (query = '') => (await ask<ProjectVersion[]>('GET', `/versions/${query}`)).body;
  /** What visitors see: the page, and the version that it is of. */
  async function visit() {
    const response = await fetch(`${origins.content}/sites/${domain}/`);
    const page = await response.text();
    const rows = await services.db.select().from(projectVersions).where(eq(projectVersions.projectId, id));
    const of = rows.filter(({ checksum }) => checksum !== null && checksum === fingerprintOf(page));
    return { status: response.status, page, numbers: of.map(({ number }) => number).toSorted((a, b) => a - b) };
  }
  return {
    ...shop,
    addCustomer: shop.customer,
    customer,
    domain,
    id,
    ask,
    content,
    versions,
    visit,
    /** Sends a change of the business, on what is newest or on `base`. */
    async publish(business: Partial<Change['business_details']>, base?: number, change: Partial<ChangeContent> = {}) {
      const { version, business_details, business_images, template_uuid } = await content();
      return ask<{ version: number; code?: string }>('PUT', '/content/', {
        base_version: base ?? version,
        business_details: { ...business_details, ...business },
        business_images,
        template_uuid,
        ...change,
      });
    },
    restore: (number: number) => ask<{ version: number; code?: string }>('POST', `/versions/${number}/restore/`, {}),
    work: () => runDueJobs(services, [publishVersion, serveVersion] as readonly AnyJobKind[], 50),
    /** The files of its export. */
    async unzipped() {
      const response = await customer.send('GET', `/project/${id}/export/`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
      return unzip(Buffer.from(await response.arrayBuffer()));
    },
    /** All that the page leads to is there, and all of it of the version that the page is of. */
    async expectWhole() {
      const { status, page, numbers } = await visit();
      expect([status, numbers.length > 0]).toEqual([200, true]);
      const [row] = await services.db
        .select()
        .from(projectVersions)
        .where(eq(projectVersions.checksum, fingerprintOf(page) ?? ''));
      const files = await services.providers.hosting.files(domain, row?.files ?? '');
      const served = await Promise.all(
        (files ?? []).map(async ({ path }) =>
          Buffer.from(await (await fetch(`${origins.content}/sites/${domain}/${path}`)).arrayBuffer()),
        ),
      );
      expect(served.map((bytes, place) => bytes.equals(Buffer.from(files?.[place]?.body ?? '')))).toEqual(
        served.map(() => true),
      );
      expect(served.length).toBeGreaterThan(5);
      return numbers;
    },
  };
}

export type LiveSite = Awaited<ReturnType<typeof openLive>>;
