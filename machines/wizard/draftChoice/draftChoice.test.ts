import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { wholeDraft } from '../order/order.model';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import {
  asSaved,
  begun,
  blue,
  choiceModels,
  dearer,
  draftChoiceDelays,
  draftChoiceModels,
  fresh,
  here,
  noneKnown,
  nothing,
  openModels,
  red,
  seekModels,
  there,
  twoKnown,
} from './draftChoice.model';
import { discardedDraft, offeredDrafts, undeletedDraft } from './draftChoice.select';

walkMachine(draftChoiceModels, draftChoiceDelays, './draftChoice.transitions.md');

const visitor = inWorld(seekModels, 'a visitor');
const customer = inWorld(seekModels, 'a customer');
const asking = inWorld(seekModels, 'a customer who asks again');
const addressed = inWorld(seekModels, 'a draft that the address names');
const read = (stored: typeof here) => done('readDraft', stored);
const seen = done('seekDrafts', twoKnown);
const delays = { delays: draftChoiceDelays };
const picks = async (...played: Parameters<typeof journey<typeof customer.machine>>) =>
  (await journey(...played)).sent.at(-1);
const picked = (stored: typeof here) => ({ type: 'draft.picked', stored });

describe('which draft the wizard begins with', () => {
  it('is what this browser has, and nobody is asked', async () => {
    const { open, sent } = await journey(customer, [read(here)]);
    expect([sent, open.has('seekDrafts')]).toEqual([[picked(here)], false]);
  });

  it('is never asked of the server for a visitor', async () =>
    expect(await picks(visitor, [read(nothing)])).toEqual(picked(nothing)));

  it('is asked about, where this browser has none and the server has some', async () => {
    const { state, snapshot } = await journey(customer, [read(nothing), seen]);
    expect([state, offeredDrafts(snapshot)]).toEqual(['choosing.listing.resting', [blue, red]]);
  });

  it('is asked about nowhere where there is nothing', async () =>
    expect(await picks(customer, [read(nothing), done('seekDrafts', noneKnown)])).toEqual(picked(nothing)));

  it('is sought beside the one that is here only when the address names another', async () => {
    expect((await journey(addressed, [read(here)])).open.has('seekDrafts')).toBe(true);
    const same = { ...here, copy: { ...here.copy, id: blue.id } };
    expect(await picks(addressed, [read(same)])).toEqual(picked(same));
  });

  it('is a new one beside the one that is here, with a copy of its own', async () => {
    const { actor } = await journey(asking, [read(here), seen]);
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
    expect(await picks(asking, [read(here), seen, { type: 'draft.begin' }])).toEqual(
      picked({ ...nothing, copy: fresh }),
    );
  });

  it.each([
    ['that takes more than 3 s', after('seekDelay')],
    ['it does not answer', failed('seekDrafts')],
  ])('is none, and the customer is told so, when the server is asked and %s', async (_, event) => {
    expect(await picks(customer, [read(nothing), event], delays)).toEqual(picked({ ...nothing, trouble: 'unsought' }));
    const blocked = { ...nothing, trouble: 'blocked' } as const;
    expect(await picks(customer, [read(blocked), event], delays)).toEqual(picked(blocked));
  });

  it('is asked about again when the customer wants it, whatever they have begun here meanwhile', async () => {
    expect((await journey(asking, [read(here), seen])).state).toBe('choosing.listing.resting');
    expect(await picks(asking, [read(here), done('seekDrafts', noneKnown)])).toEqual(picked(here));
  });

  it('is not known when nothing could be read', async () =>
    expect(await picks(customer, [failed('readDraft')])).toEqual({ type: 'draft.unread' }));
});

const asked = (known: typeof twoKnown) => [read(nothing), done('seekDrafts', known)] as const;
const two = inWorld(choiceModels, 'two drafts');
const named = inWorld(choiceModels, 'one that the address names');
const discard = (id: string) => ({ type: 'draft.discard', id }) as const;
const resume = { type: 'draft.resume', id: blue.id } as const;

describe('the question which of the server’s drafts to go on with', () => {
  it('is answered with the one that was chosen', async () => {
    const { open } = await journey(two, [...asked(twoKnown), resume]);
    expect(open.get('fetchDraft')?.input).toEqual({ id: blue.id });
    expect(await picks(two, [...asked(twoKnown), resume, done('fetchDraft', there)])).toEqual(picked(there));
  });

  it('is not asked of whom the address names one', async () => {
    const { open } = await journey(named, asked(twoKnown));
    expect(open.get('fetchDraft')?.input).toEqual({ id: blue.id });
  });

  it('says that the one the address names is gone, and offers the others', async () => {
    const { snapshot, state } = await journey(named, asked({ drafts: [red], fresh }));
    expect([state, snapshot.context.failure?.status]).toEqual(['choosing.listing.resting', 404]);
    expect(offeredDrafts(snapshot)).toEqual([red]);
    expect((await journey(two, asked(twoKnown))).snapshot.context.failure).toBeNull();
  });

  it('deletes nothing as long as it can be taken back', async () => {
    const gone = await journey(two, [...asked(twoKnown), discard(blue.id)]);
    expect(offeredDrafts(gone.snapshot)).toEqual([red]);
    expect(discardedDraft(gone.snapshot)).toEqual(blue);
    const back = await journey(two, [...asked(twoKnown), discard(blue.id), { type: 'draft.restore' }]);
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
    const { open } = await journey(two, [...asked(twoKnown), discard(blue.id), event], delays);
    expect(open.get('discardDrafts')?.received.at(-1)).toEqual({ type: 'draft.delete', id: blue.id });
  });

  it('offers again what could not be deleted, and says so until the next choice', async () => {
    const failure = { status: 500, message: '' };
    const { actor, snapshot } = await journey(
      two,
      [...asked(twoKnown), discard(blue.id), after('undoDelay'), { type: 'discard.failed', id: blue.id, failure }],
      delays,
    );
    expect(offeredDrafts(snapshot)).toEqual([blue, red]);
    expect([undeletedDraft(snapshot), snapshot.context.failure]).toEqual([blue, failure]);
    actor.send(discard(red.id));
    expect([undeletedDraft(actor.getSnapshot()), actor.getSnapshot().context.failure]).toEqual([null, null]);
  });

  it('stays when a draft does not come', async () => {
    const offline = failed('fetchDraft', { status: null, message: '' });
    const { state, snapshot } = await journey(two, [...asked(twoKnown), resume, offline]);
    expect([state, snapshot.context.failure]).toEqual(['choosing.listing.resting', { status: null, message: '' }]);
  });
});

const handedOver = inWorld(openModels, 'a draft that is handed over');
const unsigned = inWorld(openModels, 'a draft of a visitor');
const synced = done('loadSync', { logic: null });
const saved = { type: 'draft.saved', draft: wholeDraft } as const;
const opened = [read(here), begun, synced] as const;
/** Nothing was chosen. */
const untouched = {
  domains: [],
  category: null,
  website_name: '',
  images: [],
  business: { ...wholeDraft.business, business_name: '', business_description: '' },
};
const late = failed('checkDraft', { status: 503, message: '' });

describe('the hand-over', () => {
  it('begins the sync with the draft as the wizard has it by then, for customers only', async () => {
    const draft = { ...wholeDraft, website_name: 'Blue' };
    const { open } = await journey(handedOver, [read(here), begun, { ...begun, draft }, synced]);
    expect(open.get('draftSync')?.input).toEqual({ draft, position: begun.position, copy: here.copy });
    await expect(journey(unsigned, [read(here), begun])).rejects.toThrow('not possible in picked');
  });

  it('tells the sync what is chosen from then on', async () => {
    const { open } = await journey(handedOver, [...opened, { ...begun, position: { step: 'website', visited: [] } }]);
    expect(open.get('draftSync')?.received).toEqual([{ ...begun, position: { step: 'website', visited: [] } }]);
  });

  it('goes on without a sync that does not come or breaks', async () => {
    for (const event of [failed('loadSync'), failed('draftSync')]) {
      const before = event.type.endsWith('loadSync') ? [read(here), begun] : opened;
      const { state, open } = await journey(handedOver, [...before, event, begun]);
      expect([state.includes('open.sync.absent'), open.has('draftSync')]).toEqual([true, false]);
    }
  });

  it('looks at what has perished once, after the first save of a draft that is taken up, and tells it', async () => {
    const before = await journey(handedOver, opened);
    expect(before.open.has('checkDraft')).toBe(false);
    const due = await journey(handedOver, [...opened, saved]);
    expect(due.open.get('checkDraft')?.input).toEqual({ id: here.copy.id, plan: wholeDraft.plan });
    const looked = await journey(handedOver, [...opened, saved, done('checkDraft', dearer)]);
    expect(looked.snapshot.context.changes).toEqual(dearer.changes);
    expect(looked.sent.at(-1)).toEqual({ type: 'draft.perished', part: dearer.part });
    const same = await journey(handedOver, [...opened, saved, done('checkDraft', asSaved), saved]);
    expect(same.sent.map(({ type }) => type)).not.toContain('draft.perished');
    expect(same.open.has('checkDraft')).toBe(false);
  });

  it('looks at nothing of a website that has just begun', async () => {
    const events = [read(nothing), done('seekDrafts', noneKnown), begun, synced, saved] as const;
    expect((await journey(handedOver, events)).open.has('checkDraft')).toBe(false);
    const blank = { ...here, draft: { ...wholeDraft, ...untouched } };
    expect((await journey(handedOver, [read(blank), begun, synced, saved])).open.has('checkDraft')).toBe(false);
  });

  it('knows the draft as it is now: what was chosen, and what another device’s copy put in its place', async () => {
    const draft = { ...wholeDraft, website_name: 'Blue' };
    const chosen = await journey(handedOver, [...opened, { ...begun, draft }]);
    expect(chosen.snapshot.context.open).toEqual({ draft, position: begun.position });
    for (const before of [opened, [...opened, saved]]) {
      const taken = await journey(handedOver, [...before, { type: 'draft.saved', draft }]);
      expect(taken.snapshot.context.open).toEqual({ draft, position: begun.position });
    }
  });

  it('looks until there is an answer', async () => {
    const again = await journey(
      handedOver,
      [...opened, saved, late, after('retryDelay'), done('checkDraft', dearer)],
      delays,
    );
    expect(again.snapshot.context.changes.length).toBe(1);
    const online = await journey(handedOver, [...opened, saved, late, { type: 'network.returned' }]);
    expect(online.open.has('checkDraft')).toBe(true);
    const gone = await journey(handedOver, [...opened, saved, failed('checkDraft', { status: 404, message: '' })]);
    expect(gone.state).toContain('open.check.done');
  });

  it('shows what has perished until it was read', async () => {
    const told = [...opened, saved, done('checkDraft', dearer), { type: 'changes.dismiss' }] as const;
    expect((await journey(handedOver, told)).snapshot.context.changes).toEqual([]);
  });
});
