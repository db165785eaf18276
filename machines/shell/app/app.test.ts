import { describe, expect, it } from 'vitest';
import { type AnyActorRef, type EventObject, fromCallback, fromTransition } from 'xstate';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { ada } from '../../session/session/session.model';
import { appModels, home, overlayModels, screenModels, setUp, signIn, terms } from './app.model';

walkMachine(appModels, {}, './app.transitions.md');

const screens = inWorld(screenModels, 'screens');
const play = (...events: Parameters<typeof journey<typeof screens.machine>>[1]) => journey(screens, events);

const at = (address: typeof home) => ({ type: 'location.changed', address }) as const;
const entered = { type: 'session.entered', profile: ada } as const;
const enteredNew = { type: 'session.entered', profile: { ...ada, isAccountNew: true } } as const;
const left = { type: 'session.left' } as const;
const still = done('loadScreen', { logic: null });
const ofType = (sent: readonly EventObject[], prefix: string) => sent.filter(({ type }) => type.startsWith(prefix));
const childOf = (actor: { getSnapshot(): { children: object } }, id: string) =>
  (actor.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];

/** A screen's logic that remembers what it was born with, what it hears, and whether it still runs. */
function recorder() {
  const record = { inputs: [] as unknown[], heard: [] as EventObject[], running: 0 };
  const logic = fromCallback<EventObject, object>(({ input, receive }) => {
    record.inputs.push(input);
    record.running += 1;
    receive((event) => record.heard.push(event));
    return () => {
      record.running -= 1;
    };
  });
  return { record, logic, loaded: done('loadScreen', { logic }) };
}

describe('who may see what', () => {
  it('sends a visitor to /sign-in, with the way back', async () => {
    const { sent, state } = await play(at({ ...home, path: '/analytics', search: '?domain=a.be' }), left);
    expect(state).toBe('screen.redirecting + overlay.closed');
    expect(ofType(sent, 'location')).toEqual([
      { type: 'location.go', to: '/sign-in?redirect=%2Fanalytics%3Fdomain%3Da.be', replace: true },
    ]);
  });
  it('names no other origin as the way back', async () => {
    const { sent } = await play(at({ ...home, path: '//evil.example/x', pattern: '*' }), left);
    const to = '/sign-in?redirect=%2Fevil.example%2Fx';
    expect(ofType(sent, 'location')).toEqual([{ type: 'location.go', to, replace: true }]);
  });
  it('shows nothing of the customer area before the session is known, but has its code and its frame ready', async () => {
    const [screen, shell] = [recorder(), recorder()];
    const loaded = done('loadScreen', { logic: screen.logic, residents: { shell: { logic: shell.logic } } });
    const { state, snapshot } = await play(at(home), loaded);
    expect([state, snapshot.context.shown]).toEqual(['screen.gated + overlay.closed', null]);
    expect([screen.record.running, shell.record.running]).toEqual([0, 1]);
    expect((await play(at(home), loaded, entered, loaded)).state).toBe('screen.showing + overlay.closed');
    expect((await play(at(home), loaded, left)).state).toBe('screen.redirecting + overlay.closed');
  });
  it('shows a public page at once', async () =>
    expect((await play(at(terms), still)).state).toBe('screen.showing + overlay.closed'));
  it('sends a customer on from /sign-in to where they were going', async () => {
    const { sent } = await play(entered, at(signIn));
    expect(ofType(sent, 'location')).toEqual([{ type: 'location.go', to: '/billing', replace: true }]);
  });
  it('sends a customer on who has just signed in, and keeps the form on the screen meanwhile', async () => {
    const form = recorder();
    const { sent, state } = await play(left, at(signIn), form.loaded, { type: 'session.unsettled' }, entered);
    expect(state).toBe('screen.redirecting + overlay.closed');
    expect(ofType(sent, 'location')).toEqual([{ type: 'location.go', to: '/billing', replace: true }]);
    expect(form.record.running).toBe(1);
  });
  it('lets a new account stay where its code is asked for, until it is verified', async () => {
    const unverified = await play(left, at(signIn), still, enteredNew);
    expect(unverified.state).toBe('screen.showing + overlay.closed');
    const verified = await play(left, at(signIn), still, enteredNew, entered);
    expect(ofType(verified.sent, 'location')).toHaveLength(1);
  });
  it('shows the wizard to a visitor who came by its public link, and lets it live through sign-in and sign-out', async () => {
    const wizard = recorder();
    await play(left, at(setUp), wizard.loaded, { type: 'session.unsettled' }, entered, left);
    expect(wizard.record).toMatchObject({
      running: 1,
      inputs: [{ path: '/website-setup', search: { source: 'visitor' }, profile: null }],
    });
    expect(ofType(wizard.record.heard, 'profile')).toEqual([
      { type: 'profile.changed', profile: ada },
      { type: 'profile.changed', profile: null },
    ]);
  });
});

describe('leaving', () => {
  it('takes the screen and the resources of the customer away, then goes where they asked to be', async () => {
    const dashboard = recorder();
    const { sent, state } = await play(entered, at(home), dashboard.loaded, { ...left, to: '/sign-in' });
    expect([state, dashboard.record.running]).toEqual(['screen.redirecting + overlay.closed', 0]);
    expect(sent.slice(-4)).toEqual([
      { type: 'resource.clear' },
      { type: 'resource.clear' },
      { type: 'resource.clear' },
      { type: 'location.go', to: '/sign-in', replace: true },
    ]);
  });
  it('asks a customer whose session was lost to sign in, with the way back', async () => {
    const dashboard = recorder();
    const { sent } = await play(entered, at(home), dashboard.loaded, left);
    expect(dashboard.record.running).toBe(0);
    expect(sent.at(-1)).toEqual({ type: 'location.go', to: '/sign-in?redirect=%2F', replace: true });
  });
});

describe('screens', () => {
  it('is born knowing its address, its parameters and the customer', async () => {
    const screen = recorder();
    await play(entered, at({ ...home, search: '?page=2&page=3&q=a%20b', returnTo: '/billing' }), screen.loaded);
    expect(screen.record.inputs).toEqual([
      { path: '/', search: { page: '3', q: 'a b' }, returnTo: '/billing', profile: ada },
    ]);
  });
  it('gives way to the next one, once that is loaded', async () => {
    const [first, second] = [recorder(), recorder()];
    const waiting = await play(entered, at(home), first.loaded, at(terms));
    expect([waiting.state, first.record.running]).toEqual(['screen.loading + overlay.closed', 1]);
    await play(entered, at(home), first.loaded, at(terms), second.loaded);
    expect(second.record.running).toBe(1);
    expect(first.record.running).toBe(1);
  });
  it('is told of a new search, and not born again', async () => {
    const screen = recorder();
    const { state } = await play(entered, at(home), screen.loaded, at({ ...home, search: '?page=2' }));
    expect(state).toBe('screen.showing + overlay.closed');
    expect(screen.record.inputs).toHaveLength(1);
    expect(screen.record.heard).toContainEqual({ type: 'address.changed', path: '/', search: { page: '2' } });
  });
  it('can be asked for again when its chunk did not come', async () => {
    const events = [entered, at(home), failed('loadScreen')] as const;
    expect((await play(...events)).state).toBe('screen.failed + overlay.closed');
    expect((await play(...events, { type: 'screen.retry' }, still)).state).toBe('screen.showing + overlay.closed');
  });
  it('breaks alone: the root and its address go on', async () => {
    const broken = fromTransition<object, EventObject, never, object>(() => {
      throw new Error('broken');
    }, {});
    const staged = await play(entered, at(home), done('loadScreen', { logic: broken }));
    childOf(staged.actor, 'screen')?.send({ type: 'anything' });
    await staged.settle();
    expect(staged.actor.getSnapshot()).toMatchObject({ status: 'active', value: { screen: 'failed' } });
    staged.actor.send(at(terms));
    expect(staged.actor.getSnapshot().value).toMatchObject({ screen: 'loading' });
  });
  it('asks for the profile again when the server could not say who is signed in', async () => {
    const { sent, state } = await play(at(home), { type: 'session.unreachable' }, { type: 'screen.retry' });
    expect([state, sent.at(-1)]).toEqual(['screen.waiting + overlay.closed', { type: 'profile.load' }]);
  });
});

describe('overlays', () => {
  const overlays = inWorld(overlayModels, 'overlays');
  const topUp = { type: 'overlay.open', name: 'topUp', input: { shortfall: 1_500 } } as const;
  const opened = done('loadOverlay', { logic: null });
  const overlay = (...events: Parameters<typeof journey<typeof overlays.machine>>[1]) => journey(overlays, events);

  it('is born with the opener’s words and the customer', async () => {
    const dialog = recorder();
    const { output } = dialog.loaded;
    await play(entered, at(home), still, topUp, done('loadOverlay', output));
    expect(dialog.record.inputs).toEqual([{ shortfall: 1_500, profile: ada }]);
  });
  it('gives way to another one', async () => {
    const { snapshot, state } = await overlay(topUp, opened, { type: 'overlay.open', name: 'palette' }, opened);
    expect([state, snapshot.context.overlay]).toEqual([
      'screen.locating + overlay.open',
      { name: 'palette', input: {} },
    ]);
  });
  it.each([
    ['it is closed', { type: 'overlay.close' }],
    ['it has ended', done('overlay')],
    ['it breaks', failed('overlay')],
    ['the customer goes elsewhere', at(terms)],
    ['the session ends', left],
  ] as const)('goes when %s', async (_, event) => {
    const { snapshot, open } = await overlay(topUp, opened, event);
    expect(snapshot).toMatchObject({ value: { overlay: 'closed' }, context: { overlay: null } });
    expect(open.has('overlay')).toBe(false);
  });
  it('stays when only the search changes', async () => {
    const { snapshot } = await overlay(at(terms), still, topUp, opened, at({ ...terms, search: '?section=2' }));
    expect(snapshot.value).toMatchObject({ overlay: 'open' });
  });
  it('says so when it cannot be loaded', async () => {
    const { sent, snapshot } = await overlay(topUp, failed('loadOverlay'));
    expect(snapshot.value).toMatchObject({ overlay: 'closed' });
    expect(sent.at(-1)).toMatchObject({ type: 'toast.show', title: 'Something went wrong!', variant: 'error' });
  });
});

describe('residents', () => {
  it('come with the first screen that needs them, once, and stay when it goes', async () => {
    const shell = recorder();
    const home1 = done('loadScreen', {
      logic: null,
      residents: { shell: { logic: shell.logic, input: { isOpen: true } } },
    });
    const { snapshot } = await play(entered, at(home), home1, at(terms), still, at(home), home1);
    expect(shell.record).toMatchObject({ running: 1, inputs: [{ isOpen: true }] });
    expect(snapshot.context.residents).toEqual(['shell']);
  });
  it('are there before the screen is born', async () => {
    const born: string[] = [];
    const noting = (name: string) => fromCallback<EventObject, object>(() => void born.push(name));
    await play(
      entered,
      at(home),
      done('loadScreen', { logic: noting('screen'), residents: { balance: { logic: noting('balance') } } }),
    );
    expect(born).toEqual(['balance', 'screen']);
  });
});

it('wakes every resource when the customer comes back to the window', async () => {
  const { sent } = await play({ type: 'window.focused' });
  expect(sent).toEqual(Array.from({ length: 5 }, () => ({ type: 'resource.wake' })));
});
