import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../../contract/wire/wizard/draft';
import { stepNames } from '../../contract/rules/wizard/wizard';
import { drafts } from '../../server/db/schema/drafts';
import { transact } from '../../server/db/transaction';
import { hashPassword } from '../../server/domain/account/accounts';
import { holdDomain } from '../../server/domain/wizard/domains/holds';
import { saveDraft } from '../../server/domain/wizard/drafts/drafts';
import { onOneEngine } from './support/database';
import { atSummary, draftFor, shelfOf } from './support/drafts';
import { password } from './support/identity';
import { race, times } from './support/race';
import { openShop, type Shop } from './support/shop';

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

onOneEngine('drafts', (database) => {
  let shop: Shop | undefined;
  const begin = async () => {
    shop = await openShop(database());
    const customer = await shop.customer({ balance: 10_000 });
    return { scene: shop, customer, shelf: shelfOf(customer) };
  };
  afterEach(() => shop?.close());
  const named = (website_name: string, values: Partial<Draft> = {}) =>
    draftFor('blue-bakery.com', { website_name, ...values });

  test('a draft is found on another device as it was saved, and in the list, newest first', async () => {
    const { scene, customer, shelf } = await begin();
    const { clock } = scene.services;
    const first = await shelf.save(draftFor('blue-bakery.com'));
    const savedAt = new Date(clock.now()).toISOString();
    expect([first.status, first.body]).toEqual([200, { id: first.id, revision: 1, saved_at: savedAt }]);
    const owned = { ...draftFor('blue-bakery.com'), user: customer.user.id };
    const copy = { id: first.id, revision: 1, saved_at: savedAt, draft: owned, position: atSummary };
    expect(await shelf.read(first.id)).toEqual({ status: 200, body: copy });
    clock.advance(12_000);
    const position = { step: 'domain', visited: [] };
    const second = await shelf.save({ ...emptyDraft, user: customer.user.id }, { position });
    const shown = {
      id: first.id,
      domain: 'blue-bakery.com',
      name: 'Blue Bakery',
      step: 'summary',
      revision: 1,
      saved_at: savedAt,
      plan: { uuid: owned.plan?.uuid, name: 'Starter' },
    };
    const empty = { id: second.id, domain: null, name: '', step: 'domain', plan: null };
    expect(await shelf.list()).toEqual([expect.objectContaining(empty), shown]);
    clock.advance(1_000);
    const again = await shelf.save({ ...owned, website_name: '' }, { id: first.id, revision: 1 });
    expect(again.body).toMatchObject({ revision: 2, saved_at: new Date(clock.now()).toISOString() });
    expect(await shelf.list()).toMatchObject([{ id: first.id, name: 'Ada’s Bakery', revision: 2 }, { id: second.id }]);
  });

  test('whoever is at the business step, or opens it again, finds the writer of texts ready', async () => {
    const { scene, shelf } = await begin();
    let times = 0;
    scene.services.providers.ai = { ...scene.services.providers.ai, prepare: async () => void (times += 1) };
    await shelf.save(draftFor('blue-bakery.com'));
    await shelf.list();
    expect(times).toBe(0);
    scene.services.clock.advance(1_000);
    const { id } = await shelf.save(named('Rye'), { position: { step: 'business', visited: ['domain'] } });
    await shelf.list();
    await shelf.read(id);
    expect(times).toBe(3);
  });

  test('whatever was typed comes back, at whatever step', async () => {
    const { scene, shelf } = await begin();
    const typed = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `${text}\0\ud800`);
    const any = fc.record({
      name: typed,
      address: typed,
      keywords: fc.array(typed, { maxLength: 5 }),
      step: fc.constantFrom(...stepNames),
    });
    for (const { name, address, keywords, step } of fc.sample(any, 25)) {
      const business = { ...emptyDraft.business, business_address: address, keywords };
      const draft = named(name, { business, domain: name });
      const { id, status } = await shelf.save(draft, { position: { step, visited: [step, step] } });
      expect(status).toBe(200);
      const { body } = await shelf.read(id);
      expect(body.draft).toEqual({ ...draft, user: body.draft.user });
      expect(body.position).toEqual({ step, visited: [step] });
      expect((await shelf.list())[0]).toMatchObject({ step });
      expect(await shelf.discard(id)).toBe(204);
      scene.services.clock.advance(1_000);
    }
  });

  test('another device’s save is not written over: the answer is its copy', async () => {
    const { shelf } = await begin();
    const { id } = await shelf.save(named('One'));
    expect((await shelf.save(named('Two'), { id, revision: 1 })).body.revision).toBe(2);
    for (const revision of [0, 1, 3]) {
      const refused = await shelf.save(named('Mine'), { id, revision });
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'draft-changed',
        'This draft was changed on another device.',
      ]);
      expect(refused.body.draft).toEqual((await shelf.read(id)).body);
      expect(refused.body.draft).toMatchObject({ revision: 2, draft: { website_name: 'Two' } });
    }
    expect((await shelf.save(named('Mine'), { id, revision: 2 })).body.revision).toBe(3);
  });

  test('a save whose answer was lost is sent again, and counts once', async () => {
    const { scene, shelf } = await begin();
    const { id, body } = await shelf.save(named('One'));
    scene.services.clock.advance(5_000);
    expect((await shelf.save(named('One'), { id })).body).toEqual(body);
    const saved = await shelf.save(named('Two'), { id, revision: 1 });
    expect((await shelf.save(named('Two'), { id, revision: 1 })).body).toEqual(saved.body);
    const moved = await shelf.save(named('Two'), { id, revision: 2, position: { step: 'images', visited: [] } });
    expect(moved.body.revision).toBe(3);
  });

  test('whoever meets another save is told what that was called, and so knows its own', async () => {
    const { shelf } = await begin();
    const [first, second] = [randomUUID(), randomUUID()];
    const { id } = await shelf.save(named('One'), { save: first });
    const met = async () => (await shelf.save(named('Mine'), { id, revision: 7, save: randomUUID() })).body['save'];
    expect(await met()).toBe(first);
    await shelf.save(named('Two'), { id, revision: 1, save: second.toUpperCase() });
    expect(await met()).toBe(second);
    await shelf.save(named('Three'), { id, revision: 2 });
    expect(await met()).toBeUndefined();
    expect((await shelf.save(named('Four'), { id, revision: 3, save: 'none' })).status).toBe(400);
  });

  test('of 40 devices that save at once one is first, and the others are told what it saved', async () => {
    const { customer, shelf } = await begin();
    const { id } = await shelf.save(named('One'));
    const lock = `select 1 from users where id = '${customer.user.id}' for update`;
    const devices = Array.from(
      { length: 40 },
      (_, device) => () => shelf.save(named(`${device}`), { id, revision: 1 }),
    );
    const replies = await race(database(), lock, devices);
    expect(ascending(replies.map(({ status }) => status))).toEqual([200, ...Array<number>(39).fill(409)]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const { body } = await shelf.read(id);
    expect([body.revision, body.draft.website_name]).toEqual([2, `${winner}`]);
    for (const reply of replies.filter(({ status }) => status === 409)) expect(reply.body.draft).toEqual(body);
  });

  test('40 first saves of one draft at once are one draft', async () => {
    const { customer, shelf } = await begin();
    const id = randomUUID();
    const lock = `select 1 from users where id = '${customer.user.id}' for update`;
    const same = await race(
      database(),
      lock,
      times(40, () => shelf.save(named('Same'), { id })),
    );
    expect(same.map(({ status, body }) => [status, body.revision])).toEqual(
      times(40, async () => 0).map(() => [200, 1]),
    );
    expect(await shelf.list()).toHaveLength(1);
  });

  test('a draft is its customer’s alone: for another one its id is one that is not there', async () => {
    const { scene, customer, shelf } = await begin();
    const other = await scene.customer();
    const theirs = shelfOf(other);
    const { id } = await shelf.save(named('Mine'));
    const { status, body } = await theirs.read(id);
    expect([status, body]).toEqual([404, (await theirs.read(randomUUID())).body]);
    expect([await theirs.discard(id), await theirs.discard(randomUUID())]).toEqual([404, 404]);
    for (const draft of [id, randomUUID()]) {
      expect((await other.send('POST', `/drafts/${draft}/check/`, {})).status).toBe(404);
      expect((await theirs.save(named('Theirs'), { id: draft, revision: 1 })).status).toBe(404);
      expect((await theirs.save(named('Theirs'), { id: draft })).body.revision).toBe(1);
    }
    expect((await shelf.read(id)).body.draft).toMatchObject({ website_name: 'Mine', user: customer.user.id });
    expect((await theirs.read(id)).body.draft).toMatchObject({ website_name: 'Theirs', user: other.user.id });
    expect(await theirs.discard(id)).toBe(204);
    expect((await shelf.read(id)).status).toBe(200);
    const foreign = await theirs.save({ ...named('Left in the browser'), user: customer.user.id });
    expect([foreign.status, foreign.body.code]).toEqual([400, 'foreign-draft']);
    expect(await theirs.list()).toHaveLength(1);
    for (const [method, path] of [
      ['GET', '/drafts/'],
      ['GET', `/drafts/${id}/`],
      ['PUT', `/drafts/${id}/`],
      ['DELETE', `/drafts/${id}/`],
      ['POST', `/drafts/${id}/check/`],
    ] as const)
      expect((await customer.send(method, path, undefined, { authorization: '' })).status).toBe(401);
  });

  test('50 drafts are stored and no more, also when they come at once', async () => {
    const { customer, shelf } = await begin();
    for (let count = 0; count < 48; count += 1) await shelf.save(named(`${count}`));
    const lock = `select 1 from users where id = '${customer.user.id}' for update`;
    const replies = await race(
      database(),
      lock,
      times(6, () => shelf.save(named('Late'))),
    );
    expect(ascending(replies.map(({ status }) => status))).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = await shelf.save(named('One more'));
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        message: 'You have 50 saved drafts already. Please discard one that you no longer need.',
        code: 'too-many-drafts',
      },
    ]);
    const id = (await shelf.list())[0]?.['id'] as string;
    expect((await shelf.save(named('Changed'), { id, revision: 1 })).status).toBe(200);
    expect(await shelf.discard(id)).toBe(204);
    expect((await shelf.save(named('Room'))).status).toBe(200);
    expect(await shelf.list()).toHaveLength(50);
  });

  test('256 KB are a draft, a byte more is none, and nothing of it is stored', async () => {
    const { customer, shelf } = await begin();
    const withText = (text: string) => ({
      ...named('Large', { user: customer.user.id }),
      business: { ...emptyDraft.business, business_description: text },
    });
    const room = 256 * 1024 - Buffer.byteLength(JSON.stringify(withText('')));
    const fits = 'ä'.repeat(Math.floor(room / 2)) + 'a'.repeat(room % 2);
    const { id, status } = await shelf.save(withText(fits));
    expect(status).toBe(200);
    const larger = await shelf.save(withText(`${fits}a`), { id, revision: 1 });
    expect([larger.status, larger.body]).toEqual([
      413,
      { message: 'This draft is too large to be saved. Please shorten its texts.', code: 'draft-too-large' },
    ]);
    expect((await shelf.save(withText('a'.repeat(2_000_000)))).status).toBe(413);
    expect((await shelf.read(id)).body.draft.business.business_description).toBe(fits);
  });

  test.each([
    ['no draft', {}, {}],
    ['of another version', { ...emptyDraft, version: 2 }, {}],
    ['with words for names', { ...emptyDraft, domains: ['blue-bakery.com'] }, {}],
    ['of an order that is no id', { ...emptyDraft, order_id: '1' }, {}],
    ['at no step', emptyDraft, { position: { step: 'payment', visited: [] } }],
    ['saved half a time', emptyDraft, { revision: 0.5 }],
    ['saved less than never', emptyDraft, { revision: -1 }],
    ['under no id', emptyDraft, { id: 'mine' }],
  ])('a draft %s is refused', async (_, draft, options) => {
    const { shelf } = await begin();
    const { status, body } = await shelf.save(draft, options);
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(await shelf.list()).toEqual([]);
  });

  test('what can no longer be read says so, stays in the list, and can be discarded', async () => {
    const { customer, shelf } = await begin();
    const { id } = await shelf.save(named('Old'));
    const isIt = and(eq(drafts.userId, customer.user.id), eq(drafts.id, id));
    await database()
      .db.update(drafts)
      .set({ draft: { version: 99 } })
      .where(isIt);
    const { status, body } = await shelf.read(id);
    expect([status, body.code, body.message]).toEqual([
      422,
      'draft-unreadable',
      'This draft was saved in a way that can no longer be read.',
    ]);
    expect((await customer.send('POST', `/drafts/${id}/check/`, {})).status).toBe(422);
    expect((await shelf.save(named('Mine'), { id })).status).toBe(422);
    expect(await shelf.list()).toMatchObject([{ id, domain: 'blue-bakery.com' }]);
    expect((await shelf.save(named('Mine'), { id, revision: 1 })).body.revision).toBe(2);
    await database().db.update(drafts).set({ draft: 'nonsense' }).where(isIt);
    expect(await shelf.discard(id)).toBe(204);
    expect(await shelf.list()).toEqual([]);
  });

  test('a place in the wizard that no longer is costs the place, not the draft', async () => {
    const { customer, shelf } = await begin();
    const { id } = await shelf.save(named('Old'));
    const isIt = and(eq(drafts.userId, customer.user.id), eq(drafts.id, id));
    await database()
      .db.update(drafts)
      .set({ position: { step: 'payment' } })
      .where(isIt);
    const { status, body } = await shelf.read(id);
    expect([status, body.draft.website_name, body.position]).toEqual([200, 'Old', { step: 'domain', visited: [] }]);
  });

  test('an order takes its draft away with it, and no other; a refused one leaves it', async () => {
    const { scene, customer, shelf } = await begin();
    const domain = await scene.freeName();
    const key = randomUUID();
    const { id } = await shelf.save(draftFor(domain, { order_id: key }));
    const { id: another } = await shelf.save(named('Another', { order_id: randomUUID() }));
    const stranger = await scene.customer();
    await shelfOf(stranger).save(draftFor(domain, { order_id: key }), { id });
    expect((await customer.order(domain, { key, total: '1.00' })).status).toBe(409);
    expect((await shelf.read(id)).status).toBe(200);
    expect((await customer.order(domain, { key })).status).toBe(201);
    expect((await shelf.read(id)).status).toBe(404);
    expect(await shelf.list()).toMatchObject([{ id: another }]);
    expect((await shelfOf(stranger).read(id)).status).toBe(200);
    // Another tab, which does not know yet.
    expect((await shelf.save(draftFor(domain, { order_id: key }), { id, revision: 1 })).body).toEqual({
      message: 'This order has been placed already.',
      code: 'order-placed',
    });
    expect((await shelf.save(draftFor(domain, { order_id: key }), { id })).body.code).toBe('order-placed');
    expect(await shelf.list()).toHaveLength(1);
  });

  test('a save that meets the order leaves no draft of it behind', async () => {
    const { scene } = await begin();
    for (let round = 0; round < 5; round += 1) {
      const customer = await scene.customer({ balance: 5_000 });
      const shelf = shelfOf(customer);
      const domain = await scene.freeName();
      const key = randomUUID();
      const { id } = await shelf.save(draftFor(domain, { order_id: key }));
      await customer.send('GET', `/namecheap/check_domain_availability?domain=${domain}`);
      const lock = `select 1 from users where id = '${customer.user.id}' for update`;
      const save = (number: number) => () =>
        shelf.save(draftFor(domain, { order_id: key, website_name: `${number}` }), {
          id: number % 2 ? id : randomUUID(),
          revision: number % 2,
        });
      const replies = await race<{ status: number }>(database(), lock, [
        save(1),
        save(2),
        () => customer.order(domain, { key }),
        save(3),
        save(4),
      ]);
      expect(replies[2]?.status).toBe(201);
      for (const { status } of replies) expect([200, 201, 404, 409]).toContain(status);
      expect(await shelf.list()).toEqual([]);
    }
  });

  test('an account takes its drafts along, and leaves none behind, not even one that is being saved', async () => {
    const { scene } = await begin();
    const leaving = await scene.customer({ passwordHash: await hashPassword(password) });
    const staying = await scene.customer();
    const [shelf, other] = [shelfOf(leaving), shelfOf(staying)];
    const { id } = await shelf.save(named('Leaving'));
    await other.save(named('Staying'));
    const taken = (await (await leaving.send('GET', '/account/export/')).json()) as { drafts: unknown };
    expect(taken.drafts).toMatchObject([{ id, draft: { website_name: 'Leaving' }, position: atSummary }]);
    const lock = `select 1 from users where id = '${leaving.user.id}' for update`;
    const remove = async () => ({
      status: (await leaving.send('DELETE', '/account/', { current_password: password })).status,
    });
    const replies = await race<{ status: number }>(database(), lock, [
      remove,
      ...times(4, () => shelf.save(named('Late'))),
    ]);
    expect(replies[0]?.status).toBe(204);
    // A save and a hold whose session was looked up before the account went.
    const { db, clock, random } = scene.services;
    const late = { now: clock.now(), random };
    const userId = leaving.user.id;
    const draft = { userId, id: randomUUID(), draft: named('Late'), position: atSummary, revision: 0 };
    const gone = { status: 404, code: 'not_found' };
    await expect(transact(db, (tx) => saveDraft(tx, draft, late))).rejects.toMatchObject(gone);
    const name = { userId, domain: await scene.freeName(), price: 999 };
    await expect(transact(db, (tx) => holdDomain(tx, name, late))).rejects.toMatchObject(gone);
    const left = await database().db.select().from(drafts).where(eq(drafts.userId, leaving.user.id));
    expect(left).toEqual([]);
    expect(await other.list()).toMatchObject([{ name: 'Staying' }]);
  });

  test('saving is counted: 240 in a minute', async () => {
    const { shelf } = await begin();
    const id = randomUUID();
    const replies: number[] = [];
    for (let time = 0; time < 241; time += 1) replies.push((await shelf.save(named('Same'), { id })).status);
    expect(replies.slice(-2)).toEqual([200, 429]);
  });
});
