import { t } from '../../../../contract/languages/t';
import { notFound } from '../../../http/problem';
import type { HostedFile } from '../../../providers/hosting/hosting';
import type { Services } from '../../../services';
import { erased } from './content';
import { findOwn, type Named, notLive, versionOf } from './own';
import { notWhole } from './restore';
import { adoptLive } from './serve';

type Hosting = Pick<Services, 'db' | 'providers'>;

/** All files of a version, live or not. @throws {Problem} 404; 409 'not-whole'; 410 once it is erased */
export async function filesOf(services: Hosting, { number, ...named }: Named & { number: number }) {
  const project = await findOwn(services.db, named);
  await adoptLive(services, project);
  const version = await versionOf(services.db, project.id, number);
  if (!version) throw notFound();
  if (version.publishedAt === null || version.files === null) throw notWhole();
  return { domain: project.domain, files: await load(services, project.domain, version.files) };
}

/** All files of what visitors see, or saw at the end. @throws {Problem} 404; 409 'not-live'; 410 once it is erased */
export async function liveFilesOf(services: Hosting, named: Named): Promise<{ domain: string; files: HostedFile[] }> {
  const { liveVersion } = await findOwn(services.db, named);
  if (liveVersion === null) throw notLive(t('This website is not live yet.'));
  return filesOf(services, { ...named, number: liveVersion });
}

async function load({ providers }: Hosting, domain: string, version: string): Promise<HostedFile[]> {
  const files = await providers.hosting.files(domain, version);
  if (!files) throw erased();
  return files;
}
