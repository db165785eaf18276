import { describe, expect, it } from 'vitest';
import { done, inWorld, journey } from '../../paths/journey';
import { ada } from '../../session/session/session.model';
import type { StoredDraft } from '../../protocols/drafts';
import { accountStepModels, copy, newcomer, nothingStored, stepModels, whole } from './wizard.model';
import { firstIncomplete, pathOf, visibleSteps } from './steps';
import { nextStep, stepMarks } from './wizard.select';

const customer = inWorld(stepModels, 'signed in');
const visitor = inWorld(accountStepModels, 'visitor');
const picked = (stored: StoredDraft) => ({ type: 'draft.picked', stored }) as const;
const nothing = picked(nothingStored);
const shown = done('loadStep', { logic: null });
const ready = { type: 'step.changed', part: {}, ready: true } as const;
const next = { type: 'wizard.next' } as const;
const submitted = { type: 'step.submitted' } as const;
const profile = (who: typeof ada | null) => ({ type: 'profile.changed', profile: who }) as const;

describe('which steps show', () => {
  const rest = ['domain', 'website', 'business', 'images', 'summary'];
  it.each([
    ['a visitor', { user: null, pending: null, source: 'visitor' }, ['account', ...rest]],
    [
      'a second factor that is due',
      { user: null, pending: { email: 'a@b.co', method: 'totp' }, source: 'visitor' },
      ['account', 'code', ...rest],
    ],
    ['a new account', { user: newcomer, pending: null, source: null }, ['code', ...rest]],
    ['a new account from the dashboard', { user: newcomer, pending: null, source: 'dashboard' }, rest],
    ['a customer', { user: ada, pending: null, source: null }, rest],
    [
      'a customer with a second factor',
      { user: { ...ada, is_two_factor_enabled: true }, pending: null, source: null },
      rest,
    ],
  ] as const)('for %s', (_, circumstances, steps) => expect(visibleSteps(circumstances)).toEqual(steps));
});

describe('the first step that wants something', () => {
  const circumstances = { user: ada, pending: null, source: null };
  it.each([
    ['domain', { domain: null }],
    ['website', { template: null }],
    ['website', { category: null }],
    ['business', { business: { ...whole.business, keywords: [] } }],
    ['business', { business: { ...whole.business, business_address: ' ' } }],
    ['business', { business: { ...whole.business, logo: { kind: 'generated', blob: 'b1' } } }],
    ['images', { images: [] }],
    ['images', { images: [...whole.images, ...whole.images] }],
    ['summary', {}],
  ] as const)('is %s when the draft has %j', (step, part) =>
    expect(firstIncomplete({ ...whole, ...part } as typeof whole, circumstances)).toBe(step),
  );
});

describe('the count of the path', () => {
  const seven = ['account', 'code', 'domain', 'website', 'business', 'images', 'summary'];
  const path = ({ snapshot }: { snapshot: Parameters<typeof stepMarks>[0] }) => stepMarks(snapshot);
  const counted = async (...events: Parameters<typeof journey<typeof visitor.machine>>[1]) => {
    const there = path(await journey(visitor, [nothing, shown, ...events]));
    return [there.map(({ step }) => step), there.filter(({ done: isDone }) => isDone).map(({ step }) => step)];
  };

  it('is one from a visitor to the summary, whether a code was asked for or not', async () => {
    expect(await counted()).toEqual([seven, []]);
    const signedUp = [profile(newcomer), nothing, shown] as const;
    expect(await counted(...signedUp)).toEqual([seven, ['account']]);
    expect(await counted(...signedUp, submitted, shown)).toEqual([seven, ['account', 'code']]);
    expect(await counted(...signedUp, profile(ada), shown)).toEqual([seven, ['account', 'code']]);
    expect(await counted(profile(ada), nothing, shown)).toEqual([seven, ['account', 'code']]);
  });

  it('goes on where it was in another tab, and is that of whoever comes in', async () => {
    const { open } = await journey(visitor, [nothing, shown, profile(newcomer), nothing, shown]);
    expect(open.get('storeDraft')?.received.at(-1)).toMatchObject({ position: { step: 'code', visited: ['account'] } });
    const left = picked({ draft: null, position: { step: 'code', visited: ['account'] }, trouble: null, copy });
    const again = await journey({ ...visitor, input: { ...visitor.input, profile: newcomer } }, [left, shown]);
    expect(path(again).map(({ step }) => step)).toEqual(seven);
    const others = await journey(visitor, [nothing, profile(ada), nothing, profile({ ...ada, uuid: 'another' })]);
    expect(pathOf(others.snapshot.context, others.snapshot.context.visited)).toEqual(seven.slice(2));
  });
});

describe('one thing changed at the end', () => {
  const position = { step: 'summary' as const, visited: [] };
  const atSummary = [picked({ draft: whole, position, trouble: null, copy }), shown] as const;
  const edit = (step: 'website' | 'images') => ({ type: 'step.edit', step }) as const;

  it('leads to its step, with all others done, and back', async () => {
    const there = await journey(customer, [...atSummary, edit('website'), shown]);
    expect([there.snapshot.context.step, nextStep(there.snapshot)]).toEqual(['website', 'summary']);
    expect(stepMarks(there.snapshot).filter(({ done: isDone }) => !isDone)).toEqual([{ step: 'summary', done: false }]);
    const back = await journey(customer, [...atSummary, edit('website'), shown, ready, next, submitted, shown]);
    expect(back.snapshot.context.step).toBe('summary');
  });

  it('leads on to what it has left wanting', async () => {
    const template = whole.template && { ...whole.template, required_images_count: whole.images.length + 1 };
    const changed = { ...ready, part: { template } } as const;
    const there = await journey(customer, [...atSummary, edit('website'), shown, changed, next, submitted, shown]);
    expect(there.snapshot.context.step).toBe('images');
  });

  it('is forgotten on the way back: Next then leads step by step', async () => {
    const there = await journey(customer, [...atSummary, edit('images'), shown, { type: 'wizard.previous' }, shown]);
    expect(nextStep(there.snapshot)).toBe('images');
  });
});
