import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { wholeDraft } from '../order/order.model';
import {
  draftSyncDelays,
  draftSyncModels,
  pictured,
  pictureModels,
  position,
  saved,
  same,
  savingModels,
  theirs,
} from './draftSync.model';

walkMachine(draftSyncModels, draftSyncDelays, './draftSync.transitions.md');

const begins = inWorld(savingModels, 'a draft that begins');
const takenUp = inWorld(savingModels, 'a draft that is taken up');
const withPictures = inWorld(pictureModels, 'pictures that the server lacks');
const due = after('saveDelay');
const delays = { delays: draftSyncDelays };
const changed = { type: 'draft.changed', draft: wholeDraft, position } as const;
const answer = done('saveDraft', saved);
const conflict = done('saveDraft', { isSaved: false, theirs, isOwn: false });

describe('journeys', () => {
  it('sends nothing of a draft in which nothing was chosen', async () => {
    const { open } = await journey(begins, [{ type: 'draft.changed', draft: emptyDraft, position }]);
    expect(open.has('saveDraft')).toBe(false);
  });

  it('sends the last of many changes, once it is quiet', async () => {
    const last = { ...changed, draft: { ...wholeDraft, website_name: 'Blue' } };
    const { open, state } = await journey(begins, [changed, changed, last, due], delays);
    expect(state).toContain('saving.sending');
    expect(open.get('saveDraft')?.input).toMatchObject({ draft: { website_name: 'Blue' }, copy: { revision: 0 } });
  });

  it('never sends two at once: what changes meanwhile follows, with the revision of the answer', async () => {
    const { open } = await journey(begins, [changed, due, changed, answer, due], delays);
    expect(open.get('saveDraft')?.input).toMatchObject({ copy: { revision: 4 } });
  });

  it('sends at once what is due when the page is hidden', async () => {
    const { open } = await journey(begins, [changed, { type: 'page.hidden' }]);
    expect(open.has('saveDraft')).toBe(true);
  });

  it('says that the server has the draft, whoever has saved it', async () => {
    const saved = { type: 'draft.saved', draft: wholeDraft };
    expect((await journey(takenUp, [answer])).sent).toContainEqual(saved);
    const last = { ...wholeDraft, website_name: 'Blue' };
    const dirty = await journey(takenUp, [{ ...changed, draft: last }, answer]);
    expect(dirty.sent).toContainEqual({ ...saved, draft: last });
    const taken = await journey(takenUp, [conflict, { type: 'copy.take' }, done('fetchPictures')]);
    expect(taken.sent).toContainEqual({ ...saved, draft: theirs.draft });
  });

  it('leaves both alone until the customer has chosen between two devices', async () => {
    const asked = await journey(takenUp, [conflict]);
    expect(asked.snapshot.context).toMatchObject({ theirs, draft: wholeDraft });
    const overwritten = await journey(takenUp, [conflict, { type: 'copy.overwrite' }]);
    expect(overwritten.open.get('saveDraft')?.input).toMatchObject({ draft: wholeDraft, copy: { revision: 7 } });
    const taken = await journey(takenUp, [conflict, { type: 'copy.take' }, done('fetchPictures')]);
    expect(taken.sent).toContainEqual({
      type: 'copy.taken',
      draft: theirs.draft,
      position: theirs.position,
      copy: { ...taken.snapshot.context.copy, revision: 7, pictures: [] },
    });
  });

  it('asks nobody about a save of its own whose answer was lost, whatever was chosen since', async () => {
    const own = done('saveDraft', { isSaved: false, theirs, isOwn: true });
    const { open, snapshot } = await journey(takenUp, [own]);
    expect(open.get('saveDraft')?.input).toMatchObject({ draft: wholeDraft, position, copy: { revision: 7 } });
    expect(snapshot.context.theirs).toBeNull();
  });

  it('asks nobody about another device’s save that changed nothing', async () => {
    const answered = (draft: Draft) => done('saveDraft', { isSaved: false, theirs: { ...same, draft }, isOwn: false });
    const { open, snapshot } = await journey(takenUp, [answered(same.draft)]);
    expect(open.get('saveDraft')?.input).toMatchObject({ draft: wholeDraft, position, copy: { revision: 7 } });
    expect(snapshot.context.theirs).toBeNull();
    for (const other of [
      { ...wholeDraft, images: [] },
      { ...wholeDraft, domains: wholeDraft.domains.slice(1) },
    ])
      expect((await journey(takenUp, [answered(other)])).state).toContain('saving.conflict');
  });

  it('stays with the question when the pictures of the other one do not come', async () => {
    const { state, snapshot } = await journey(takenUp, [
      conflict,
      { type: 'copy.take' },
      failed('fetchPictures', { status: null, message: '' }),
    ]);
    expect(state).toContain('saving.conflict');
    expect(snapshot.context.theirs).toEqual(theirs);
  });

  it('begins anew what was discarded on another device', async () => {
    const { open } = await journey(takenUp, [failed('saveDraft', { status: 404, message: '' }), due], delays);
    expect(open.get('saveDraft')?.input).toMatchObject({ copy: { revision: 0, pictures: [] }, draft: wholeDraft });
  });

  it('goes on by itself when the network is back', async () => {
    const offline = failed('saveDraft', { status: null, message: '' });
    const { state, open } = await journey(takenUp, [offline, { type: 'network.returned' }]);
    expect(state).toContain('saving.sending');
    expect(open.has('saveDraft')).toBe(true);
  });

  it('sends each picture once, and says which the server has', async () => {
    const both = [answer, done('sendPicture'), done('sendPicture')] as const;
    const { snapshot, open, sent } = await journey(withPictures, [...both]);
    expect(open.has('sendPicture')).toBe(false);
    expect(sent).toContainEqual({
      type: 'copy.saved',
      copy: { ...snapshot.context.copy, revision: 4, pictures: ['b1', 'b2'] },
    });
    const again = await journey(
      withPictures,
      [...both, { type: 'draft.changed', draft: pictured, position }, due, answer],
      delays,
    );
    expect(again.open.has('sendPicture')).toBe(false);
  });

  it('is over when the order is placed', async () => {
    const placed = failed('saveDraft', { status: 409, message: '', code: 'order-placed' });
    const { state } = await journey(takenUp, [placed]);
    expect(state).toContain('saving.over');
  });
});
