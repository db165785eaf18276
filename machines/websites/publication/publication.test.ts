import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { publicationMachine } from './publication.machine';
import { input, made, publicationDelays, publicationModels, refused, unmade } from './publication.model';

walkMachine(publicationModels, publicationDelays, './publication.transitions.md');

const play = (...events: Parameters<typeof journey<typeof publicationMachine>>[1]) =>
  journey(inWorld(publicationModels, 'a website'), events, { delays: publicationDelays });
const follow = { type: 'publication.follow', number: 3 } as const;
const forget = { type: 'publication.forget' } as const;
const outdated = { type: 'website.outdated' } as const;
const look = after('lookDelay');

it('is looked at after half a second, then ever less often, and as soon as something became of the website', async () => {
  expect((await play(follow)).open.has('loadVersion')).toBe(false);
  for (const sign of [look, outdated])
    expect((await play(follow, sign)).open.get('loadVersion')?.input).toEqual({ ...input, number: 3 });
  const again = await play(follow, look, done('loadVersion', unmade), look, failed('loadVersion'));
  expect([again.state, again.snapshot.context.looks]).toEqual(['waiting', 2]);
});

it('says what became of it, of what is live once, and forgets it when something else is typed', async () => {
  const live = await play(follow, look, done('loadVersion', made));
  expect([live.state, live.snapshot.context]).toMatchObject(['resting', { outcome: { state: 'published' }, looks: 0 }]);
  expect(live.sent).toMatchObject([{ title: 'Your changes are live' }, { type: 'resource.invalidate' }]);
  const lost = await play(follow, look, done('loadVersion', refused));
  expect([lost.sent, lost.snapshot.context.outcome]).toMatchObject([
    [],
    { state: 'failed', failure: 'A picture is gone.' },
  ]);
  expect((await play(follow, look, done('loadVersion', null))).snapshot.context.outcome).toBeNull();
  expect((await play(follow, look, done('loadVersion', made), forget)).snapshot.context.outcome).toBeNull();
});

it('follows the last of several, no sooner for that, and does not forget one that is being made', async () => {
  const next = { type: 'publication.follow', number: 4 } as const;
  const { open, snapshot } = await play(follow, look, next, outdated);
  expect([open.get('loadVersion')?.input, snapshot.context.looks]).toEqual([{ ...input, number: 4 }, 2]);
  expect((await play(follow, look, failed('loadVersion'))).snapshot.context.outcome?.state).toBe('publishing');
});
