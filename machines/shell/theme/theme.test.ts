import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { inWorld, journey } from '../../paths/journey';
import type { Theme } from '../../protocols/theme';
import { themeModels } from './theme.model';

walkMachine(themeModels, {}, './theme.transitions.md');

const onLightDevice = inWorld(themeModels, 'nothing chosen, a light device');
const choose = (theme: Theme) => ({ type: 'theme.choose', theme }) as const;
const device = (scheme: 'light' | 'dark') => ({ type: 'device.changed', device: scheme }) as const;
const painted = async (...events: Parameters<typeof journey<typeof onLightDevice.machine>>[1]) => {
  const { sent, state } = await journey(onLightDevice, events);
  return { state, orders: sent.filter(({ type }) => type === 'theme.apply') };
};

it('starts with what was chosen, and paints nothing: the page came painted', async () => {
  for (const [world, state] of [
    ['nothing chosen, a light device', 'system'],
    ['light chosen, a dark device', 'light'],
    ['dark chosen, a light device', 'dark'],
  ] as const) {
    const started = await journey(inWorld(themeModels, world), []);
    expect([started.state, started.sent]).toEqual([state, []]);
  }
});

it('paints what is chosen and keeps it', async () =>
  expect(await painted(choose('dark'))).toEqual({
    state: 'dark',
    orders: [{ type: 'theme.apply', theme: 'dark', scheme: 'dark', isChosen: true }],
  }));

it('follows the device live while the choice is system, and keeps nothing for it', async () =>
  expect(await painted(device('dark'), device('light'))).toEqual({
    state: 'system',
    orders: [
      { type: 'theme.apply', theme: 'system', scheme: 'dark', isChosen: false },
      { type: 'theme.apply', theme: 'system', scheme: 'light', isChosen: false },
    ],
  }));

it('does not follow the device once something was chosen', async () =>
  expect(await painted(choose('light'), device('dark'))).toEqual({
    state: 'light',
    orders: [{ type: 'theme.apply', theme: 'light', scheme: 'light', isChosen: true }],
  }));

it('shows what the device prefers by then when system is chosen again', async () => {
  const { orders } = await painted(choose('light'), device('dark'), choose('system'));
  expect(orders.at(-1)).toEqual({ type: 'theme.apply', theme: 'system', scheme: 'dark', isChosen: true });
});
