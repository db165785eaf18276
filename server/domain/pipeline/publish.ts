import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CreateOrder } from '../../../contract/order';
import { projectVersions, type projects } from '../../db/schema/projects';
import type { Services } from '../../services';
import type { Settings } from '../../settings';
import { prepareAssets } from '../../sites/assets';
import { fingerprintOf } from '../../sites/document';
import { renderSite } from '../../sites/render';
import type { SiteContent } from '../../sites/site';
import { templates } from '../../sites/templates';

type Project = typeof projects.$inferSelect;

/** Bytes of one picture; a stock picture has about a fiftieth of it. */
const pictureLimit = 20 * 1024 * 1024;
/** Milliseconds for one picture, and for the look at the published page. */
const patience = 15_000;

/** Where the content origin serves a site. */
export const siteAddress = (settings: Settings, domain: string) => `${settings.origins.content}/sites/${domain}/`;

/**
 * Renders a website from its newest version, publishes it, fetches the page as a visitor would and looks for what was
 * published (product.md: only then is it said to be live). @returns the fingerprint
 */
export async function goLive(services: Services, project: Project, signal: AbortSignal): Promise<string> {
  const { db, providers, settings } = services;
  const [version] = await db
    .select()
    .from(projectVersions)
    .where(eq(projectVersions.projectId, project.id))
    .orderBy(desc(projectVersions.number))
    .limit(1);
  const template = templates.find(({ uuid }) => uuid === project.templateUuid);
  if (!version || !template) throw new Error('The project has no content or no template');
  const content = contentOf(version.content, project);
  const load = (url: string) => loadPicture(url, settings, signal);
  const assets = await prepareAssets(template, content, load, `/sites/${project.domain}/`);
  const site = renderSite(template, content, assets);
  await providers.hosting.publish(project.domain, site.files);

  const response = await fetch(siteAddress(settings, project.domain), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  const found = response.ok ? fingerprintOf(await response.text()) : undefined;
  if (found !== site.fingerprint) throw new Error(`The published page is not there (${response.status})`);
  return site.fingerprint;
}

/** The order's words as the renderer takes them. */
function contentOf(stored: unknown, { domain, createdAt }: Project): SiteContent {
  const { business_details: business, business_images: pictures, credits } = v.parse(Stored, stored);
  return {
    domain,
    name: business.business_name,
    description: business.business_description,
    keywords: business.keywords,
    logo: { url: pictures.business_logo, alt: business.business_name },
    images: pictures.images.map((url, index) => {
      const credit = credits.find((one) => one.url === url);
      return {
        url,
        alt: credit?.alt_description || `${business.business_name}, picture ${index + 1}`,
        author: credit?.author ?? '',
        ...(credit?.color ? { color: credit.color } : {}),
      };
    }),
    contact: { email: business.contact_email, phone: business.contact_phone, address: business.business_address },
    language: 'en',
    year: new Date(createdAt).getUTCFullYear(),
  };
}
/** The accepted request as it was parsed: transformed already, so its schema is read once more on the plain parts. */
const Stored = v.pick(CreateOrder, ['business_details', 'business_images', 'credits']);

/** Hosts whose pictures may be fetched: an order must not make the server call addresses of its choice. */
export const pictureHosts = ({ origins, browser }: Settings): string[] => [
  origins.content,
  new URL(browser.VITE_STOCK_PHOTO_URL).origin,
  'https://images.unsplash.com',
];

async function loadPicture(url: string, settings: Settings, signal: AbortSignal): Promise<Uint8Array> {
  if (!pictureHosts(settings).includes(new URL(url).origin)) throw new Error('A picture of a foreign host');
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!response.ok) throw new Error(`A picture answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength > pictureLimit) throw new Error('A picture is too large');
  return bytes;
}
