import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { emptyDraft } from '../../contract/wire/wizard/draft';
import { draftPictures } from '../../server/db/schema/drafts';
import { hashPassword } from '../../server/domain/account/accounts';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { sendMail } from '../../server/domain/mail/mail';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import { onOneEngine } from './support/database';
import { draftFor, shelfOf } from './support/drafts';
import { password } from './support/identity';
import { race, times } from './support/race';
import { type Customer, openShop, type Shop } from './support/shop';

const urlOf = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
const drawn = async (background: string, side = 8) =>
  urlOf(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

onOneEngine('pictures of a draft', (database) => {
  let shop: Shop | undefined;
  afterEach(() => shop?.close());
  const begin = async () => {
    shop = await openShop(database());
    const scene = shop;
    Object.assign(scene.services.providers, { mail: { send: async () => undefined } });
    const customer = await scene.customer({ balance: 5_000, passwordHash: await hashPassword(password) });
    const folder = join(scene.services.settings.dataDir, 'uploads/drafts');
    return {
      scene,
      customer,
      shelf: shelfOf(customer),
      files: () => (existsSync(folder) ? readdirSync(folder) : []),
      work: () => runDueJobs(scene.services, [takeDown, sendMail], 100),
    };
  };
  const naming = (...ai_logos: string[]) =>
    draftFor('blue-bakery.com', { business: { ...emptyDraft.business, ai_logos } });
  const put = async ({ send }: Customer, id: string, reference: string, image: string) => {
    const response = await send('PUT', `/drafts/${id}/pictures/${reference}/`, { image });
    return [response.status, response.status === 204 ? null : await response.json()] as [number, { code?: string }];
  };
  const get = async ({ send }: Customer, id: string, reference: string) => {
    const response = await send('GET', `/drafts/${id}/pictures/${reference}/`);
    return { status: response.status, image: ((await response.json()) as { image?: string }).image ?? '' };
  };

  test('come back drawn anew, to their customer alone, and have no public address', async () => {
    const { scene, customer, shelf, files } = await begin();
    const other = await scene.customer();
    const { id } = await shelf.save(naming('red', 'blue'));
    expect(await put(customer, id, 'red', await drawn('#ff0000', 3_000))).toEqual([204, null]);
    expect(await put(customer, id, 'blue', await drawn('#0000ff'))).toEqual([204, null]);
    const { status, image } = await get(customer, id, 'red');
    expect([status, image.slice(0, 22)]).toEqual([200, 'data:image/png;base64,']);
    const { data, info } = await sharp(bytesOf(image)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([1_600, 1_600, 255, 0, 0]);
    for (const draft of [id, randomUUID()])
      expect((await put(other, draft, 'red', await drawn('#000000')))[0]).toBe(404);
    await shelfOf(other).save(naming('red'), { id });
    for (const who of [other, customer])
      expect(await get(who, who === other ? id : randomUUID(), 'red')).toEqual({ status: 404, image: '' });
    for (const method of ['GET', 'PUT'])
      expect(
        (await customer.send(method, `/drafts/${id}/pictures/red/`, undefined, { authorization: '' })).status,
      ).toBe(401);
    expect(files()).toHaveLength(2);
    for (const name of files())
      for (const path of [`drafts/${name}`, name, `drafts%2f${name}`])
        expect((await fetch(`${scene.origins.content}/uploads/${path}`)).status).toBe(404);
  });

  test('hold no script, and are pictures', async () => {
    const { customer, shelf, files } = await begin();
    const { id } = await shelf.save(naming('a'));
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9" fill="#00ff00"/></svg>';
    expect((await put(customer, id, 'a', urlOf(Buffer.from(svg), 'svg+xml')))[0]).toBe(204);
    const { image } = await get(customer, id, 'a');
    expect(bytesOf(image).toString('latin1')).not.toContain('script');
    expect((await sharp(bytesOf(image)).metadata()).format).toBe('png');
    for (const nonsense of [
      urlOf(Buffer.from('not a picture')),
      urlOf(Buffer.from('<html></html>'), 'svg+xml'),
      'data:text/html;base64,PGh0bWw+',
      'https://evil.example/logo.png',
      '',
    ])
      expect((await put(customer, id, 'a', nonsense))[0]).toBe(400);
    for (const reference of ['..', 'a.png', 'a%2fb', 'a'.repeat(65)])
      expect([400, 404]).toContain((await put(customer, id, reference, await drawn('#000000')))[0]);
    expect((await get(customer, id, 'a')).image).toBe(image);
    expect(files()).toHaveLength(1);
  });

  test('have up to 4 MB as sent', async () => {
    const { customer, shelf } = await begin();
    const { id } = await shelf.save(naming('a'));
    // What follows the end of a picture is no part of it.
    const padded = (size: number, picture: Buffer) =>
      urlOf(Buffer.concat([picture, Buffer.alloc(size - picture.length)]));
    const picture = bytesOf(await drawn('#123456'));
    const limit = 4 * 1024 * 1024;
    expect((await put(customer, id, 'a', padded(limit, picture)))[0]).toBe(204);
    const [status, body] = await put(customer, id, 'a', padded(limit + 1, picture));
    expect([status, body]).toEqual([
      413,
      { message: 'A picture of a draft may have up to 4 MB.', code: 'picture-too-large' },
    ]);
    expect((await put(customer, id, 'a', padded(9_000_000, picture)))[0]).toBe(413);
  });

  test('come six at once and no more of one customer, who may send others afterwards', async () => {
    const { scene, customer, shelf } = await begin();
    const { id } = await shelf.save(naming('a'));
    const image = await drawn('#00ffff');
    const lock = `select 1 from users where id = '${customer.user.id}' for update`;
    const sendings = Array.from({ length: 8 }, () => () => put(customer, id, 'a', image));
    const replies = await race(database(), lock, sendings);
    const counted = (wanted: number) => replies.filter(([status]) => status === wanted).length;
    expect([counted(204), counted(429)]).toEqual([6, 2]);
    expect((await put(customer, id, 'a', image))[0]).toBe(204);
    expect((await put(await scene.customer(), id, 'a', image))[0]).toBe(404);
  });

  test('are those that the saved draft names, ten at most, also at once', async () => {
    const { customer, shelf, files, work } = await begin();
    const references = Array.from({ length: 14 }, (_, index) => `logo-${index}`);
    const { id } = await shelf.save(naming(...references));
    const unnamed = await put(customer, id, 'another', await drawn('#000000'));
    expect([unnamed[0], unnamed[1].code]).toEqual([409, 'picture-not-named']);
    const image = await drawn('#00ffff');
    const lock = `select 1 from users where id = '${customer.user.id}' for update`;
    const replies: Awaited<ReturnType<typeof put>>[] = [];
    for (const reference of references.slice(0, 8)) replies.push(await put(customer, id, reference, image));
    const last = references.slice(8).map((reference) => () => put(customer, id, reference, image));
    replies.push(...(await race(database(), lock, last)));
    const refused = replies.filter(([status]) => status !== 204);
    expect(refused).toEqual(
      Array.from({ length: 4 }, () => [
        409,
        { message: 'A draft keeps up to 10 pictures.', code: 'too-many-pictures' },
      ]),
    );
    expect(files()).toHaveLength(10);
    const taken = references.filter((_, index) => replies[index]?.[0] === 204);
    // The same once more, and another in its place, need no more room.
    expect((await put(customer, id, taken[0] ?? '', image))[0]).toBe(204);
    expect((await put(customer, id, taken[0] ?? '', await drawn('#ff00ff')))[0]).toBe(204);
    await work();
    expect(files()).toHaveLength(10);
    // What the customer chose anew leaves room for what it names.
    await shelf.save(naming(taken[1] ?? '', 'new'), { id, revision: 1 });
    await work();
    expect(files()).toHaveLength(1);
    expect((await get(customer, id, taken[0] ?? '')).status).toBe(404);
    expect((await get(customer, id, taken[1] ?? '')).image).not.toBe('');
    expect((await put(customer, id, 'new', image))[0]).toBe(204);
  });

  test('the same one sent many times at once is stored once', async () => {
    const { customer, shelf, files } = await begin();
    const { id } = await shelf.save(naming('a'));
    const image = await drawn('#abcdef');
    const lock = `select 1 from users where id = '${customer.user.id}' for update`;
    const replies = await race(
      database(),
      lock,
      times(6, () => put(customer, id, 'a', image)),
    );
    expect(replies.map(([status]) => status)).toEqual([204, 204, 204, 204, 204, 204]);
    expect(files()).toHaveLength(1);
  });

  test.each(['discarded', 'ordered', 'deleted with its account'])('go with a draft that is %s', async (way) => {
    const { scene, customer, shelf, files, work } = await begin();
    const staying = await scene.customer();
    const [theirs, mine] = [await shelfOf(staying).save(naming('a')), await shelf.save(naming('a', 'b'))];
    const domain = await scene.freeName();
    const key = randomUUID();
    await shelf.save({ ...naming('a', 'b'), order_id: key }, { id: mine.id, revision: 1 });
    await put(staying, theirs.id, 'a', await drawn('#111111'));
    for (const reference of ['a', 'b']) await put(customer, mine.id, reference, await drawn('#222222'));
    expect(files()).toHaveLength(3);
    if (way === 'discarded') expect(await shelf.discard(mine.id)).toBe(204);
    else if (way === 'ordered') expect((await customer.order(domain, { key })).status).toBe(201);
    else expect((await customer.send('DELETE', '/account/', { current_password: password })).status).toBe(204);
    const rows = await database().db.select().from(draftPictures).where(eq(draftPictures.userId, customer.user.id));
    expect(rows).toEqual([]);
    await work();
    expect(files()).toHaveLength(1);
    expect((await get(staying, theirs.id, 'a')).status).toBe(200);
  });
});
