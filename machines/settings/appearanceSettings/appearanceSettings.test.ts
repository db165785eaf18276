import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { appearanceSettingsDelays, appearanceSettingsModels } from './appearanceSettings.model';

walkMachine(appearanceSettingsModels, appearanceSettingsDelays, './appearanceSettings.transitions.md');

const model = inWorld(appearanceSettingsModels, 'a customer');

const come = done('loadAppearance', undefined);

it.each([[[failed('loadAppearance')]], [[come, failed('displayCurrency')]]])('begins anew after %j', async (events) => {
  const broken = await journey(model, events);
  expect([broken.state, broken.open.size]).toEqual(['broken', 0]);
  expect((await journey(model, [...events, { type: 'settings.retry' }, come])).state).toBe('shown');
});
