import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { Tokens } from '../../contract/wire/account/account';
import { sessions, users } from '../../server/db/schema/accounts';
import { domainReservations } from '../../server/db/schema/domains';
import { projects, subscriptions } from '../../server/db/schema/projects';
import { hashPassword } from '../../server/domain/account/accounts';
import { runDueJobs } from '../../server/domain/jobs/worker';
import { checkLedger } from '../../server/domain/money/ledger/check';
import { customerBalance } from '../../server/domain/money/ledger/read';
import { sendMail } from '../../server/domain/mail/mail';
import { takeDown } from '../../server/domain/websites/pipeline/takeDown';
import type { Mail } from '../../server/providers/mail/mail';
import { onOneEngine } from './support/database';
import { password } from './support/identity';
import { race, times } from './support/race';
import { type Customer, openShop, type Shop } from './support/shop';

/** Words that stand nowhere else, so that a look through the whole database finds them. */
const person = {
  firstName: 'Wilhelmina',
  lastName: 'Featherstonehaugh',
  phoneNumber: '+32499887766',
  address: 'Quillpen Lane 7',
  city: 'Zwevezele',
};
const business = {
  business_name: 'Marzipan Observatory',
  business_description: 'Sugared telescopes.',
  contact_email: 'hello@marzipan.example',
  contact_phone: '+32 411 22 33 44',
  business_address: 'Nougat Square 3',
  keywords: ['telescopes'],
};

onOneEngine('an account', (database) => {
  let shop: Shop | undefined;
  afterEach(() => shop?.close());

  const open = async () => {
    shop = await openShop(database());
    const scene = shop;
    const { services } = scene;
    const sent: Mail[] = [];
    Object.assign(services.providers, { mail: { send: async (mail: Mail) => void sent.push(mail) } });
    const customer = async (values: Parameters<Shop['customer']>[0] = {}) =>
      scene.customer({ passwordHash: await hashPassword(password), ...person, ...values });
    const remove = async ({ send }: Customer, current_password = password) =>
      (await send('DELETE', '/account/', { current_password })).status;
    const picture = async ({ user, send }: Customer) => {
      const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
        .png()
        .toBuffer();
      const image = `data:image/png;base64,${drawn.toString('base64')}`;
      return ((await (await send('POST', `/api/images/profile/${user.id}`, { image })).json()) as { url: string }).url;
    };
    const profileFor = (avatar_url?: string) => ({
      first_name: person.firstName,
      last_name: person.lastName,
      phone_number: person.phoneNumber,
      address: person.address,
      country: '',
      city: person.city,
      ...(avatar_url !== undefined && { avatar_url }),
    });
    /** Orders a website with words of its own and waits until it is online. */
    const website = async ({ order }: Customer, url: string) => {
      const domain = await scene.freeName();
      const placed = await order(domain, {
        business_details: { ...scene.requestFor(domain).business_details, ...business, logo: url },
        business_images: { business_logo: url, images: scene.imagesFor(url) },
      });
      expect(placed.status).toBe(201);
      return domain;
    };
    const site = async (domain: string) => (await fetch(`${scene.origins.content}/sites/${domain}/`)).status;
    const work = () => runDueJobs(services, [sendMail, takeDown], 100);
    return { scene, services, sent, customer, remove, picture, profileFor, website, site, work };
  };

  /** Every row of every table, as text. */
  const everything = async () => {
    const { db } = database();
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const found = await db.execute<{ text: string }>(sql`select t::text as text from ${sql.identifier(name)} t`);
      texts.push(...found.rows.map(({ text }) => `${name}: ${text}`));
    }
    return texts;
  };

  test('that is deleted leaves no word of its owner, no site, no file and no way in; the books stay', async () => {
    const { scene, services, sent, customer, remove, picture, profileFor, website, site, work } = await open();
    const leaving = await customer({ balance: 5_000, email: 'wilhelmina@feather.example' });
    const { user, send } = leaving;
    const url = await picture(leaving);
    expect((await send('PUT', '/profile/', profileFor(url))).status).toBe(200);
    const domain = await website(leaving, url);
    await scene.deploy();
    expect(await site(domain)).toBe(200);
    expect((await send('POST', '/auth/2fa/setup', {})).status).toBe(200);
    await send('POST', '/auth/forgot-password/', { email: user.email });
    const words = [
      ...Object.values(person),
      ...Object.values(business).flat(),
      user.email,
      url.split('/').at(-1) ?? '',
    ];
    const before = (await everything()).join('\n');
    for (const word of words.filter((each) => each !== business.business_description)) expect(before).toContain(word);

    expect(await remove(leaving, 'not the password')).toBe(400);
    expect(await site(domain)).toBe(200);
    expect(await remove(leaving)).toBe(204);
    expect((await send('GET', '/profile/')).status).toBe(401);
    expect((await send('POST', '/auth/login/', { email: user.email, password })).status).toBe(401);

    await work();
    expect(await site(domain)).toBe(404);
    expect((await fetch(url)).status).toBe(404);
    expect(sent.map(({ to, kind }) => [to, kind])).toContainEqual([user.email, 'account-deleted']);
    // What a job has done names what it took down; whose it was it does not say.
    const after = (await everything()).filter(
      (line) => !line.startsWith('jobs: ') && !line.startsWith('rate_limits: '),
    );
    for (const word of words) expect(after.filter((line) => line.includes(word))).toEqual([]);

    const opened = await services.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(opened.map(({ device, address }) => device + address)).toEqual(['']);
    const fees = await services.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    expect(fees.map(({ state }) => state)).toEqual(['cancelled']);
    expect(await customerBalance(services.db, user.id)).toBe(2_000);
    expect((await checkLedger(services.db)).breaches).toEqual([]);
    const anew = await send('POST', '/auth/register/', {
      email: user.email,
      password,
      first_name: 'A',
      last_name: 'B',
      phone_number: '+3247012345',
    });
    expect(anew.status).toBe(201);
    const { access_token } = (await anew.json()) as Tokens;
    expect(access_token).toEqual(expect.any(String));
  });

  test('and nothing of anybody else’s goes with it', async () => {
    const { scene, customer, remove, picture, website, site, work } = await open();
    const staying = await customer({ balance: 5_000 });
    const leaving = await customer({ balance: 5_000 });
    const [kept, gone] = [await picture(staying), await picture(leaving)];
    const [mine, theirs] = [await website(staying, kept), await website(leaving, gone)];
    await scene.deploy();
    const takenAlong = async ({ send }: Customer) => {
      const { exported_at, security_events, ...rest } = (await (await send('GET', '/account/export/')).json()) as {
        exported_at: string;
        security_events: { kind: string }[];
      };
      return { ...rest, hasDate: exported_at !== '', events: security_events[0] };
    };
    const before = await takenAlong(staying);
    expect(JSON.stringify(before)).toContain(business.business_address);
    expect(await remove(leaving)).toBe(204);
    await work();
    expect([await site(mine), await site(theirs)]).toEqual([200, 404]);
    expect([(await fetch(kept)).status, (await fetch(gone)).status]).toEqual([200, 404]);
    expect(await takenAlong(staying)).toEqual(before);
  });

  test('in the middle of a deployment goes no further, and its name is free again', async () => {
    const { scene, services, customer, remove, picture, website, site, work } = await open();
    const leaving = await customer({ balance: 5_000 });
    const domain = await website(leaving, await picture(leaving));
    expect(await remove(leaving)).toBe(204);
    await scene.deploy();
    await work();
    expect(await site(domain)).toBe(404);
    const [reserved] = await services.db.select().from(domainReservations).where(eq(domainReservations.domain, domain));
    expect(reserved?.state).toBe('released');
  });

  test('that is deleted while its site is published takes the site down once that is done', async () => {
    const { scene, services, customer, remove, picture, website, site, work } = await open();
    const leaving = await customer({ balance: 5_000 });
    const domain = await website(leaving, await picture(leaving));
    const { hosting } = services.providers;
    const { put } = hosting;
    let isLate = false;
    hosting.put = async (name, owner, files) => {
      expect(await remove(leaving)).toBe(204);
      await work();
      isLate = true;
      return put(name, owner, files);
    };
    await scene.deploy();
    expect(isLate).toBe(true);
    await work();
    expect(await site(domain)).toBe(404);
    expect(existsSync(join(services.settings.dataDir, 'sites', domain))).toBe(false);
  });

  test('leaves a name that has another owner by now alone', async () => {
    const { scene, services, customer, remove, picture, website, site, work } = await open();
    const leaving = await customer({ balance: 5_000 });
    const domain = await website(leaving, await picture(leaving));
    expect(await remove(leaving)).toBe(204);
    const heir = await customer({ balance: 5_000 });
    const url = await picture(heir);
    const details = { ...scene.requestFor(domain).business_details, ...business, logo: url };
    const placed = await heir.order(domain, {
      business_details: details,
      business_images: { business_logo: url, images: scene.imagesFor(url) },
    });
    expect(placed.status).toBe(201);
    await scene.deploy();
    expect(await site(domain)).toBe(200);
    await work();
    expect(await site(domain)).toBe(200);
    const living = await services.db.select().from(projects).where(eq(projects.domain, domain));
    expect(living).toHaveLength(2);
    expect(living.filter(({ cancelledAt }) => cancelledAt === null).map(({ userId }) => userId)).toEqual([
      heir.user.id,
    ]);
  });

  test('is deleted once, however often it is asked at once', async () => {
    const { services, sent, customer, remove, work } = await open();
    const leaving = await customer({ email: 'once@feather.example' });
    const lock = `select 1 from users where id = '${leaving.user.id}' for update`;
    const answers = await race(
      database(),
      lock,
      times(5, () => remove(leaving)),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    await work();
    expect(sent.filter(({ kind }) => kind === 'account-deleted')).toHaveLength(1);
    const [row] = await services.db.select().from(users).where(eq(users.id, leaving.user.id));
    expect(row?.email).toBe(`${leaving.user.id}@deleted.invalid`);
  });

  test('is taken along whole, without anything that opens it', async () => {
    const { scene, services, customer, picture, website } = await open();
    const owner = await customer({ balance: 5_000 });
    const { user, send } = owner;
    const url = await picture(owner);
    services.clock.advance(1_000);
    const domain = await website(owner, url);
    await scene.deploy();
    const begun = (await (await send('POST', '/auth/2fa/setup', {})).json()) as { secret: string };
    const response = await send('GET', '/account/export/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: user.email, first_name: person.firstName, address: person.address },
      preferences: { display_currency: 'EUR' },
      orders: [{ domain, total: '30.00', details: { business_details: business } }],
      projects: [{ domain, status: 'DEPLOYED', versions: [{ number: 1 }] }],
      subscriptions: [{ state: 'active', monthly_fee: '10.00' }],
      transactions: [
        { type: 'CREDIT', amount: '50.00' },
        { type: 'DEBIT', amount: '30.00' },
      ],
      deposits: [],
      sessions: [{ address: '127.0.0.1' }],
      security_events: [{ kind: 'signed-in' }, { kind: 'account-exported' }],
      pictures: [{ url }],
    });
    expect(text).not.toContain(begun.secret);
    expect(text).not.toMatch(/argon2|hash|salt/i);
    const [row] = await services.db.select().from(users).where(eq(users.id, user.id));
    expect(text).not.toContain(row?.passwordHash ?? 'no hash');
    const stranger = await (await customer()).send('GET', '/account/export/');
    expect(await stranger.json()).toMatchObject({
      orders: [],
      projects: [],
      subscriptions: [],
      transactions: [],
      sessions: [{ address: '127.0.0.1' }],
      security_events: [{ kind: 'signed-in' }, { kind: 'account-exported' }],
      pictures: [],
    });
  });

  test('is taken along ten times an hour', async () => {
    const { customer } = await open();
    const { send } = await customer();
    for (let time = 1; time <= 10; time += 1) expect((await send('GET', '/account/export/')).status).toBe(200);
    expect((await send('GET', '/account/export/')).status).toBe(429);
  });

  test('shows a picture of its own, and no other', async () => {
    const { customer, picture, profileFor } = await open();
    const [owner, other] = [await customer(), await customer()];
    const [own, foreign] = [await picture(owner), await picture(other)];
    const change = async (avatar_url?: string) => {
      const response = await owner.send('PUT', '/profile/', profileFor(avatar_url));
      return [response.status, ((await response.json()) as { avatar_url?: string }).avatar_url];
    };
    expect(await change(own)).toEqual([200, own]);
    expect(await change()).toEqual([200, own]);
    for (const address of [
      foreign,
      'https://evil.example/pixel.png',
      own.replace('localhost', 'evil.test'),
      `${own}?x`,
      own.replace('/uploads/', '/uploads/../'),
    ])
      expect(await change(address)).toEqual([400, undefined]);
    expect(await change('')).toEqual([200, '']);
  });
});
