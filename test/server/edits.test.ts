import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { SavedEdits } from '../../contract/wire/websites/edits';
import { siteEdits } from '../../server/db/schema/siteEdits';
import { transact } from '../../server/db/transaction';
import { eraseWords } from '../../server/domain/websites/projects/erase';
import { onOneEngine } from './support/database';
import { type LiveSite, openLive } from './support/versions';

const plain = { sections: {}, language: 'en', trade: '', palette: 'logo' };
const editsWith = (shop: string) => ({ version: 1, base: plain, values: { ...plain, sections: { shop } } });
type Answer = { revision: number; version: number; code?: string; theirs?: SavedEdits };

onOneEngine('edits of a website', (database) => {
  let site: LiveSite | undefined;
  afterEach(async () => {
    await site?.close();
    site = undefined;
  });
  const open = async () => {
    site = await openLive(database());
    const { ask } = site;
    return {
      ...site,
      read: async () => (await ask<SavedEdits>('GET', '/edits/')).body,
      save: (shop: string, revision: number, save: string = randomUUID()) =>
        ask<Answer>('PUT', '/edits/', { ...editsWith(shop), revision, save }),
      drop: (revision: number) => ask<Answer>('DELETE', `/edits/?revision=${revision}`),
    };
  };

  test('are found on another device as they were saved; who is behind is told what is there, and overwrites nothing', async () => {
    const { read, save, drop } = await open();
    expect(await read()).toEqual({ revision: 0, saved_at: null, device: '', save: null, edits: null });
    const id = randomUUID();
    expect(await save('one\0', 0, id)).toEqual({ status: 200, body: { revision: 1, version: 1 } });
    expect(await read()).toMatchObject({ revision: 1, save: id, edits: editsWith('one\0') });
    expect((await save('one\0', 0)).body).toEqual({ revision: 1, version: 1 });
    const behind = await save('two', 0);
    expect(behind).toMatchObject({ status: 409, body: { code: 'edits-changed', theirs: { revision: 1, save: id } } });
    expect((await drop(0)).status).toBe(409);
    expect((await drop(1)).body).toEqual({ revision: 2, version: 1 });
    // An old tab's revision does not fit what was begun anew.
    expect((await save('three', 1)).status).toBe(409);
    expect(await read()).toMatchObject({ revision: 2, edits: null });
  });

  test('are nobody else’s, of a bounded size, and go with what is published of them and with the website', async () => {
    const { ask, read, save, publish, addCustomer, id, services, customer } = await open();
    const stranger = await addCustomer();
    for (const [method, path, body] of [
      ['GET', '/edits/', undefined],
      ['PUT', '/edits/', { ...editsWith('mine'), revision: 0, save: randomUUID() }],
      ['DELETE', '/edits/?revision=0', undefined],
    ] as const)
      expect((await ask(method, path, body, stranger)).status).toBe(404);
    expect((await save('x'.repeat(600_000), 0)).status).toBe(413);
    await save('one', 0);
    await publish({ contact_phone: '+32 9 000 00 00' }, 1);
    expect((await read()).revision).toBe(1);
    expect((await save('two', 1)).body).toEqual({ revision: 2, version: 2 });
    // Another device has saved since the one that is published.
    await publish({}, 2, { sections: { shop: 'https://one.example' }, edits_revision: 1 });
    expect((await read()).edits).not.toBeNull();
    await publish({}, 3, { sections: { shop: 'https://two.example' }, edits_revision: 2 });
    expect(await read()).toMatchObject({ revision: 3, edits: null, device: '' });
    await save('four', 3);
    const taken = (await (await customer.send('GET', '/account/export/')).json()) as {
      projects?: { unpublished: SavedEdits | null }[];
    };
    expect(taken.projects?.[0]?.unpublished).toMatchObject({ edits: editsWith('four') });
    await transact(services.db, (tx) => eraseWords(tx, [id]));
    expect(await services.db.select().from(siteEdits).where(eq(siteEdits.projectId, id))).toEqual([]);
  });

  test('two devices at random: each save is there until it is replaced by who has read it', async () => {
    const { save, drop, read } = await open();
    const knows = [0, 0];
    let [revision, stands]: [number, string | null] = [0, null];
    const step = fc.record({
      device: fc.nat(1),
      deed: fc.constantFrom('save', 'again', 'drop', 'read'),
      word: fc.nat(9),
    });
    for (const { device, deed, word } of fc.sample(step, 60)) {
      const known = knows[device] ?? 0;
      const wanted: string | null = deed === 'drop' ? null : deed === 'again' ? (stands ?? 'again') : `word ${word}`;
      if (deed === 'read') knows[device] = (await read()).revision;
      else {
        const { status, body } = await (wanted === null ? drop(known) : save(wanted, known));
        const isSame = wanted === stands;
        expect(status).toBe(isSame || known === revision ? 200 : 409);
        if (status === 200 && !isSame) [revision, stands] = [revision + 1, wanted];
        if (status === 200) knows[device] = body.revision;
        else expect(body.theirs?.revision).toBe(revision);
      }
      const there = await read();
      expect([there.revision, there.edits?.values.sections['shop'] ?? null]).toEqual([revision, stands]);
    }
  });
});
