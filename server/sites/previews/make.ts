import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { projectRoot } from '../../root';
import { draw } from '../../pictures/drawing/draw';
import { assetMaker, prepareAssets } from '../assets';
import { renderSite, sitePolicy } from '../render';
import type { RenderedSite } from '../site';
import { templates } from '../templates';
import { loadSample, sampleOf } from './sample';

/**
 * Takes the picture of every template that the wizard shows: the top of a real site, 1200 by 900.
 * `CHROMIUM=/usr/bin/chromium npx tsx server/sites/previews/make.ts [slug ...]`
 */

const folder = join(projectRoot, 'public', 'templates');
const view = { width: 1200, height: 900 };
const byteLimit = 60_000;

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
    const content = sampleOf(template, 2026);
    const site = renderSite(template, content, await prepareAssets(template, content, assetMaker(loadSample, draw)));
    const picture = await packed(await photographed(page, site));
    await writeFile(join(folder, `${template.slug}.webp`), picture);
    console.log(`${template.template_url} ${picture.length} bytes`);
  }
} finally {
  await browser.close();
}
