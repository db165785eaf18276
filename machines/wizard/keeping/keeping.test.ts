import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { wholeDraft } from '../../money/order/order.model';
import {
  asKept,
  dearer,
  keepingDelays,
  keepingModels,
  pictured,
  pictureModels,
  position,
  saved,
  same,
  savingModels,
  theirs,
} from './keeping.model';

walkMachine(keepingModels, keepingDelays, './keeping.transitions.md');

const begins = inWorld(savingModels, 'a draft that begins');
const takenUp = inWorld(savingModels, 'a draft that is taken up');
const withPictures = inWorld(pictureModels, 'pictures that the server lacks');
const due = after('saveDelay');
const delays = { delays: keepingDelays };
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

  it('looks at what perishes once, when a draft is taken up, and tells it', async () => {
    const looked = await journey(takenUp, [answer, done('checkDraft', dearer)]);
    expect(looked.snapshot.context.changes).toEqual([
      { kind: 'price', name: 'blue-bakery.com', was: 1_200, now: 1_800 },
    ]);
    expect(looked.sent).toContainEqual({
      type: 'copy.checked',
      part: { domains: [{ name: 'blue-bakery.com', price: 1_800 }], domain: 'blue-bakery.com' },
    });
    const same = await journey(takenUp, [answer, done('checkDraft', asKept)]);
    expect(same.sent.map(({ type }) => type)).toEqual(['copy.saved']);
    const begun = await journey(begins, [changed, due, answer], delays);
    expect(begun.open.has('checkDraft')).toBe(false);
  });

  it('looks at what perishes until there is an answer', async () => {
    const late = failed('checkDraft', { status: 503, message: '' });
    const again = await journey(takenUp, [answer, late, after('retryDelay'), done('checkDraft', dearer)], delays);
    expect(again.snapshot.context.changes.length).toBe(1);
    const online = await journey(takenUp, [answer, late, { type: 'network.returned' }]);
    expect(online.state).toContain('check.checking');
    const gone = await journey(takenUp, [answer, failed('checkDraft', { status: 404, message: '' })]);
    expect(gone.state).toContain('check.done');
  });

  it('keeps both until the customer has chosen between two devices', async () => {
    const asked = await journey(takenUp, [conflict]);
    expect(asked.snapshot.context).toMatchObject({ theirs, draft: wholeDraft });
    const kept = await journey(takenUp, [conflict, { type: 'copy.keep' }]);
    expect(kept.open.get('saveDraft')?.input).toMatchObject({ draft: wholeDraft, copy: { revision: 7 } });
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
