import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { after, done, failed, journey } from '../kit/journey';
import { completionDelays, completionModels } from './completion.model';

walkMachine(completionModels, completionDelays, './completion.transitions.md');

describe('journeys (specification 4, decision 9)', () => {
  const [model] = completionModels;
  if (!model) throw new Error('The completion has no model.');
  const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) =>
    journey(model, events, { delays: completionDelays });
  const remembered = done('rememberDeployment');

  it('leaves for the dashboard after 3 s', async () =>
    expect((await play([remembered, after('redirectDelay')])).state).toBe('finished'));
  it('waits while the customer looks, and counts anew afterwards', async () =>
    expect(
      (await play([remembered, { type: 'redirect.pause' }, { type: 'redirect.resume' }, after('redirectDelay')])).state,
    ).toBe('finished'));
  it('stays for good once the customer says so', async () =>
    expect((await play([remembered, { type: 'redirect.cancel' }])).state).toBe('staying'));
  it('goes at once when asked, whatever it was doing', async () =>
    expect((await play([{ type: 'dashboard.open' }])).state).toBe('finished'));
  it('goes on when the browser cannot remember the deployment', async () =>
    expect((await play([failed('rememberDeployment')])).state).toBe('counting'));
});
