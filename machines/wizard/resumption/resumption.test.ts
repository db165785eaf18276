import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { blue } from '../drafts/drafts.model';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import {
  fresh,
  here,
  noneKnown,
  nothing,
  oneKnown,
  resumptionDelays,
  resumptionModels,
  there,
} from './resumption.model';

walkMachine(resumptionModels, resumptionDelays, './resumption.transitions.md');

const visitor = inWorld(resumptionModels, 'a visitor');
const customer = inWorld(resumptionModels, 'a customer');
const asking = inWorld(resumptionModels, 'a customer who asks again');
const named = inWorld(resumptionModels, 'a draft that the address names');
const read = (kept: typeof here) => done('readDraft', kept);
const seen = done('seekDrafts', oneKnown);
const ends = async (...played: Parameters<typeof journey<typeof customer.machine>>) =>
  (await journey(...played)).snapshot;

describe('journeys', () => {
  it('goes on with what this browser keeps, and asks nobody', async () => {
    const { open, snapshot } = await journey(customer, [read(here)]);
    expect([snapshot.status, snapshot.output, open.has('seekDrafts')]).toEqual(['done', here, false]);
  });

  it('asks the server for no visitor', async () =>
    expect(await ends(visitor, [read(nothing)])).toMatchObject({ status: 'done', output: nothing }));

  it('asks which of the drafts on the server to go on with, where this browser keeps none', async () => {
    const { state, open } = await journey(customer, [read(nothing), seen]);
    expect([state, open.get('choice')?.input]).toEqual(['choosing', { drafts: [blue], wanted: null }]);
    expect((await ends(customer, [read(nothing), seen, { type: 'draft.chosen', kept: there }])).output).toEqual(there);
  });

  it('asks nothing where there is nothing', async () =>
    expect((await ends(customer, [read(nothing), done('seekDrafts', noneKnown)])).output).toEqual(nothing));

  it('seeks another draft than the one that is here only when the address names it', async () => {
    expect((await journey(named, [read(here)])).open.has('seekDrafts')).toBe(true);
    const same = { ...here, copy: { ...here.copy, id: blue.id } };
    expect((await ends(named, [read(same)])).output).toEqual(same);
  });

  it('begins a new website beside the one that is here, with a copy of its own', async () =>
    expect((await ends(named, [read(here), seen, { type: 'draft.begun' }])).output).toEqual({
      ...nothing,
      copy: fresh,
    }));

  it.each([
    ['that takes more than 3 s', after('seekDelay')],
    ['it does not answer', failed('seekDrafts')],
  ])('goes on without the server, and says so, when %s', async (_, event) => {
    const { output } = await ends(customer, [read(nothing), event], { delays: resumptionDelays });
    expect(output).toEqual({ ...nothing, trouble: 'unsought' });
    const blocked = { ...nothing, trouble: 'blocked' } as const;
    expect((await ends(customer, [read(blocked), event], { delays: resumptionDelays })).output).toEqual(blocked);
  });

  it('asks again when the customer wants it, whatever they have begun here meanwhile', async () => {
    const { state, open } = await journey(asking, [read(here), seen]);
    expect([state, open.get('choice')?.input]).toEqual(['choosing', { drafts: [blue], wanted: null }]);
    expect((await ends(asking, [read(here), done('seekDrafts', noneKnown)])).output).toEqual(here);
  });

  it('goes on with what is here when the question breaks', async () =>
    expect((await ends(named, [read(here), seen, failed('choice')])).output).toEqual(here));

  it('says that nothing could be read', async () =>
    expect((await ends(customer, [failed('readDraft')])).output).toBeNull());
});
