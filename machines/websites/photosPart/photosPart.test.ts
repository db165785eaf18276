import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, inWorld, journey } from '../../paths/journey';
import { photosPartDelays, photosPartModels } from './photosPart.model';

walkMachine(photosPartModels, photosPartDelays, './photosPart.transitions.md');

it('loads nothing before somebody wants photos, then shows them with the business they are of', async () => {
  const bakery = inWorld(photosPartModels, 'a bakery');
  expect((await journey(bakery, [])).open.size).toBe(0);
  const { open } = await journey(bakery, [{ type: 'photos.open' }, done('fetchPhotos')]);
  expect(open.get('photos')?.input).toEqual({ business: 'Blue Bakery' });
});
