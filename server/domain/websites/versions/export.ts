import type { HostedFile } from '../../../providers/hosting/hosting';
import type { Services } from '../../../services';
import { liveFilesOf } from './files';
import type { Named } from './own';
import { zipOf } from './zip';

/**
 * A website as a ZIP that opens from a folder: all its addresses are relative but the one that its form goes to. @throws {Problem} 404; 409 'not-live'; 410
 * once it is erased
 */
export async function exportSite(
  services: Pick<Services, 'db' | 'providers' | 'settings'>,
  named: Named,
): Promise<{ name: string; zip: Uint8Array }> {
  const { domain, files } = await liveFilesOf(services, named);
  return {
    name: `${domain}.zip`,
    zip: zipOf(
      files.map((file) => ({
        path: `${domain}/${file.path}`,
        body: bytesOf(file, domain, services.settings.origins.content),
      })),
    ),
  };
}

/** In a folder nothing has the path that the content host serves the site below; a link to a folder opens none of its pages. */
function bytesOf({ path, body }: HostedFile, domain: string, content: string): Uint8Array {
  if (!path.endsWith('.html')) return Buffer.from(body);
  return Buffer.from(
    Buffer.from(body)
      .toString()
      // A folder has no origin, which a font that is asked for ahead needs; the stylesheet gets it all the same.
      .replace(/\n<link rel="preload"[^>]*>/, '')
      .replaceAll(`="/sites/${domain}/"`, '="index.html"')
      .replaceAll(`="/sites/${domain}/`, '="')
      // It goes on as long as the website is here.
      .replaceAll('action="/contact/', `action="${content}/contact/`),
  );
}
