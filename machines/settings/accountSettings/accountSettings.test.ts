import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { failed, inWorld, journey } from '../../paths/journey';
import type { accountSettingsMachine } from './accountSettings.machine';
import { protectedAda, accountSettingsDelays, accountSettingsModels } from './accountSettings.model';

walkMachine(accountSettingsModels, accountSettingsDelays, './accountSettings.transitions.md');

const play = (...events: Parameters<typeof journey<typeof accountSettingsMachine>>[1]) =>
  journey(inWorld(accountSettingsModels, 'a customer'), events, { delays: accountSettingsDelays });
const cards = [
  'password',
  'secondFactor',
  'signOutDevices',
  'linkedAccounts',
  'dataExport',
  'devices',
  'accountEvents',
  'identities',
  'passkeyList',
  'passkeys',
  'watchFocus',
];
const changed = { type: 'profile.changed', profile: protectedAda } as const;

describe('journeys', () => {
  it('runs every card and every list from the first moment on', async () =>
    expect([...(await play()).open.keys()].sort()).toEqual([...cards].sort()));

  it('has the security log read again when the profile says something else', async () => {
    const { snapshot, sent } = await play(changed);
    expect(snapshot.context.profile).toEqual(protectedAda);
    expect(sent).toEqual([changed, { type: 'resource.invalidate' }]);
  });

  it('has each list read again when the customer comes back to the window', async () => {
    const { sent } = await play({ type: 'window.focused' });
    expect(sent).toEqual(
      ['devices', 'accountEvents', 'identities', 'passkeyList'].map(() => ({ type: 'resource.wake' })),
    );
  });

  it.each(cards)('stops all of it when %s breaks, and begins anew', async (card) => {
    const broken = await play(failed(card));
    expect([broken.snapshot.value, broken.open.size]).toEqual(['broken', 0]);
    const again = await play(failed(card), { type: 'settings.retry' });
    expect([again.snapshot.value, again.open.size]).toEqual(['shown', cards.length]);
  });
});
