import type { Queries } from '../../../db/client';
import type { projects } from '../../../db/schema/projects';
import type { Draw } from '../../../pictures/pictures';
import type { HostedFile } from '../../../providers/hosting/hosting';
import type { Services } from '../../../services';
import type { Settings } from '../../../settings';
import { assetMaker, ownFirst, prepareAssets } from '../../../sites/assets';
import { fingerprintOf } from '../../../sites/document';
import { renderSite } from '../../../sites/render';
import { siteHue } from '../../../sites/style';
import { templates } from '../../../sites/templates';
import { addressesOf, ownPictures } from '../photos/sizes';
import { formAddress } from '../messages/form';
import { siteContent, storedContent, type StoredContent } from '../versions/content';
import { newestVersion } from '../versions/own';
import { loadPicture } from './pictures';

type Project = typeof projects.$inferSelect;

/** A version that lies whole at the hosting: what it is called there, and its page's fingerprint. */
export interface PutVersion {
  files: string;
  checksum: string;
  /** OKLCH degrees. */
  hue: number;
  /** The path of the card that other sites show beside a link; a website without pictures has none. */
  card?: string;
}

/** What the content origin was seen to serve, with the version's number. */
export interface Live extends PutVersion {
  version: number;
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
  const { db, providers, settings } = services;
  const version = await newestVersion(db, project.id);
  const content = storedContent(version.content);
  const put = await putVersion(services, project, { content, templateUuid: project.templateUuid }, signal);
  await providers.hosting.point(project.domain, put.files);

  const response = await fetch(siteAddress(settings, project.domain), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  const found = response.ok ? fingerprintOf(await response.text()) : undefined;
  if (found !== put.checksum) throw new Error(`The published page is not there (${response.status})`);
  return { ...put, version: version.number };
}

/**
 * Renders a version and puts it at the hosting, where visitors see nothing of it, and reads it again: a version that is not
 * whole is none.
 */
export async function putVersion(
  services: Services,
  project: Project,
  { content: stored, templateUuid }: { content: StoredContent; templateUuid: string },
  signal: AbortSignal,
): Promise<PutVersion> {
  const { clock, pictures, providers, settings } = services;
  const template = templates.find(({ uuid }) => uuid === templateUuid);
  if (!template) throw new Error('The project has no template');
  const content = siteContent(stored, project, clock.now());
  const load = (url: string) => loadPicture(url, settings, signal);
  const draw: Draw = (kind, bytes) => pictures.draw(kind, bytes, { customer: project.userId, signal });
  const own = await ownPictures(services, project.userId, addressesOf(content));
  const maker = ownFirst(own, assetMaker(load, draw));
  const prepared = await prepareAssets(template, content, maker, `/sites/${project.domain}/`);
  const assets = { ...prepared, ...(content.sections?.contact?.form && { formAction: formAddress(project.id) }) };
  const site = renderSite(template, content, assets);
  const files = await providers.hosting.put(project.domain, project.id, site.files);
  const found = await providers.hosting.files(project.domain, files);
  if (!found || !isSame(found, site.files)) throw new Error('The version is not whole');
  const { card } = assets;
  return { files, checksum: site.fingerprint, hue: siteHue(template, assets), ...(card !== undefined && { card }) };
}

function isSame(found: readonly HostedFile[], made: readonly HostedFile[]): boolean {
  const bodies = new Map(found.map(({ path, body }) => [path, Buffer.from(body)]));
  return found.length === made.length && made.every(({ path, body }) => bodies.get(path)?.equals(Buffer.from(body)));
}

/** How the business of a website is reached, by its newest version. */
export async function contactOf(db: Queries, project: Project): Promise<{ phone: string; address: string }> {
  const { business_details: business } = storedContent((await newestVersion(db, project.id)).content);
  return { phone: business.contact_phone, address: business.business_address };
}
