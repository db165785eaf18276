import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { outageMachine } from './outage.machine';
import { outageDelays, outageModels } from './outage.model';

walkMachine(outageModels, outageDelays, './outage.transitions.md');

const play = (...events: Parameters<typeof journey<typeof outageMachine>>[1]) =>
  journey(inWorld(outageModels, 'a customer on their way'), events, { delays: outageDelays });
const later = after('lookDelay');
const away = failed('askServer', { status: 503, message: '' });
const hide = { type: 'page.hidden' } as const;

it('goes on where the customer was going, once the server answers', async () => {
  const { sent } = await play(later, done('askServer'));
  expect(sent).toEqual([{ type: 'location.go', to: '/billing?tab=deposits', replace: true }]);
});
it('looks again as long as it is away', async () =>
  expect((await play(later, away, later)).open.has('askServer')).toBe(true));
it('asks nothing while the page is hidden, and at once when it is seen again or asked to', async () => {
  expect((await play(hide, later)).open.has('askServer')).toBe(false);
  expect((await play(hide, later, { type: 'page.shown' })).open.has('askServer')).toBe(true);
  expect((await play(hide, { type: 'page.shown' }, away, later)).open.has('askServer')).toBe(true);
  expect((await play({ type: 'server.look' })).open.has('askServer')).toBe(true);
});
