import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { publicationMachine } from './publication.machine';
import { input, made, publicationDelays, publicationModels, refused, unmade } from './publication.model';

walkMachine(publicationModels, publicationDelays, './publication.transitions.md');

const play = (...events: Parameters<typeof journey<typeof publicationMachine>>[1]) =>
  journey(inWorld(publicationModels, 'a version'), events, { delays: publicationDelays });

it('is looked at after half a second, then ever less often', async () => {
  expect((await play()).open.has('loadVersion')).toBe(false);
  expect((await play(after('lookDelay'))).open.get('loadVersion')?.input).toEqual(input);
  const again = await play(after('lookDelay'), done('loadVersion', unmade), after('lookDelay'), failed('loadVersion'));
  expect([again.state, again.snapshot.context.looks]).toEqual(['waiting', 2]);
});

it('ends with what became of it', async () => {
  for (const version of [made, refused, null]) {
    const { snapshot } = await play(after('lookDelay'), done('loadVersion', version));
    expect([snapshot.status, snapshot.output]).toEqual(['done', version]);
  }
});
