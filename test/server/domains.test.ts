import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { coupons } from '../../server/db/schema/orders';
import { convert } from '../../server/domain/money/convert';
import { namecheap } from '../../server/providers/registrar/namecheap';
import { countryCode, registrarPhone } from '../../server/providers/registrar/contact';
import { RegistrarRefusal, RegistrarUnreachable } from '../../server/providers/registrar/registrar';
import { onOneEngine } from './support/database';
import { type Customer, openShop, type Shop } from './support/shop';

interface Result {
  domain: string;
  is_available: boolean;
  is_premium: boolean;
  prices: { price: string }[];
  error?: boolean;
}

onOneEngine('domains and coupons', (database) => {
  let shop: Shop | undefined;
  const begin = async (options?: Parameters<typeof openShop>[1]) => {
    shop = await openShop(database(), options);
    return { scene: shop, customer: await shop.customer({ balance: 20_000 }) };
  };
  afterEach(() => shop?.close());

  const check = async ({ send }: Customer, domain: string) => {
    const response = await send('GET', `/namecheap/check_domain_availability?domain=${encodeURIComponent(domain)}`);
    return { status: response.status, body: (await response.json()) as Result & { message?: string; code?: string } };
  };
  const checkAll = async ({ send }: Customer, domains: string[]) => {
    const response = await send('POST', '/namecheap/multi_domain_check_price', { domains });
    return { status: response.status, results: ((await response.json()) as { results: Result[] }).results };
  };
  const unavailable = 'Our domain check service is temporarily unavailable. Please try again later.';

  test('suggestions come in pages that hold each name once', async () => {
    const { customer } = await begin();
    const page = async (query: string) =>
      (await (await customer.send('GET', `/namecheap/domain_tld_list/bakery?${query}`)).json()) as {
        results: { domain: string; tld: string }[];
        total: number;
        page: number;
      };
    const first = await page('');
    expect([first.page, first.results.length]).toEqual([1, 6]);
    expect(first.results.slice(0, 3).map(({ domain }) => domain)).toEqual(['bakery.com', 'bakery.net', 'bakery.org']);
    for (const size of [6, 12, 18]) {
      const names: string[] = [];
      for (let number = 1; number <= Math.ceil(first.total / size); number += 1) {
        const { results, total } = await page(`page=${number}&limit=${size}`);
        expect(total).toBe(first.total);
        names.push(...results.map(({ domain }) => domain));
      }
      expect([names.length, new Set(names).size]).toEqual([first.total, first.total]);
    }
    expect((await page('page=200&limit=50')).results).toEqual([]);
    const refused = ['page=0', 'limit=51', 'page=x'].map((query) =>
      customer.send('GET', `/namecheap/domain_tld_list/bakery?${query}`),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await customer.send('GET', '/namecheap/domain_tld_list/-bad-')).status).toBe(400);
  });

  test('one name without an answer marks itself, not the others', async () => {
    const { scene, customer } = await begin();
    const [good, odd, unpriced] = [
      await scene.freeName('com'),
      await scene.freeName('com'),
      await scene.freeName('zz'),
    ];
    scene.setRewrite((xml) =>
      xml
        .replace(new RegExp(`(Domain="${odd}" Available="true" ErrorNo=)"0"`), '$1"3031510"')
        .replace(/Price="[^"]*" Currency/, 'Price="soon" Currency'),
    );
    const { status, results } = await checkAll(customer, [good, odd, unpriced, good.toUpperCase()]);
    expect(status).toBe(200);
    expect(results.map(({ domain }) => domain)).toEqual([good, odd, unpriced, good]);
    expect(results.map(({ error }) => error)).toEqual([undefined, true, true, undefined]);
    expect(results.map(({ is_available }) => is_available)).toEqual([true, false, false, true]);
    // An order of it is not possible, its price being unknown.
    expect((await customer.order(odd)).status).toBe(503);
  });

  test('a TLD that the list does not know is priced by the registrar, once for all its names', async () => {
    const { scene, customer } = await begin();
    const names = await Promise.all(Array.from({ length: 4 }, () => scene.freeName('pt')));
    const { results } = await checkAll(customer, names);
    expect(results.every(({ prices: [price] }) => Number(price?.price) > 0)).toBe(true);
    const asked = scene.registrarCalls.filter((query) => query.get('Command') === 'namecheap.users.getPricing');
    expect(asked.map((query) => query.get('ProductName'))).toEqual(['pt']);
  });

  test('a name that a customer of ours has is taken, whatever the registrar says', async () => {
    const { scene, customer } = await begin();
    const other = await scene.customer();
    const domain = await scene.freeName();
    expect((await check(other, domain)).body.is_available).toBe(true);
    expect((await customer.order(domain)).status).toBe(201);
    expect((await check(other, domain)).body.is_available).toBe(false);
    scene.services.clock.advance(11_000);
    expect(await scene.services.providers.registrar.check([domain])).toMatchObject([{ isAvailable: true }]);
    expect((await check(other, domain)).body.is_available).toBe(false);
    expect((await checkAll(other, [domain])).results[0]?.is_available).toBe(false);
  });

  test('the handles of the sandbox', async () => {
    const { customer } = await begin();
    const id = randomUUID().slice(0, 8);
    expect((await check(customer, `taken-${id}.com`)).body.is_available).toBe(false);
    const { body: premium } = await check(customer, `premium-${id}.com`);
    expect([premium.is_available, premium.is_premium, Number(premium.prices[0]?.price) >= 15]).toEqual([
      true,
      true,
      true,
    ]);
    expect((await check(customer, `broken-${id}.com`)).body.is_available).toBe(true);
    expect((await check(customer, 'not a domain')).status).toBe(400);
  });

  test('a registrar that is slow, away or out of its mind gives the sentence', async () => {
    const { scene, customer } = await begin({ patience: 700 });
    const slow = await check(customer, `slow-${randomUUID().slice(0, 8)}.com`);
    expect([slow.status, slow.body.message, slow.body.code]).toEqual([503, unavailable, 'registrar_unreachable']);
    const domain = `quick-${randomUUID().slice(0, 8)}.com`;
    for (const fault of [{ status: 503 }, { drop: true }, { delayMs: 6_000 }]) {
      await scene.fault({ service: 'registrar', ...fault });
      expect([await check(customer, domain)].map(({ status, body }) => [status, body.message])).toEqual([
        [503, unavailable],
      ]);
      await scene.clearFaults();
    }
    scene.setRewrite(() => '<html>Just a moment</html>');
    expect((await check(customer, domain)).status).toBe(503);
    expect((await checkAll(customer, [domain])).status).toBe(503);
    scene.setRewrite((xml) => xml);
    expect((await check(customer, domain)).status).toBe(200);
  });

  test('without any rate there is no price', async () => {
    const { scene, customer } = await begin();
    await scene.fault({ service: 'rates', status: 503 });
    const { status, body } = await check(customer, `rate-${randomUUID().slice(0, 8)}.com`);
    expect([status, body.message]).toEqual([503, unavailable]);
  });

  test('the price shown is the price charged for half an hour, whatever the rate does', async () => {
    const { scene, customer } = await begin();
    const domain = `premium-${randomUUID().slice(0, 8)}.com`;
    let price = '100.00';
    scene.setRewrite((xml) => xml.replace(/PremiumRegistrationPrice="[^"]*"/g, `PremiumRegistrationPrice="${price}"`));
    const shown = async () => (await check(customer, domain)).body.prices[0]?.price;
    expect(await shown()).toBe('92.00');
    price = '200.00';
    // The session lives for a quarter of an hour.
    scene.services.clock.advance(29 * 60_000);
    await customer.signIn();
    expect(await shown()).toBe('92.00');
    scene.services.clock.advance(59_999);
    expect((await customer.order(domain, { total: '214.00' })).status).toBe(409);
    expect((await customer.order(domain, { total: '122.00' })).status).toBe(201);

    const other = `premium-${randomUUID().slice(0, 8)}.com`;
    price = '100.00';
    expect((await check(customer, other)).body.prices[0]?.price).toBe('92.00');
    price = '150.00';
    scene.services.clock.advance(30 * 60_000);
    await customer.signIn();
    expect((await check(customer, other)).body.prices[0]?.price).toBe('138.00');
    expect((await customer.order(other, { total: '122.00' })).body['code']).toBe('total-changed');
  });

  test('the same question is put to the registrar once in 10 s, and its answer survives many at once', async () => {
    const { scene, customer } = await begin();
    const domain = await scene.freeName();
    const asked = () =>
      scene.registrarCalls.filter((query) => query.get('DomainList') === domain && query.get('Command')).length;
    const before = asked();
    await check(customer, domain);
    await check(customer, domain);
    expect(asked()).toBe(before + 1);
    scene.services.clock.advance(10_000);
    await Promise.all(Array.from({ length: 10 }, () => check(customer, domain)));
    expect(asked()).toBeGreaterThan(before + 1);
    expect((await check(customer, domain)).body.is_available).toBe(true);
  });

  test('a name of a list is asked for once in three minutes, and again for who chooses it', async () => {
    const { scene, customer } = await begin();
    const domain = await scene.freeName();
    const asked = () => scene.registrarCalls.filter((query) => query.get('DomainList') === domain).length;
    const before = asked();
    await checkAll(customer, [domain]);
    scene.services.clock.advance(3 * 60_000 - 1);
    expect((await checkAll(customer, [domain])).results[0]?.is_available).toBe(true);
    expect(asked()).toBe(before + 1);
    expect((await customer.send('PUT', `/domain-holds/${domain}/`, {})).status).toBe(200);
    expect(asked()).toBe(before + 2);
    scene.services.clock.advance(3 * 60_000);
    await checkAll(customer, [domain]);
    expect(asked()).toBe(before + 3);
  });

  test('unknown, expired and used coupons read alike, and guessing ends', async () => {
    const { scene, customer } = await begin();
    const { db, clock } = scene.services;
    const now = clock.now();
    const id = randomUUID().slice(0, 6).toUpperCase();
    const row = { discountType: 'PERCENTAGE', discountValue: '10', createdAt: now } as const;
    await db.insert(coupons).values([
      { ...row, code: `GOOD${id}` },
      { ...row, code: `OLD${id}`, expiresAt: now },
      { ...row, code: `USED${id}`, usageLimit: 0 },
    ]);
    const validate = (code: string) => customer.send('GET', `/coupons/validate/${code}`);
    expect(await (await validate(`good${id}`)).json()).toEqual({
      code: `GOOD${id}`,
      is_valid: true,
      discount_type: 'PERCENTAGE',
      discount_value: '10.00',
    });
    const refused = await Promise.all([`NONE${id}`, `OLD${id}`, `USED${id}`].map(validate));
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    const texts = await Promise.all(refused.map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Invalid coupon code');
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await validate(`NONE${id}`)).status));
    expect(statuses.filter((status) => status === 400)).toHaveLength(16);
    const last = await validate(`GOOD${id}`);
    expect([last.status, Number(last.headers.get('retry-after'))]).toEqual([429, 600]);
    clock.advance(10 * 60_000);
    expect((await validate(`GOOD${id}`)).status).toBe(200);
    const nobody = await customer.send('GET', `/coupons/validate/GOOD${id}`, undefined, { authorization: '' });
    expect(nobody.status).toBe(401);
  });
});

describe('cents', () => {
  test('a converted price is the exact product, half a cent up', () => {
    const rate = fc.tuple(fc.nat(500), fc.integer({ min: 0, max: 12 }), fc.nat(999_999_999));
    fc.assert(
      fc.property(fc.nat(2_000_000_00), rate, (usd, [whole, places, digits]) => {
        const fraction = String(digits).padStart(12, '7').slice(0, places);
        const scale = 10n ** BigInt(places);
        const exact = BigInt(usd) * (BigInt(whole) * scale + BigInt(fraction || '0'));
        const found = BigInt(convert(usd, places ? `${whole}.${fraction}` : String(whole)));
        // The nearest cent, and of two as near the higher.
        const distance = 2n * (found * scale - exact);
        expect(distance > -scale && distance <= scale).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    [1_629, '0.92', 1_499],
    [1_630, '0.92', 1_500],
    [1, '0.5', 1],
    [1, '0.4999999999', 0],
    [100, '1.005', 101],
    [0, '0.92', 0],
  ])('%i at %s is %i', (usd, rate, cents) => expect(convert(usd, rate)).toBe(cents));
});

describe('the registrar’s adapter', () => {
  const envelope = (status: string, inner: string) =>
    `<?xml version="1.0" encoding="utf-8"?><ApiResponse Status="${status}" xmlns="http://api.namecheap.com/xml.response">${inner}</ApiResponse>`;
  const refusal = (number: string) =>
    envelope('ERROR', `<Errors><Error Number="${number}">No, as ${number}</Error></Errors>`);
  const person = {
    firstName: 'Ada',
    lastName: 'Baker',
    email: 'ada@bakery.example',
    phone: '+32.470123456',
    address: 'Market Square 1',
    city: 'Ghent',
    country: 'BE',
  };
  const speaking = async <T>(
    answers: Record<string, string>,
    work: (registrar: ReturnType<typeof namecheap>) => Promise<T>,
  ) => {
    const server = createServer((request, response) => {
      const command = new URL(request.url ?? '', 'http://localhost').searchParams.get('Command') ?? '';
      response.end(answers[command.slice(command.lastIndexOf('.') + 1)] ?? refusal('1010104'));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    try {
      return await work(namecheap({ address, user: 'u', key: 'k', timeout: 2_000 }));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };
  const info = (owner: string, status = 'Ok') =>
    envelope(
      'OK',
      `<Errors /><CommandResponse><DomainGetInfoResult Status="${status}" ID="57582" DomainName="a.com" IsOwner="${owner}" /></CommandResponse>`,
    );

  test.each(['1011102', '2030280', '2015182', '4023271'])('refusal %s is told with its number', async (number) => {
    const error: unknown = await speaking({ create: refusal(number) }, (registrar) =>
      registrar.register('a.com', person).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(RegistrarRefusal);
    expect(error).toMatchObject({ number, message: `No, as ${number}` });
  });

  test.each([
    ['ours', info('true'), '57582'],
    ['another’s', info('false'), 'No, as 3019166'],
    ['one that the account does not know', refusal('2019166'), 'No, as 3019166'],
    ['not associated with the account', refusal('2016166'), 'No, as 3019166'],
  ])('a name that is not available and is %s', async (_, getInfo, outcome) => {
    const found = await speaking({ create: refusal('3019166'), getInfo }, (registrar) =>
      registrar.register('a.com', person).catch((reason: Error) => reason.message),
    );
    expect(found).toBe(outcome);
  });

  test.each([
    [info('true'), 'registered'],
    [info('true', 'Locked'), 'pending'],
    [info('false'), 'unknown'],
    [refusal('2019166'), 'unknown'],
  ])('the state of %s is %s', async (getInfo, state) => {
    expect(await speaking({ getInfo }, (registrar) => registrar.state('a.com'))).toBe(state);
  });

  test.each([
    ['10.28', 1_028],
    ['10.285', 1_029],
    ['1.005', 101],
    ['10.2849', 1_028],
    ['9', 900],
  ])('a price of %s is %i cents', async (price, cents) => {
    const getPricing = envelope(
      'OK',
      `<CommandResponse><UserGetPricingResult><ProductType Name="domains"><ProductCategory Name="register"><Product Name="com"><Price Duration="1" DurationType="YEAR" Price="${price}" Currency="USD" /><Price Duration="2" DurationType="YEAR" Price="1.00" /></Product></ProductCategory></ProductType></UserGetPricingResult></CommandResponse>`,
    );
    expect(await speaking({ getPricing }, (registrar) => registrar.priceOf('com'))).toBe(cents);
  });

  test.each([
    '',
    '<a/>',
    '{"error":1}',
    envelope('OK', ''),
    '<ApiResponse Status="OK"><CommandResponse/></ApiResponse>',
  ])('an answer of %j is none', async (nonsense) => {
    const error: unknown = await speaking({ check: nonsense }, (registrar) =>
      registrar.check(['a.com']).catch((reason: unknown) => reason),
    );
    expect(error).toBeInstanceOf(RegistrarUnreachable);
  });

  test.each([
    ['+32470123456', '+32.470123456'],
    ['0032 470 12 34 56', '+32.470123456'],
    ['+1 415 555 0123', '+1.4155550123'],
    ['79161234567', '+7.9161234567'],
    ['+351912345678', '+351.912345678'],
    ['0470 12 34 56', '+1.470123456'],
    ['      ', null],
  ])('%s is written %s', (typed, written) => expect(registrarPhone(typed)).toBe(written));

  test.each([
    ['be', 'BE'],
    ['Belgium', 'BE'],
    ['united states', 'US'],
    ['Atlantis', 'US'],
    ['', 'US'],
  ])('%s is %s', (country, code) => expect(countryCode(country)).toBe(code));
});
