import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { cancellationMachine } from './cancellation.machine';
import { bakery, cancellationDelays, cancellationModels } from './cancellation.model';

walkMachine(cancellationModels, cancellationDelays, './cancellation.transitions.md', { pairs: true });

const play = (...events: Parameters<typeof journey<typeof cancellationMachine>>[1]) =>
  journey(inWorld(cancellationModels, 'a paid website'), events, { delays: cancellationDelays });
const ask = { type: 'cancellation.ask', ...bakery } as const;
const confirm = { type: 'cancellation.confirm' } as const;
const undo = { type: 'cancellation.undo', ...bakery } as const;
const outdated = [{ type: 'list.outdated' }, { type: 'resource.invalidate' }];

describe('journeys', () => {
  it('cancels nothing before it was confirmed, then once, and has the list read again', async () => {
    expect((await play(ask)).open.size).toBe(0);
    expect((await play(ask, { type: 'cancellation.decline' })).state).toBe('idle');
    const { open } = await play(ask, confirm);
    expect(open.get('cancelSubscription')?.input).toEqual({ id: bakery.id });
    await expect(play(ask, confirm, confirm)).rejects.toThrow('not possible');
    const { snapshot, sent } = await play(ask, confirm, done('cancelSubscription'));
    expect([snapshot.value, snapshot.context.outcome, sent]).toEqual(['idle', 'cancelled', outdated]);
  });

  it('takes it back without a question', async () => {
    const { snapshot, sent } = await play(undo, done('resumeSubscription'));
    expect([snapshot.context.outcome, sent]).toEqual(['resumed', outdated]);
  });

  it('says why it was refused, and looks again, for the answer may be what was lost', async () => {
    const refusal = failed('cancelSubscription', { status: 500, message: '' });
    const { snapshot, sent } = await play(ask, confirm, refusal);
    expect(snapshot.context).toMatchObject({ outcome: null, refusal: 'Server error. Please try again later.' });
    expect(sent).toEqual(outdated);
    expect((await play(ask, confirm, refusal, ask)).snapshot.context.refusal).toBeNull();
  });
});
