import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { currencyScreenDelays, currencyScreenModels } from './currencyScreen.model';

walkMachine(currencyScreenModels, currencyScreenDelays, './currencyScreen.transitions.md');

const model = inWorld(currencyScreenModels, 'a customer');

const come = done('loadLater', undefined);

it.each([[[failed('loadLater')]], [[come, failed('displayCurrency')]]])('begins anew after %j', async (events) => {
  const broken = await journey(model, events);
  expect([broken.state, broken.open.size]).toEqual(['broken', 0]);
  expect((await journey(model, [...events, { type: 'screen.retry' }, come])).state).toBe('shown');
});
