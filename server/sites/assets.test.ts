import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw } from '../pictures/drawing/draw';
import { assetMaker, type Load, prepareAssets } from './assets';
import { dominantHue } from './color';
import { plain } from './fixtures';
import { renderSite } from './render';
import type { SiteContent } from './site';
import { templates } from './templates';

const template = templates.find(({ font }) => font === 'inter');
if (template === undefined) throw new Error('no template with a font');

const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer();
const turned = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#996633' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const drawn = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#0a8a3a"/></svg>',
);

const content: SiteContent = {
  ...plain,
  logo: { url: 'logo', alt: '' },
  images: [
    { url: 'photo', alt: 'A blue wall', author: 'Ada' },
    { url: 'turned', alt: 'A door', author: 'Ada' },
    { url: 'photo', alt: 'The wall again', author: 'Ada' },
  ],
};
const prepareWith = (load: Load) => prepareAssets(template, content, assetMaker(load, draw));
const bytes: Readonly<Record<string, Buffer>> = { photo, turned, logo: drawn };

test('pictures come in widths up to their own, upright, each once; the logo as pixels with icons and its hue', async () => {
  const asked: string[] = [];
  const assets = await prepareWith(async (url) => {
    asked.push(url);
    const found = bytes[url];
    if (found === undefined) throw new Error(`no ${url}`);
    return found;
  });
  expect(asked.toSorted()).toEqual(['logo', 'photo', 'turned']);
  expect(assets.pictures.get('photo')).toMatchObject({ width: 1200, height: 800 });
  expect(assets.pictures.get('photo')?.sources.map(({ width }) => width)).toEqual([480, 960, 1200]);
  expect(assets.pictures.get('turned')).toMatchObject({ width: 200, height: 400 });
  expect(assets.pictures.get('photo')?.color).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/);
  expect(assets.logo).toMatchObject({ width: 600, height: 200 });
  expect(assets.hue).toBeGreaterThan(130);
  expect(assets.hue).toBeLessThan(165);
  expect(assets.files.some(({ contentType }) => contentType === 'image/svg+xml')).toBe(false);

  const site = renderSite(template, content, assets);
  const paths = site.files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const page = String(site.files.find(({ path }) => path === 'index.html')?.body);
  const style = String(site.files.find(({ path }) => path.endsWith('-style.css'))?.body);
  const named = [...page.matchAll(/(?:src|href)="([^"#:]+)"/g), ...style.matchAll(/url\(([^)]+)\)/g)].map(
    ([, path]) => path,
  );
  expect(named.length).toBeGreaterThan(6);
  for (const path of named) expect(paths).toContain(path);
  for (const [, srcset = ''] of page.matchAll(/srcset="([^"]+)"/g)) {
    for (const source of srcset.split(', ')) expect(paths).toContain(source.split(' ')[0]);
  }
  expect(page).toContain('srcset=');
  expect(page).toMatch(/og:image" content="https:\/\/blue-bakery\.com\/pictures\/[0-9a-f]{12}-card\.jpg"/);
});

test('a picture that cannot be had stops the preparation with the loader’s error', async () => {
  await expect(
    prepareWith(async (url) => {
      throw new Error(`no ${url}`);
    }),
  ).rejects.toThrow('no photo');
  await expect(prepareWith(async () => new Uint8Array([1, 2, 3]))).rejects.toThrow(/no known kind/);
});

test('a hue is what most coloured pixels share, and nothing for grey or see-through ones', () => {
  const pixels = (...colors: readonly (readonly number[])[]) => new Uint8Array(colors.flat());
  const [white, black] = [
    [255, 255, 255, 255],
    [0, 0, 0, 255],
  ];
  expect(dominantHue(pixels(white, black))).toBeUndefined();
  expect(dominantHue(pixels([255, 0, 0, 0], white))).toBeUndefined();
  expect(dominantHue(pixels([255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 255, 255], white))).toBe(25);
  expect(dominantHue(pixels([0, 0, 255, 255], white))).toBe(265);
  expect(dominantHue(new Uint8Array())).toBeUndefined();
});
