import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { projectRoot } from '../../root';
import { libraryFolder, type Picture, readManifest } from '../../sandbox/photos/manifest';
import { prepareAssets } from '../assets';
import { renderSite, sitePolicy } from '../render';
import type { RenderedSite, SiteContent } from '../site';
import { templates } from '../templates';
import { type Sample, samples } from './samples';

/**
 * Takes the picture of every template that the wizard shows: the top of a real site, 1200 by 900.
 * `CHROMIUM=/usr/bin/chromium npx tsx server/sites/previews/make.ts [slug ...]`
 */

const folder = join(projectRoot, 'public', 'templates');
const view = { width: 1200, height: 900 };
const byteLimit = 60_000;

function contentOf(sample: Sample, library: ReadonlyMap<string, Picture>): SiteContent {
  return {
    domain: sample.domain,
    name: sample.name,
    description: sample.description,
    keywords: sample.keywords,
    logo: { url: 'mark', alt: sample.name },
    images: sample.shots.map((shot) => {
      const picture = library.get(shot);
      if (picture === undefined) throw new Error(`The stock library has no ${shot}`);
      return {
        url: `${picture.id}.webp`,
        alt: picture.alt_description,
        author: picture.author.name,
        color: picture.color,
      };
    }),
    contact: { email: `hello@${sample.domain}`, phone: '+49 30 5550 1420', address: 'Mill Road 12, 10119 Berlin' },
    language: 'en',
    year: 2026,
  };
}

function drawn({ color, path }: Sample['mark']): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-6 -6 112 112"><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>`,
  );
}

/** The picture at the highest quality that stays below the limit. */
async function packed(picture: Buffer): Promise<Buffer> {
  for (let quality = 86; quality > 30; quality -= 4) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= byteLimit) return webp;
  }
  throw new Error(`The picture does not fit into ${byteLimit} bytes`);
}

async function photographed(page: Page, site: RenderedSite): Promise<Buffer> {
  const files = new Map(site.files.map((file) => [`/${file.path}`, file]));
  const server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''));
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': file?.contentType ?? 'text/plain',
      'content-security-policy': sitePolicy,
    });
    response.end(file?.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' });
    return await page.screenshot();
  } finally {
    server.close();
  }
}

const library = new Map(readManifest().map((picture) => [picture.name, picture]));
const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: view, colorScheme: 'light' });
  await mkdir(folder, { recursive: true });
  for (const template of templates) {
    if (wanted.length > 0 && !wanted.includes(template.slug)) continue;
    const sample = samples.find(({ slug }) => slug === template.slug);
    if (sample === undefined) throw new Error(`No sample business for ${template.slug}`);
    const content = contentOf(sample, library);
    const load = async (url: string) => (url === 'mark' ? drawn(sample.mark) : readFile(join(libraryFolder, url)));
    const site = renderSite(template, content, await prepareAssets(template, content, load));
    const picture = await packed(await photographed(page, site));
    await writeFile(join(folder, `${template.slug}.webp`), picture);
    console.log(`${template.template_url} ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
