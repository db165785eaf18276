import { unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { orders } from '../../server/db/schema/orders';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { placeOf } from '../../server/domain/websites/pipeline/pictures';
import { readSettings } from '../../server/settings';
import { templates } from '../../server/sites/templates';
import { onOneEngine } from './support/database';
import { stockPictures } from './support/stockPictures';
import { type Customer, openShop, type Shop } from './support/shop';

onOneEngine('the pictures of an order', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    const customer = await shop.customer({ balance: 10_000 });
    return { scene: shop, customer, domain: await shop.freeName() };
  };
  afterEach(() => shop?.close());

  const uploadOf = async ({ user, send }: Customer, background: string) => {
    const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${bytes.toString('base64')}`;
    const response = await send('POST', `/api/images/profile/${user.id}`, { image });
    return ((await response.json()) as { url: string }).url;
  };
  const expectUncharged = async ({ user }: Customer) => {
    const { db } = database();
    expect(await customerBalance(db, user.id)).toBe(10_000);
    expect(await db.select().from(orders).where(eq(orders.userId, user.id))).toEqual([]);
  };
  const orderOf = async (customer: Customer, domain: string, logo: string, images: string[], values = {}) => {
    const { status, body } = await customer.order(domain, {
      business_images: { business_logo: logo, images },
      ...values,
    });
    return [status, body['code'] ?? null, body['message']] as const;
  };

  test('are as many as its template shows', async () => {
    const { scene, customer, domain } = await begin();
    const [few, many] = [templates[0], templates.find(({ required_images_count: count }) => count === 8)];
    const wanted = few?.required_images_count ?? 0;
    for (const images of [[scene.picture], [...scene.imagesFor(), scene.picture]])
      expect(await orderOf(customer, domain, scene.picture, images)).toEqual([
        400,
        'pictures-number',
        `This template shows ${wanted} images, and ${images.length} are chosen. Please go back to Images and choose ${wanted}.`,
      ]);
    const template = { template_uuid: many?.uuid };
    const [, code] = await orderOf(customer, domain, scene.picture, scene.imagesFor(), template);
    expect(code).toBe('pictures-number');
    await expectUncharged(customer);
    const enough = scene.imagesFor(scene.picture, many?.uuid);
    expect((await orderOf(customer, domain, scene.picture, enough, template))[0]).toBe(201);
  });

  test('are uploads of their customer or stock pictures, and the logo too', async () => {
    const { scene, customer, domain } = await begin();
    const stranger = await uploadOf(await scene.customer(), '#0a8a3a');
    const library = `${scene.origins.sandbox}/photos`;
    for (const address of [
      'https://evil.example/picture.png',
      'file:///etc/passwd',
      `${library}/../outbox`,
      `${library}/files/..%2f..%2foutbox`,
      stranger,
      `${scene.origins.content}/uploads/5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a01.png`,
    ]) {
      const images = [...scene.imagesFor().slice(1), address];
      const [status, code, message] = await orderOf(customer, domain, scene.picture, images);
      expect([status, code], address).toEqual([400, 'foreign-picture']);
      expect(message).toBe(
        `Image ${images.length} is neither uploaded by you nor from the stock photos. Please go back to Images and choose others.`,
      );
      expect((await orderOf(customer, domain, address, scene.imagesFor()))[1], address).toBe('foreign-logo');
      const named = { business_details: { ...scene.requestFor(domain).business_details, logo: address } };
      expect((await orderOf(customer, domain, scene.picture, scene.imagesFor(), named))[1]).toBe('foreign-logo');
    }
    await expectUncharged(customer);
    const own = await uploadOf(customer, '#0a8a3a');
    expect((await orderOf(customer, domain, own, scene.imagesFor(own)))[0]).toBe(201);
  });

  test('are there, or the order is refused with their places and without a charge', async () => {
    const { scene, customer, domain } = await begin();
    const [first = ''] = stockPictures(scene.services.settings.browser.VITE_STOCK_PHOTO_URL, 1);
    const gone = first.replace(/files\/\w+/, 'files/aaaaaaaaaaa');
    const images = scene.imagesFor().with(1, gone).with(2, gone);
    expect(await orderOf(customer, domain, scene.picture, images)).toEqual([
      400,
      'picture-gone',
      'Images 2 and 3 are no longer there. Please go back to Images and choose others.',
    ]);
    const logo = await uploadOf(customer, '#c2410c');
    unlinkSync(join(scene.services.settings.dataDir, 'uploads', logo.split('/').at(-1) ?? ''));
    expect((await orderOf(customer, domain, logo, scene.imagesFor()))[1]).toBe('logo-gone');
    await expectUncharged(customer);
  });

  test('are not sold while nobody can say whether they are there, and are once that is over', async () => {
    const { scene, customer, domain } = await begin();
    await scene.fault({ service: 'photos', status: 503, times: 1 });
    const [status, code] = await orderOf(customer, domain, scene.picture, scene.imagesFor());
    expect([status, code]).toEqual([503, 'pictures-away']);
    await expectUncharged(customer);
    expect((await orderOf(customer, domain, scene.picture, scene.imagesFor()))[0]).toBe(201);
  });

  test('are not asked for again by an order that is placed', async () => {
    const { scene, customer, domain } = await begin();
    const key = '0f0c3a0e-2f7e-4a52-9d0c-7f5a0a1c2b3d';
    expect((await customer.order(domain, { key })).status).toBe(201);
    await scene.fault({ service: 'photos', status: 503 });
    expect((await customer.order(domain, { key })).status).toBe(200);
  });
});

test('the address of a picture says a place of pictures, however it is written', () => {
  const settings = readSettings({ PHOTOS: 'https://api.unsplash.com', PHOTOS_KEY: 'key' });
  const { content } = settings.origins;
  const name = '5a3c2f0e-7d1b-4c7e-9f39-0f6c2b8f1a01.png';
  const photos = settings.browser.VITE_STOCK_PHOTO_URL;
  const query = 'crop=entropy&cs=tinysrgb&fit=max&fm=jpg&ixid=M3w&ixlib=rb-4.0.3&q=80&w=1080';
  expect(placeOf(`${content}/uploads/${name}`, settings)).toEqual({ kind: 'upload', name });
  for (const address of [
    `${photos}/files/aaaaaaaaaaa~1/regular.webp`,
    `https://images.unsplash.com/photo-1501785888041-af3ef285b470?${query}`,
  ])
    expect(placeOf(address, settings)).toEqual({ kind: 'stock', address });
  for (const address of [
    '',
    'picture.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://169.254.169.254/latest/meta-data',
    `${content}/uploads/${name}?x`,
    `${content}/uploads/${name}#x`,
    `${content}/uploads/../uploads/${name}`,
    `${content}/uploads/drafts/${name}`,
    `${content}/sites/ada.shop/`,
    content.replace('//', '//ada:secret@') + `/uploads/${name}`,
    `${content}.evil.example/uploads/${name}`,
    `${photos}/search/photos?query=bread`,
    `${photos}/../outbox`,
    `${photos}/files/../../outbox`,
    `${photos}/files/%2e%2e/%2E%2e/outbox`,
    `${photos}/files/..%2f..%2foutbox`,
    `${photos}/files/..\\..\\outbox`,
    `${photos}/files/a/regular.webp?x`,
    ` ${photos}/files/a/regular.webp`,
    `${photos}/filesystem`,
    'http://images.unsplash.com/photo-1?w=1',
    'https://images.unsplash.com:444/photo-1',
    'https://images.unsplash.com/photo-1?mark=https%3A%2F%2Fevil.example%2Fa.png',
    'https://images.unsplash.com.evil.example/photo-1',
  ])
    expect(placeOf(address, settings), address).toBeNull();
});
