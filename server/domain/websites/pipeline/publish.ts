import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CreateOrder } from '../../../../contract/wire/wizard/order';
import type { Queries } from '../../../db/client';
import { projectVersions, type projects } from '../../../db/schema/projects';
import type { Draw } from '../../../pictures/pictures';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { assetMaker, prepareAssets } from '../../../sites/assets';
import { fingerprintOf } from '../../../sites/document';
import { renderSite } from '../../../sites/render';
import type { SiteContent } from '../../../sites/site';
import { siteHue } from '../../../sites/style';
import { templates } from '../../../sites/templates';
import { loadPicture } from './pictures';

type Project = typeof projects.$inferSelect;

/** What the content origin was seen to serve: the version's number and the page's fingerprint. */
export interface Live {
  version: number;
  checksum: string;
  /** OKLCH degrees. */
  hue: number;
}

/** Milliseconds for the look at the published page. */
const patience = 15_000;

/** Where the content origin serves a site. */
export const siteAddress = (settings: Settings, domain: string) => `${settings.origins.content}/sites/${domain}/`;

/** Where the content origin serves a published site to frames of the app. */
export const pictureAddress = (settings: Settings, domain: string) => `${settings.origins.content}/framed/${domain}/`;

/**
 * Renders a website from its newest version, publishes it, fetches the page as a visitor would and looks for what was
 * published: only then is it said to be live. @returns what is live
 */
export async function goLive(services: Services, project: Project, signal: AbortSignal): Promise<Live> {
  const { db, pictures, providers, settings } = services;
  const version = await newestVersion(db, project);
  const template = templates.find(({ uuid }) => uuid === project.templateUuid);
  if (!template) throw new Error('The project has no template');
  const content = contentOf(version.content, project);
  const load = (url: string) => loadPicture(url, settings, signal);
  const draw: Draw = (kind, bytes) => pictures.draw(kind, bytes, { customer: project.userId, signal });
  const assets = await prepareAssets(template, content, assetMaker(load, draw), `/sites/${project.domain}/`);
  const site = renderSite(template, content, assets);
  await providers.hosting.publish(project.domain, site.files);

  const response = await fetch(siteAddress(settings, project.domain), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  const found = response.ok ? fingerprintOf(await response.text()) : undefined;
  if (found !== site.fingerprint) throw new Error(`The published page is not there (${response.status})`);
  return { version: version.number, checksum: site.fingerprint, hue: siteHue(template, assets) };
}

async function newestVersion(db: Queries, { id }: Project) {
  const [version] = await db
    .select()
    .from(projectVersions)
    .where(eq(projectVersions.projectId, id))
    .orderBy(desc(projectVersions.number))
    .limit(1);
  if (!version) throw new Error('The project has no content');
  return version;
}

/** How the business of a website is reached, by its newest version. */
export async function contactOf(db: Queries, project: Project): Promise<{ phone: string; address: string }> {
  const { content } = await newestVersion(db, project);
  const { business_details: business } = v.parse(Stored, content);
  return { phone: business.contact_phone, address: business.business_address };
}

/** The order's words as the renderer takes them. */
function contentOf(stored: unknown, { domain, createdAt }: Project): SiteContent {
  const { business_details: business, business_images: pictures, website_name, credits } = v.parse(Stored, stored);
  return {
    domain,
    name: business.business_name,
    title: website_name ?? '',
    description: business.business_description,
    keywords: business.keywords,
    logo: { url: pictures.business_logo, alt: business.business_name },
    images: pictures.images.map((url) => {
      const credit = credits.find((one) => one.url === url);
      return {
        url,
        // The renderer words what has no text of its own.
        alt: credit?.alt_description ?? '',
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
const Stored = v.pick(CreateOrder, ['business_details', 'business_images', 'website_name', 'credits']);
