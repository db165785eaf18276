import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { savedDraftsMachine } from './savedDrafts.machine';
import { savedDraftsDelays, savedDraftsModels, twoDrafts } from './savedDrafts.model';

walkMachine(savedDraftsModels, savedDraftsDelays, './savedDrafts.transitions.md');

const play = (...events: Parameters<typeof journey<typeof savedDraftsMachine>>[1]) =>
  journey(inWorld(savedDraftsModels, 'a customer'), events, { delays: savedDraftsDelays });
const back = [after('staleDelay'), { type: 'window.focused' }] as const;
const loaded = done('loadDrafts', twoDrafts);
const [first, second] = twoDrafts.drafts;
const discard = { type: 'draft.discard', id: first?.id ?? '' } as const;

describe('journeys', () => {
  it('asks before it discards, and lets go of the one alone', async () => {
    expect((await play(loaded, discard)).open.has('discardDraft')).toBe(false);
    const { open } = await play(loaded, discard, { type: 'discard.confirm' });
    expect(open.get('discardDraft')?.input).toEqual({ id: first?.id });
    const { snapshot, state } = await play(
      loaded,
      discard,
      { type: 'discard.confirm' },
      done('discardDraft', undefined),
    );
    expect([state, snapshot.context.drafts]).toEqual(['offering.shown', [second]]);
  });

  it('keeps what was not discarded after all', async () => {
    const { snapshot, state } = await play(loaded, discard, { type: 'discard.cancel' });
    expect([state, snapshot.context.drafts.length]).toEqual(['offering.shown', 2]);
  });

  it('says why one could not be discarded, until another one is asked for', async () => {
    const refused = failed('discardDraft', { status: 500, message: '' });
    const lost = await play(loaded, discard, { type: 'discard.confirm' }, refused);
    expect(lost.snapshot.context).toMatchObject({
      asked: first?.id,
      problem: 'Server error. Please try again later.',
    });
    const other = { type: 'draft.discard', id: second?.id ?? '' } as const;
    const { snapshot } = await play(loaded, discard, { type: 'discard.confirm' }, refused, other);
    expect(snapshot.context).toMatchObject({ asked: second?.id, problem: null });
  });

  it('is silent about an answer that does not come, and looks again when the customer comes back', async () => {
    const lost = failed('loadDrafts', { status: 500, message: '' });
    const { snapshot } = await play(lost);
    expect(snapshot.context).toMatchObject({ drafts: [], isSought: true, problem: null });
    expect((await play(loaded)).snapshot.can({ type: 'window.focused' })).toBe(false);
    const again = await play(loaded, ...back);
    expect([again.open.has('loadDrafts'), again.snapshot.context.drafts.length]).toEqual([true, 2]);
    expect((await play(loaded, ...back, lost)).snapshot.context.drafts).toHaveLength(2);
  });

  it('has the question about a draft outlive a look that is under way', async () =>
    expect((await play(loaded, ...back, discard)).state).toBe('asking'));
});
