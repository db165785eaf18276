import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import { walk, walkMachine } from '../../../test/walk/machine';
import { emptyDraft } from '../../../contract/wire/wizard/draft';
import { chartOf, chartPaths } from '../../paths/chart';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { namesIn } from '../../paths/names';
import { ada } from '../../session/session/session.model';
import type { StoredDraft } from '../../protocols/drafts';
import {
  accountStepModels,
  copy,
  factorModels,
  modelsIn,
  newcomer,
  nothingStored,
  plan,
  stepModels,
  type World,
  whole,
  wizardDelays,
  wizardModels,
  worldOf,
  worlds,
} from './wizard.model';
import { visibleSteps } from './steps';
import type { WizardEvent } from './context';
import { wizardMachine } from './wizard.machine';
import { hasPrevious, nextStep, stepMarks } from './wizard.select';

walkMachine(wizardModels, wizardDelays, './wizard.transitions.md');

/** What cannot happen in a world: a place is lost only with the code step. */
const impossible: Record<World, RegExp> = {
  visitor: /\[losesPlace\]/,
  'two-factor': /^$/,
  'new account': /^$/,
  'signed in': /^$/,
  'from the dashboard': /\[losesPlace\]/,
};

describe.each(worlds)('in the world of %s', (world) => {
  const models = modelsIn(world);
  const found = chartPaths(models, ({ context }) => worldOf(context) === world);
  const names = namesIn(models as never);
  const titled = found.map(
    ({ transition, path, model }) => [transition, names.path(path as never), model, path] as const,
  );
  it.each(titled)('%s, by %s', (_, __, model, path) =>
    expect(walk(model, path, wizardDelays)).resolves.toBeUndefined(),
  );

  it('takes every transition of the chart that is possible there', () => {
    const taken = new Set(found.map(({ transition }) => transition));
    const chart = chartOf(wizardMachine);
    expect(chart.filter((transition) => !taken.has(transition))).toEqual(
      chart.filter((transition) => impossible[world].test(transition)),
    );
  });
});

const customer = inWorld(stepModels, 'signed in');
const visitor = inWorld(accountStepModels, 'visitor');
const owing = inWorld(factorModels, 'two-factor');
const picked = (stored: StoredDraft) => ({ type: 'draft.picked', stored }) as const;
const nothing = picked(nothingStored);
const shown = done('loadStep', { logic: null });
const ready = { type: 'step.changed', part: {}, ready: true } as const;
const next = { type: 'wizard.next' } as const;
const submitted = { type: 'step.submitted' } as const;
const onward = [ready, next, submitted, shown] as const;
const profile = (who: typeof ada | null) => ({ type: 'profile.changed', profile: who }) as const;

describe('journeys', () => {
  it('goes on only when the step is ready and has done its work', async () => {
    const at = async (...events: Parameters<typeof journey<typeof customer.machine>>[1]) =>
      (await journey(customer, [nothing, shown, ...events])).snapshot.context.step;
    await expect(at(next)).rejects.toThrow('not possible');
    expect(await at(ready, next)).toBe('domain');
    expect(await at(ready, next, { type: 'step.refused' })).toBe('domain');
    expect(await at(...onward)).toBe('website');
  });

  it('takes the marks of later steps away on the way back', async () => {
    const there = await journey(customer, [nothing, shown, ...onward, ...onward, ...onward]);
    expect(stepMarks(there.snapshot).filter(({ done: isDone }) => isDone)).toHaveLength(3);
    const back = await journey(customer, [
      nothing,
      shown,
      ...onward,
      ...onward,
      ...onward,
      { type: 'wizard.previous' },
      shown,
      { type: 'wizard.previous' },
      shown,
    ]);
    expect(back.snapshot.context.visited).toEqual(['domain', 'website']);
    expect(nextStep(back.snapshot)).toBe('business');
  });

  it('stores what was chosen at once, with the position, and gives it to the next step', async () => {
    const part = { domains: [{ name: 'a.be', price: 900 }], domain: 'a.be' };
    const { open } = await journey(customer, [
      nothing,
      shown,
      { type: 'step.changed', part, ready: true },
      next,
      submitted,
      shown,
    ]);
    expect(open.get('storeDraft')?.received.at(-1)).toEqual({
      type: 'draft.store',
      draft: { ...emptyDraft, user: ada.uuid, ...part },
      position: { step: 'website', visited: ['domain'] },
      copy,
    });
    expect(open.get('step')?.input).toMatchObject({ draft: part, user: ada });
  });

  it('stores what a step adds by its work, and gives it to the next step', async () => {
    const part = { website_name: 'Blue Bakery' };
    const { open } = await journey(customer, [nothing, shown, ready, next, { ...submitted, part }, shown]);
    expect(open.get('storeDraft')?.received.at(-1)).toMatchObject({ type: 'draft.store', draft: part });
    expect(open.get('step')?.input).toMatchObject({ draft: part });
  });

  it('starts where it was left, but not behind something that is missing', async () => {
    const at = async (draft: typeof whole, step: 'images' | 'account' | 'website') =>
      (await journey(customer, [picked({ draft, position: { step, visited: [] }, trouble: null, copy })])).snapshot
        .context.step;
    expect(await at(whole, 'images')).toBe('images');
    expect(await at(whole, 'website')).toBe('website');
    expect(await at({ ...whole, domain: null }, 'images')).toBe('domain');
    expect(await at(whole, 'account')).toBe('summary');
  });

  it('leads a new account through its code, and then to the domain', async () => {
    const asked = await journey(visitor, [nothing, shown, profile(newcomer), nothing, shown]);
    expect(asked.snapshot.context.step).toBe('code');
    const proven = await journey(visitor, [nothing, shown, profile(newcomer), nothing, shown, profile(ada), shown]);
    expect(proven.snapshot.context.step).toBe('domain');
  });

  it('leaves the step alone that a new account has gone on to, when the profile arrives after the code', async () => {
    const events = [nothing, shown, profile(newcomer), nothing, shown, submitted, shown] as const;
    const { actor, snapshot, settle } = await journey(visitor, events);
    expect(snapshot.context.step).toBe('domain');
    const typing = snapshot.children['step'];
    actor.send(profile(ada));
    await settle();
    expect(actor.getSnapshot().context.step).toBe('domain');
    expect(actor.getSnapshot().children['step']).toBe(typing);
  });

  describe('a second factor that is due', () => {
    const due = { type: 'account.pending', pending: { email: ada.email, method: 'totp' } } as const;
    const asked = [nothing, shown, due, shown] as const;
    const stepsOf = ({ snapshot }: { snapshot: Parameters<typeof stepMarks>[0] }) =>
      stepMarks(snapshot).map(({ step }) => step);

    it('adds its step after the account, before anybody is signed in', async () => {
      const { snapshot, open } = await journey(owing, asked);
      expect(stepsOf({ snapshot }).slice(0, 3)).toEqual(['account', 'code', 'domain']);
      expect([snapshot.context.step, nextStep(snapshot), hasPrevious(snapshot)]).toEqual(['code', 'domain', true]);
      expect(open.get('step')?.input).toMatchObject({ user: null, pending: due.pending });
    });

    it('leaves both steps behind with the right code, and goes on with what that customer had stored', async () => {
      const earlier = picked({ draft: whole, position: null, trouble: null, copy });
      const read = await journey(owing, [...asked, profile(ada)]);
      expect(read.open.get('draftChoice')?.input).toEqual({ user: ada.uuid, wanted: null, seeksAgain: false });
      const { snapshot } = await journey(owing, [...asked, profile(ada), earlier, shown]);
      expect(visibleSteps(snapshot.context)).toEqual(['domain', 'website', 'business', 'images', 'summary']);
      expect(snapshot.context).toMatchObject({ step: 'summary', user: ada, pending: null });
    });

    it('lets the customer go back to the account, and asks again when they have signed in again', async () => {
      const back = await journey(owing, [...asked, { type: 'wizard.previous' }, shown]);
      expect(back.snapshot.context).toMatchObject({ step: 'account', pending: due.pending, ready: false });
      const again = await journey(owing, [...asked, { type: 'wizard.previous' }, shown, due, shown]);
      expect(again.snapshot.context.step).toBe('code');
    });

    it('goes with whoever owed it', async () => {
      const { snapshot } = await journey(owing, [...asked, { type: 'account.pending', pending: null }, shown]);
      expect(visibleSteps(snapshot.context)[1]).toBe('domain');
      expect(snapshot.context).toMatchObject({ step: 'account', pending: null });
    });
  });

  it('shows nothing of one user to the next', async () => {
    const { snapshot, open } = await journey(visitor, [
      nothing,
      profile(ada),
      picked({ draft: whole, position: null, trouble: null, copy }),
      shown,
      profile(null),
    ]);
    expect(snapshot.matches('opening')).toBe(true);
    expect(open.get('draftChoice')?.input).toEqual({ user: null, wanted: null, seeksAgain: false });
    expect(open.has('step')).toBe(false);
  });

  it('tells the step a plan that arrives later', async () => {
    const seen: EventObject[] = [];
    const logic = fromCallback<EventObject>(({ receive }) => receive((event) => seen.push(event)));
    const arrived: WizardEvent = { type: 'plans.changed', plans: [plan] };
    const { snapshot } = await journey(customer, [nothing, done('loadStep', { logic }), arrived]);
    expect(seen.at(-1)).toMatchObject({ type: 'plan.changed', plan: { name: 'Starter', benefits: ['Hosting'] } });
    expect(snapshot.context.draft.plan?.setup_fee).toBe(2_000);
  });

  it('stays with the plan it knows when the list is empty', async () => {
    const { snapshot } = await journey(customer, [
      { type: 'plans.changed', plans: [plan] },
      { type: 'plans.changed', plans: [] },
      nothing,
    ]);
    expect(snapshot.context.draft.plan?.name).toBe('Starter');
  });

  it('forgets the draft and leaves for the dashboard', async () => {
    const { open, sent, state } = await journey(customer, [
      nothing,
      shown,
      { type: 'wizard.cancel' },
      { type: 'wizard.abandon' },
    ]);
    expect(open.get('storeDraft')?.received.at(-1)).toEqual({ type: 'draft.forget', copy });
    expect(sent).toContainEqual({ type: 'location.go', to: '/' });
    expect(state).toBe('finished');
  });

  it('stores at once what is taken up, so that nothing of it is lost when the tab dies now', async () => {
    const position = { step: 'images' as const, visited: ['domain' as const] };
    const { snapshot, open } = await journey(customer, [
      picked({ draft: whole, position, trouble: null, copy: { ...copy, revision: 4 } }),
    ]);
    expect(snapshot.context).toMatchObject({ ...position, draft: { domain: whole.domain } });
    expect(open.get('storeDraft')?.received).toEqual([
      { type: 'draft.store', draft: whole, position, copy: { ...copy, revision: 4 } },
    ]);
  });

  it('gives the choice of the draft the one that the address names', async () => {
    const { open } = await journey({ ...customer, input: { ...customer.input, search: { draft: 'another' } } }, []);
    expect(open.get('draftChoice')?.input).toEqual({ user: ada.uuid, wanted: 'another', seeksAgain: false });
  });

  it('looks once more for the drafts that the server did not tell, when the customer asks', async () => {
    const seek = { type: 'drafts.seek' } as const;
    const unsought = picked({ ...nothingStored, trouble: 'unsought' });
    const { open, state } = await journey(customer, [unsought, seek]);
    expect([state, open.get('draftChoice')?.input]).toEqual([
      'opening',
      { user: ada.uuid, wanted: null, seeksAgain: true },
    ]);
    const { snapshot } = await journey(customer, [unsought, seek, nothing]);
    expect(snapshot.context).toMatchObject({ trouble: null, seeksAgain: false });
    const { snapshot: told } = await journey(customer, [nothing]);
    expect(told.can(seek)).toBe(false);
  });

  it('leaves what is stored alone when it could not be read', async () => {
    const { open, state } = await journey(customer, [{ type: 'draft.unread' }]);
    expect(state).toBe('unread');
    expect(open.get('storeDraft')?.received).toEqual([]);
  });

  it('tells what the draft is to whom it was given by, at first and with each choice, and what the server has of it to the storage', async () => {
    const draft = { ...emptyDraft, user: ada.uuid };
    const at = (step: 'domain' | 'website') => ({ type: 'draft.changed', position: { step } });
    const { open } = await journey(customer, [nothing, shown, ...onward]);
    expect(open.get('draftChoice')?.received).toMatchObject([{ ...at('domain'), draft }, at('domain'), at('website')]);
    const saved = { type: 'copy.saved', copy: { ...copy, revision: 1 } } as const;
    const noted = await journey(customer, [nothing, saved]);
    expect(noted.open.get('storeDraft')?.received.at(-1)).toMatchObject({ copy: { revision: 1 } });
  });

  it('has nothing more to do with the server’s drafts once the order is placed, the wizard is left, or that breaks', async () => {
    const ends = [
      [{ type: 'order.completed' }],
      [{ type: 'wizard.cancel' }, { type: 'wizard.leave' }],
      [failed('draftChoice')],
    ] as const;
    for (const end of ends)
      expect((await journey(customer, [nothing, shown, ...end])).open.has('draftChoice')).toBe(false);
    expect((await journey(customer, [nothing, shown])).open.has('draftChoice')).toBe(true);
  });

  it('saves at once what is due when the customer may leave', async () => {
    const { sent } = await journey(customer, [nothing, shown, { type: 'wizard.cancel' }]);
    expect(sent).toContainEqual({ type: 'copy.flush' });
  });

  it('goes back to where something is chosen that has perished, with what is left', async () => {
    const { snapshot } = await journey(customer, [
      picked({ draft: whole, position: { step: 'images', visited: ['domain'] }, trouble: null, copy }),
      shown,
      { type: 'draft.perished', part: { domain: null, domains: [] } },
    ]);
    expect(snapshot.context).toMatchObject({ step: 'domain', draft: { domain: null, template: whole.template } });
  });

  describe('with an order under way', () => {
    const bound = (isBound: boolean) => ({ type: 'step.bound', isBound }) as const;
    const atSummary = [
      picked({ draft: whole, position: { step: 'summary', visited: [] }, trouble: null, copy }),
      shown,
    ] as const;
    const leaving = [{ type: 'wizard.previous' }, { type: 'wizard.cancel' }] as const;

    it.each(leaving)('has no $type before it is known what becomes of it, and has it then', async (leave) => {
      await expect(journey(customer, [...atSummary, bound(true), leave])).rejects.toThrow('not possible');
      const { actor } = await journey(customer, [...atSummary, bound(true), bound(false)]);
      expect(actor.getSnapshot().can(leave)).toBe(true);
    });

    it('takes the question away that would throw the draft away, also when the order is placed', async () => {
      const asked = [...atSummary, { type: 'wizard.cancel' }] as const;
      for (const news of [bound(true), { type: 'order.completed' }] as const)
        await expect(journey(customer, [...asked, news, { type: 'wizard.abandon' }])).rejects.toThrow('not possible');
    });

    it('hears what another device or the server says of the draft when it is over', async () => {
      const checked: WizardEvent = { type: 'draft.perished', part: { domain: null, domains: [] } };
      const { actor, snapshot } = await journey(customer, [...atSummary, bound(true), checked]);
      expect([snapshot.context.step, snapshot.context.draft.domain]).toEqual(['summary', whole.domain]);
      actor.send(bound(false));
      expect(actor.getSnapshot().context).toMatchObject({ step: 'domain', draft: { domain: null }, postponed: null });
      const taken: WizardEvent = { type: 'copy.taken', draft: whole, position: { step: 'images', visited: [] }, copy };
      const other = await journey(customer, [...atSummary, bound(true), taken, { type: 'order.completed' }]);
      expect(other.snapshot.context.step).toBe('summary');
    });

    it('can be left when the step itself breaks', async () => {
      const { snapshot } = await journey(customer, [...atSummary, bound(true), failed('step')]);
      expect(snapshot.can({ type: 'wizard.cancel' })).toBe(true);
    });
  });

  it('leaves for the dashboard and forgets nothing', async () => {
    const { open, sent, state } = await journey(customer, [
      nothing,
      shown,
      { type: 'wizard.cancel' },
      { type: 'wizard.leave' },
    ]);
    expect(open.get('storeDraft')?.received.map(({ type }) => type)).not.toContain('draft.forget');
    expect(sent).toContainEqual({ type: 'location.go', to: '/' });
    expect(state).toBe('finished');
  });

  it('begins nothing anew for whoever signs in or out once it is left', async () => {
    const left = [nothing, shown, { type: 'wizard.cancel' }, { type: 'wizard.leave' }] as const;
    for (const who of [null, { ...ada, uuid: 'somebody-else' }])
      await expect(journey(customer, [...left, profile(who)])).rejects.toThrow('not possible in finished');
  });
});
