import { expect, test } from 'vitest';
import type { Session, SecurityEvent } from '../../contract/wire/account/security';
import { readSettings } from '../../server/settings';
import { note } from '../../server/domain/session/events';
import { onOneEngine } from './support/database';
import { openDoors } from './support/identity';

const hours = 3_600_000;

onOneEngine('sessions and their log', (database) => {
  const customer = async () => {
    const doors = openDoors(database(), { settings: readSettings({ TRUST_PROXY: '1' }) });
    const { id, email } = await doors.member();
    const from = (device: string, address: string) =>
      doors.signIn(email, { 'user-agent': device, 'x-forwarded-for': address });
    const list = async (token: string) =>
      (await (await doors.ask(token, 'GET', '/auth/sessions/')).json()) as Session[];
    const end = async (token: string, session: string) =>
      (await doors.ask(token, 'DELETE', `/auth/sessions/${session}/`)).status;
    return { ...doors, id, email, from, list, end };
  };

  test('shows the open ones, the last used first, and which is this one', async () => {
    const { from, list, send, services, ask } = await customer();
    const phone = await from('Phone', '192.0.2.1');
    const { clock } = services;
    clock.advance(1 * hours);
    const ended = await from('Library', '192.0.2.2');
    expect((await ask(ended.access_token, 'POST', '/auth/logout/', {})).status).toBe(204);
    clock.advance(1 * hours);
    const laptop = await from('Laptop', '192.0.2.3');
    expect(await list(laptop.access_token)).toMatchObject([
      { device: 'Laptop', address: '192.0.2.3', is_current: true, created_at: new Date(clock.now()).toISOString() },
      { device: 'Phone', address: '192.0.2.1', is_current: false },
    ]);
    clock.advance(1);
    const refreshed = await send('/auth/login/refresh-token', { refresh_token: phone.refresh_token });
    expect(refreshed.status).toBe(200);
    expect((await list(laptop.access_token)).map(({ device }) => device)).toEqual(['Phone', 'Laptop']);
    clock.advance(24 * hours - 1);
    const today = await from('Laptop', '192.0.2.3');
    expect((await list(today.access_token)).map(({ device }) => device)).toEqual(['Laptop', 'Phone']);
    clock.advance(1);
    expect(await list(today.access_token)).toHaveLength(1);
  });

  test('one that is ended opens nothing from then on', async () => {
    const { id, from, list, end, read, send, eventsOf } = await customer();
    const [here, there] = [await from('Here', '192.0.2.1'), await from('There', '192.0.2.1')];
    const other = (await list(here.access_token)).find(({ is_current }) => !is_current)?.id ?? '';
    expect(await end(here.access_token, other)).toBe(204);
    expect((await read('/profile/', there.access_token)).status).toBe(401);
    expect((await send('/auth/login/refresh-token', { refresh_token: there.refresh_token })).status).toBe(401);
    expect((await read('/profile/', here.access_token)).status).toBe(200);
    expect(await end(here.access_token, other)).toBe(404);
    expect(await eventsOf(id)).toEqual(['signed-in', 'signed-in', 'session-revoked']);
  });

  test('this one ends like a sign-out', async () => {
    const { id, from, list, end, read, eventsOf } = await customer();
    const { access_token } = await from('Here', '192.0.2.1');
    const [current] = await list(access_token);
    expect(await end(access_token, current?.id ?? '')).toBe(204);
    expect((await read('/profile/', access_token)).status).toBe(401);
    expect((await eventsOf(id)).at(-1)).toBe('signed-out');
  });

  test('another customer’s is not there', async () => {
    const [ada, eve] = [await customer(), await customer()];
    const { access_token } = await ada.from('Ada', '192.0.2.1');
    const thief = await eve.from('Eve', '192.0.2.9');
    const [session] = await ada.list(access_token);
    expect(await eve.end(thief.access_token, session?.id ?? '')).toBe(404);
    expect((await ada.read('/profile/', access_token)).status).toBe(200);
    expect(await eve.list(thief.access_token)).toHaveLength(1);
  });

  test('the log shows the newest 50 of its own account, the newest first', async () => {
    const { id, from, ask, services } = await customer();
    const { access_token } = await from('Here', '192.0.2.1');
    const stranger = await customer();
    for (let index = 1; index <= 60; index += 1) {
      const place = { device: `Device ${index}`, address: '192.0.2.1' };
      await note(services.db, { userId: id, kind: 'sign-in-failed', ...place, at: services.clock.now() + index });
    }
    const elsewhere = { device: 'Elsewhere', address: '192.0.2.9' };
    await note(services.db, { userId: stranger.id, kind: 'signed-in', ...elsewhere, at: services.clock.now() + 61 });
    const events = (await (await ask(access_token, 'GET', '/auth/events/')).json()) as SecurityEvent[];
    expect(events).toHaveLength(50);
    expect(events.map(({ device }) => device)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Device ${60 - index}`),
    );
  });

  test('a sign-in from a place not seen before is told by mail', async () => {
    const { email, from, lettersTo } = await customer();
    const told = () => lettersTo(email, 'new-sign-in');
    await from('Browser/156.0', '192.0.2.1');
    await from('Browser/156.0', '192.0.2.1');
    await from('Browser/157.1', '192.0.2.1');
    expect(await told()).toEqual([]);
    await from('Browser/157.1', '192.0.2.2');
    expect(await told()).toEqual([expect.stringContaining('192.0.2.2')]);
    await from('Telephone', '192.0.2.2');
    await from('Telephone', '192.0.2.2');
    expect(await told()).toHaveLength(2);
    expect((await told())[1]).toContain('Telephone');
  });
});
