import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, inWorld, journey } from '../../paths/journey';
import { pollerDelays, pollerModels } from './poller.model';

walkMachine(pollerModels, pollerDelays, './poller.transitions.md');

const model = inWorld(pollerModels, 'a list of websites');
const list = (...statuses: ('INITIAL' | 'DEPLOYED' | 'DOMAIN_FAILED')[]) =>
  ({ type: 'projects.changed', statuses }) as const;
const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: pollerDelays });

describe('journeys', () => {
  it('asks every 10 s while anything may move', async () => {
    const { state, sent } = await play([list('INITIAL'), after('pollDelay'), after('pollDelay')]);
    expect(state).toContain('list.polling');
    expect(sent.filter(({ type }) => type === 'resource.refresh')).toHaveLength(2);
  });
  it.each([
    ['an empty list', []],
    ['a live website', ['DEPLOYED']],
    ['a live one and a failed one', ['DEPLOYED', 'DOMAIN_FAILED']],
  ] as const)('rests with %s', async (_, statuses) =>
    expect((await play([list('INITIAL'), list(...statuses)])).state).toContain('list.resting'),
  );
  it('starts anew when a failed deployment is retried', async () =>
    expect((await play([list('DOMAIN_FAILED'), list('INITIAL')])).state).toContain('list.polling'));
  it('has the summary loaded again when a website has moved, and not for the first list', async () => {
    const first = await play([list('INITIAL')]);
    expect(first.sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(0);
    const moved = await play([list('INITIAL'), list('DEPLOYED')]);
    expect(moved.sent.filter(({ type }) => type === 'resource.invalidate')).toHaveLength(1);
  });
});
