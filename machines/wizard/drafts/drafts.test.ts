import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { blue, draftsDelays, draftsModels, kept, red } from './drafts.model';
import { discardedDraft, offeredDrafts, undeletedDraft } from './drafts.select';

walkMachine(draftsModels, draftsDelays, './drafts.transitions.md');

const two = inWorld(draftsModels, 'two drafts');
const named = inWorld(draftsModels, 'one that the address names');
const lost = inWorld(draftsModels, 'one that is no longer there');
const discard = (id: string) => ({ type: 'draft.discard', id }) as const;
const delays = { delays: draftsDelays };

describe('journeys', () => {
  it('answers with the one that was chosen, or with none', async () => {
    const chosen = await journey(two, [{ type: 'draft.resume', id: blue.id }, done('fetchDraft', kept)]);
    expect(chosen.sent.at(-1)).toEqual({ type: 'draft.chosen', kept });
    expect((await journey(two, [{ type: 'draft.begin' }])).sent.at(-1)).toEqual({ type: 'draft.begun' });
  });

  it('opens the one that the address names without a question', async () => {
    const { open } = await journey(named, []);
    expect(open.get('fetchDraft')?.input).toEqual({ id: blue.id });
  });

  it('says that the one the address names is gone, and offers the others', async () => {
    const { snapshot, state } = await journey(lost, []);
    expect([state, snapshot.context.failure?.status]).toEqual(['listing.resting', 404]);
    expect(offeredDrafts(snapshot)).toEqual([red]);
  });

  it('deletes nothing as long as it can be taken back', async () => {
    const gone = await journey(two, [discard(blue.id)]);
    expect(offeredDrafts(gone.snapshot)).toEqual([red]);
    expect(discardedDraft(gone.snapshot)).toEqual(blue);
    const back = await journey(two, [discard(blue.id), { type: 'draft.restore' }]);
    expect(offeredDrafts(back.snapshot)).toEqual([blue, red]);
    expect(back.open.get('discardDrafts')?.received.map((order) => 'id' in order && order['id'])).not.toContain(
      blue.id,
    );
  });

  it.each([
    ['after 6 s', after('undoDelay')],
    ['when the next one is discarded', discard(red.id)],
    ['when another one is opened', { type: 'draft.resume', id: red.id } as const],
    ['when the customer begins anew', { type: 'draft.begin' } as const],
  ])('deletes it %s', async (_, event) => {
    const { open } = await journey(two, [discard(blue.id), event], delays);
    expect(open.get('discardDrafts')?.received.at(-1)).toEqual({ type: 'draft.delete', id: blue.id });
  });

  it('offers again what could not be deleted, and says so until the next choice', async () => {
    const failure = { status: 500, message: '' };
    const { actor, snapshot } = await journey(
      two,
      [discard(blue.id), after('undoDelay'), { type: 'discard.failed', id: blue.id, failure }],
      delays,
    );
    expect(offeredDrafts(snapshot)).toEqual([blue, red]);
    expect([undeletedDraft(snapshot), snapshot.context.failure]).toEqual([blue, failure]);
    actor.send(discard(red.id));
    expect([undeletedDraft(actor.getSnapshot()), actor.getSnapshot().context.failure]).toEqual([null, null]);
  });

  it('stays with the question when a draft does not come', async () => {
    const offline = failed('fetchDraft', { status: null, message: '' });
    const { state, snapshot } = await journey(two, [{ type: 'draft.resume', id: blue.id }, offline]);
    expect([state, snapshot.context.failure]).toEqual(['listing.resting', { status: null, message: '' }]);
  });
});
