import { expect, test } from 'vitest';
import type { Profile } from '../../contract/wire/account/account';
import { shownCurrencies } from '../../contract/rules/account/appearance';
import { displayCurrencies } from '../../contract/rules/money/currency';
import { onOneEngine } from './support/database';
import { openDoors } from './support/identity';

test('every currency that sums are shown in can be chosen', () => expect(shownCurrencies).toEqual(displayCurrencies));

onOneEngine('how the product looks to a customer', (database) => {
  test('is what they chose, one thing at a time, in every later answer that holds the profile', async () => {
    const doors = openDoors(database());
    const { email } = await doors.member();
    const other = await doors.member();
    const { access_token: token } = await doors.signIn(email);
    const change = async (body: object) => {
      const reply = await doors.ask(token, 'PUT', '/profile/appearance/', body);
      return { status: reply.status, profile: (await reply.json()) as Profile };
    };
    const known = async (whose: string) =>
      ((await (await doors.read('/profile/', whose)).json()) as Profile).appearance;
    expect(await known(token)).toEqual({});
    expect((await change({ theme: 'dark', font: 'Open Sans' })).profile.appearance).toEqual({
      theme: 'dark',
      font: 'Open Sans',
    });
    await change({ reduced_motion: false, density: 'compact' });
    const chosen = {
      theme: 'light',
      font: 'Open Sans',
      display_currency: 'JPY',
      density: 'compact',
      reduced_motion: false,
    };
    expect((await change({ theme: 'light', display_currency: 'JPY' })).profile.appearance).toEqual(chosen);
    expect(await known(token)).toEqual(chosen);
    expect(await known((await doors.signIn(other.email)).access_token)).toEqual({});
  });

  test.each([
    { theme: 'purple' },
    { font: 'Comic Sans' },
    { display_currency: 'eur' },
    { density: 7 },
    { reduced_motion: 'no' },
  ])('is not %j, and nobody else can say so', async (body) => {
    const doors = openDoors(database());
    const { email } = await doors.member();
    const { access_token: token } = await doors.signIn(email);
    expect((await doors.ask(token, 'PUT', '/profile/appearance/', body)).status).toBe(400);
    expect((await doors.ask('', 'PUT', '/profile/appearance/', { theme: 'dark' })).status).toBe(401);
  });
});
