import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { depositPageDelays, depositPageModels, detailsIn } from './depositPage.model';

walkMachine(depositPageModels, depositPageDelays, './depositPage.transitions.md');

const model = inWorld(depositPageModels, 'a deposit');
const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: depositPageDelays });

describe('journeys', () => {
  it('looks at once when it may be another, and every 15 s for what nobody told', async () => {
    const shown = done('loadDeposit', detailsIn('waiting'));
    expect((await play([shown, { type: 'page.outdated' }])).state).toContain('looking');
    expect((await play([shown, after('lookDelay')])).state).toContain('looking');
  });
  it('looks every minute at what has ended, for money that comes late', async () => {
    const ended = done('loadDeposit', detailsIn('expired'));
    expect((await play([ended])).state).toContain('resting');
    expect((await play([ended, after('lateDelay')])).state).toContain('looking');
  });
  it('shows what it knew while a look fails, and tries again', async () => {
    const { snapshot, state } = await play([
      done('loadDeposit', detailsIn('waiting')),
      after('lookDelay'),
      failed('loadDeposit'),
    ]);
    expect([state.includes('failed'), snapshot.context.deposit?.state]).toEqual([true, 'waiting']);
  });
  it('says that a deposit of somebody else is not there', async () =>
    expect((await play([failed('loadDeposit', { status: 404, message: '' })])).state).toContain('missing'));
});
