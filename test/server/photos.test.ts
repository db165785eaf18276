import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { photoBytesMost, photosMost, type Photo } from '../../contract/wire/websites/photos';
import { drafts } from '../../server/db/schema/drafts';
import { photos, uploads } from '../../server/db/schema/uploads';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { exportAccount } from '../../server/domain/settings/dataExport';
import { deleteAccount } from '../../server/domain/settings/deleteAccount';
import { forgetUnshown } from '../../server/domain/websites/photos/save';
import { makeSizes } from '../../server/domain/websites/photos/sizes';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { onOneEngine } from './support/database';
import { notPhotos } from './support/hostile';
import { type Customer, openShop, type Shop } from './support/shop';
import { openLive } from './support/versions';

const day = 24 * 3_600_000;
/** A busy machine takes its time. */
const patience = 120_000;

/** A photo as a camera holds it: grey noise, red at the upper left of what was seen, and where it was taken. */
async function taken(width: number, height: number, orientation = 1): Promise<Buffer> {
  const red = await sharp({ create: { width: width / 4, height: height / 4, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const seen = await sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
  })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  // How the pixels lie in the file, for the camera to be held so: the reverse of what turns it upright.
  const [isMirrored, turn] = (
    [[], [false, 0], [true, 0], [false, 180], [true, 180], [true, 90], [false, 270], [true, 270], [false, 90]] as const
  )[orientation] as [boolean, number];
  const turned = await sharp(seen).rotate(turn).toBuffer();
  const laid = isMirrored ? await sharp(turned).flop().toBuffer() : turned;
  return sharp(laid)
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 3/1 3230/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 43/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SecretPlace</a></x:xmpmeta>')
    .jpeg({ quality: 92 })
    .toBuffer();
}

const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
};
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 190 && green < 70 && blue < 70;

const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

async function upload({ send }: Pick<Customer, 'send'>, bytes: Uint8Array, name = 'IMG_1.jpg') {
  const response = await send('POST', `/photos/?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'image/jpeg',
  });
  const body = (await response.json()) as Photo & { code?: string; message?: string };
  return { status: response.status, body };
}
const list = async ({ send }: Customer) =>
  (await (await send('GET', '/photos/?limit=50')).json()) as { items: Photo[]; total: number };
const askFor = async ({ send }: Customer, method: string, id: string, body?: unknown) => {
  const response = await send(method, `/photos/${id}/`, body);
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Photo & { message: string } };
};

onOneEngine('own photographs', (database) => {
  let shop: Pick<Shop, 'close'> | undefined;
  afterEach(() => shop?.close());
  const begin = async () => {
    const opened = await openShop(database());
    shop = opened;
    return { scene: opened, customer: await opened.customer({ balance: 10_000 }) };
  };

  test(
    'are stored upright, in sRGB, without anything but their pixels, and once',
    async () => {
      const { scene, customer } = await begin();
      for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const sent = await taken(80, 60, orientation);
        expect(sent.includes('SecretCamera')).toBe(true);
        const { status, body } = await upload(customer, sent, `C:\\camera\\IMG_${orientation}.jpg`);
        expect([status, body.width, body.height, body.name], `orientation ${orientation}`).toEqual([
          201,
          80,
          60,
          `IMG_${orientation}.jpg`,
        ]);
        const stored = await bytesAt(body.url);
        expect(isRed(await pixel(stored, 0.1, 0.1)), `orientation ${orientation}`).toBe(true);
        expect(isRed(await pixel(stored, 0.9, 0.9))).toBe(false);
        const { exif, icc, iptc, xmp, orientation: left } = await sharp(stored).metadata();
        expect([exif, icc, iptc, xmp, left]).toEqual([undefined, undefined, undefined, undefined, undefined]);
        expect(/Secret|GPS|Exif/.test(Buffer.from(stored).toString('latin1'))).toBe(false);
      }
      const sent = await taken(80, 60);
      const first = await upload(customer, sent);
      // The same bytes, and the same pixels with something else beside them.
      const again = [await upload(customer, sent), await upload(customer, Buffer.concat([sent, Buffer.from('more')]))];
      expect(again.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id]);
      expect((await list(customer)).total).toBe(9);
      expect((await upload(await scene.customer(), sent)).body.id).not.toBe(first.body.id);

      const wide = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f00' } })
        .withIccProfile('p3')
        .png()
        .toBuffer();
      expect(await pixel(wide, 0.5, 0.5)).not.toEqual([255, 0, 0]);
      const [red = 0, green = 0] = await pixel(await bytesAt((await upload(customer, wide)).body.url), 0.5, 0.5);
      expect([red > 250, green < 12]).toEqual([true, true]);
    },
    patience,
  );

  test(
    'come in five formats, whatever they are called, and never larger than they came',
    async () => {
      const { customer } = await begin();
      const image = (width: number, alpha = 1) =>
        sharp({ create: { width, height: 20, channels: 4, background: { r: 20, g: 90, b: 200, alpha } } });
      const sent = [
        image(3_000).jpeg(),
        image(30).png(),
        image(31, 0.4).webp(),
        image(64).avif({ effort: 0 }),
        image(33).gif(),
      ];
      const answers: Awaited<ReturnType<typeof upload>>[] = [];
      for (const one of sent) answers.push(await upload(customer, await one.toBuffer(), 'photo.heic'));
      expect(answers.map(({ body }) => [body.width, body.url.split('.').at(-1)])).toEqual([
        [2_560, 'jpg'],
        [30, 'webp'],
        [31, 'webp'],
        [64, 'webp'],
        [33, 'webp'],
      ]);
      expect(answers[0]?.body.color).toMatch(/^#1[0-9a-f]5[0-9a-f]c[0-9a-f]$/);
      expect((await fetch(answers[0]?.body.url ?? '')).headers.get('content-type')).toBe('image/jpeg');
    },
    patience,
  );

  test(
    'are refused with what to do, and nobody else comes to harm',
    async () => {
      const { scene, customer } = await begin();
      for (const { name, code, bytes } of await notPhotos()) {
        const { status, body } = await upload(customer, bytes);
        expect([status, body.code], name).toEqual([400, code]);
        expect(body.message, name).toMatch(/^[A-Z].*Please |^iPhone.*choose it again\.$/);
      }
      const large = await upload(customer, Buffer.alloc(photoBytesMost + 1));
      expect([large.status, large.body.message]).toEqual([
        413,
        'A photo may have up to 30 MB. Please save a smaller copy and choose that.',
      ]);
      expect((await list(customer)).total).toBe(0);
      const [one] = [await upload(await scene.customer(), await taken(40, 32))];
      expect(one.status).toBe(201);
    },
    patience,
  );

  test(
    'are their customer’s alone, and not without end',
    async () => {
      const { scene, customer } = await begin();
      const { id, url } = (await upload(customer, await taken(40, 32))).body;
      const stranger = await scene.customer({ balance: 10_000 });
      for (const unknown of [id, randomUUID()])
        for (const [method, body] of [
          ['PATCH', { alt: 'Mine' }],
          ['DELETE', undefined],
        ] as const)
          expect([(await askFor(stranger, method, unknown, body)).status, method]).toEqual([404, method]);
      expect((await list(stranger)).items).toEqual([]);
      const images = { business_images: { business_logo: scene.picture, images: scene.imagesFor(url) } };
      expect((await stranger.order(await scene.freeName(), images)).body['code']).toBe('foreign-picture');
      expect((await askFor(customer, 'PATCH', id, { crop: { x: 0.6, y: 0, width: 0.6, height: 1 } })).status).toBe(400);

      const { db } = database();
      const rows = Array.from({ length: photosMost }, () => ({ id: randomUUID(), userId: stranger.user.id }));
      await db.insert(uploads).values(
        rows.map((row) => ({
          ...row,
          sha256: row.id,
          mediaType: 'image/jpeg',
          bytes: 1,
          path: row.id,
          createdAt: 1,
        })),
      );
      await db
        .insert(photos)
        .values(rows.map((row) => ({ ...row, sentSha256: row.id, name: '', color: '', createdAt: 1, changedAt: 1 })));
      const full = await upload(stranger, await taken(40, 32));
      expect([full.status, full.body.code]).toEqual([409, 'too-many-photos']);
    },
    patience,
  );

  test(
    'that nothing shows go by themselves after half a year; all of them with their account',
    async () => {
      const { scene, customer } = await begin();
      const { services } = scene;
      const { db, random } = services;
      const folder = (path: string) => join(services.settings.dataDir, 'uploads', path);
      const file = ({ url }: Photo) => folder(url.split('/').at(-1) ?? '');
      const [old, drafted, changed] = await Promise.all(
        [40, 48, 56].map(async (side) => (await upload(customer, await taken(side, 32))).body),
      );
      if (!old || !drafted || !changed) throw new Error('three were sent');
      const now = services.clock.now();
      const draft = { images: [{ url: drafted.url }] };
      const named = { userId: customer.user.id, id: randomUUID(), name: 'Ada’s Bakery', step: 'images' };
      await db.insert(drafts).values({ ...named, draft, revision: 1, position: {}, createdAt: now, savedAt: now });
      const refused = await askFor(customer, 'DELETE', drafted.id);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Your draft Ada’s Bakery shows this photo. Please take it off there first, then delete it here.',
      ]);
      services.clock.advance(61_000);
      await runDueJobs(services, [makeSizes]);
      expect(existsSync(folder(`photos/${old.id}`))).toBe(true);
      services.clock.advance(100 * day);
      await customer.signIn();
      await askFor(customer, 'PATCH', changed.id, { alt: 'A loaf' });
      services.clock.advance(81 * day);
      await runDueJobs(services, [forgetUnshown]);
      await runDueJobs(services, [takeDown]);
      await customer.signIn();
      expect((await list(customer)).items.map(({ id }) => id).toSorted()).toEqual([drafted.id, changed.id].toSorted());
      expect([file(old), folder(`photos/${old.id}`), file(drafted)].map((path) => existsSync(path))).toEqual([
        false,
        false,
        true,
      ]);

      const told = await exportAccount(db, customer.user, services.settings, services.clock.now());
      expect(told.pictures).toContainEqual(
        expect.objectContaining({ url: changed.url, alt: 'A loaf', name: 'IMG_1.jpg' }),
      );
      await db.transaction((tx) => deleteAccount(tx, customer.user, { now: services.clock.now(), random }));
      await runDueJobs(services, [takeDown]);
      expect([file(drafted), file(changed), folder(`photos/${changed.id}`)].map((path) => existsSync(path))).toEqual([
        false,
        false,
        false,
      ]);
      expect(await db.select().from(photos).where(eq(photos.userId, customer.user.id))).toEqual([]);
    },
    patience,
  );

  test(
    'are published in their sizes as AVIF and WebP, cut and described, and drawn once',
    async () => {
      const live = await openLive(database());
      shop = live;
      const { customer, services, origins, domain } = live;
      const { id, url } = (await upload(customer, await taken(1_000, 640))).body;
      const crop = { x: 0, y: 0, width: 1, height: 0.5 };
      await askFor(customer, 'PATCH', id, { alt: 'Loaves "fresh" <b>', crop, focus: { x: 0.25, y: 0.4 } });
      const { business_images } = await live.content();
      const images = business_images.images.map((address, place) => (place < 2 ? url : address));
      // What is edited and not published yet would be published without it.
      const said = { sections: { team: [{ name: 'Ada', picture: url }] }, language: 'en', trade: '', palette: 'logo' };
      const edits = { version: 1, base: { ...said, sections: {} }, values: said, revision: 0, save: 'first' };
      expect((await live.customer.send('PUT', `/project/${live.id}/edits/`, edits)).status).toBe(200);
      const needed = await askFor(customer, 'DELETE', id);
      expect([needed.status, needed.body.message.startsWith(`What you changed of ${domain}`)]).toEqual([409, true]);
      expect((await customer.send('DELETE', `/project/${live.id}/edits/?revision=1`)).status).toBe(200);
      const shown = { business_images: { ...business_images, images } };
      expect((await live.publish({}, undefined, shown)).status).toBe(202);
      await live.work();
      await live.expectWhole();
      const { page } = await live.visit();
      const found = [
        ...page.matchAll(/<picture><source type="image\/avif" srcset="([^"]+)"[^>]*>(<img[^>]*>)<\/picture>/g),
      ];
      const [, avif = '', img = ''] = found[0] ?? [];
      expect(img).toContain('width="1000" height="320" alt="Loaves &quot;fresh&quot; &lt;b&gt;"');
      const webp = /srcset="([^"]+)"/.exec(img)?.[1] ?? '';
      for (const [kind, set] of [
        ['avif', avif],
        ['webp', webp],
      ] as const) {
        const files = set.split(', ').map((one) => one.split(' '));
        expect(files.map(([, width]) => width)).toEqual(['480w', '800w', '1000w']);
        const bodies = await Promise.all(
          files.map(async ([path]) => {
            const response = await fetch(`${origins.content}/sites/${domain}/${path}`);
            expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${kind}`]);
            return new Uint8Array(await response.arrayBuffer());
          }),
        );
        const lengths = bodies.map(({ length }) => length);
        expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
        expect(isRed(await pixel(bodies[0] ?? new Uint8Array(), 0.1, 0.4))).toBe(true);
      }
      const style = await (
        await fetch(`${origins.content}/sites/${domain}/${/href="([^"]+style\.css)"/.exec(page)?.[1]}`)
      ).text();
      expect(style).toContain('object-position:25% 80%');
      const refused = await askFor(customer, 'DELETE', id);
      expect([refused.status, refused.body.message.startsWith(`${domain} shows this photo.`)]).toEqual([409, true]);

      // How it is cut is a change of the website, and what was drawn is not drawn again.
      const drawing = services.pictures.draw;
      const drawn: string[] = [];
      services.pictures = {
        ...services.pictures,
        draw: (kind, ...rest) => {
          drawn.push(kind);
          return drawing(kind, ...rest);
        },
      };
      const before = (await live.content()).version;
      services.clock.advance(1_000);
      await askFor(customer, 'PATCH', id, { focus: { x: 1, y: 0 } });
      expect((await live.publish({})).body.version).toBe(before + 1);
      await live.work();
      expect((await live.versions())[0]?.changes).toEqual(['Cut or text of a photo changed']);
      expect(drawn).not.toContain('sizes');
      expect((await live.publish({})).body.version).toBe(before + 1);
    },
    patience,
  );
});
