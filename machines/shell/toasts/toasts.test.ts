import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, inWorld, journey } from '../../paths/journey';
import type { Notice, ToastSubject } from '../../protocols/toast';
import type { ToastsContext } from './toasts.machine';
import { toastsModels } from './toasts.model';

type Shown = { current: { title: string; duration: number } | null };
/** 'Saved' has 5 s, 'Session expired!' 4 s: what is left of them after the first 2. */
const delays = { readDelay: 2_000, restDelay: ({ current }: Shown) => (current?.title === 'Saved' ? 3_000 : 2_000) };

walkMachine(toastsModels, delays, './toasts.transitions.md');

const quiet = inWorld(toastsModels, 'quiet');
/** Each title is a subject of its own, unless it is told otherwise. */
const show = (title: string, variant: Notice['variant'], more: Partial<Notice> = {}) =>
  ({ type: 'toast.show', subject: title as ToastSubject, title, variant, ...more }) as const;
/** What is seen, then what waits. */
const titles = ({ context: { current, waiting } }: { context: ToastsContext }) =>
  [current, ...waiting].map((toast) => toast?.title ?? null);

it('shows one for 5000 ms and then nothing', async () => {
  const shown = await journey(quiet, [show('Saved', 'success')]);
  expect(shown.snapshot.context.current).toMatchObject({ title: 'Saved', duration: 5_000 });
  shown.actor.stop();
  const { state, snapshot } = await journey(quiet, [show('Saved', 'success'), after('readDelay'), after('restDelay')], {
    delays,
  });
  expect([state, snapshot.context.current]).toEqual(['empty', null]);
});

it('shows one for the time that it asks for', async () => {
  const asked = show('Session closed', 'success', { duration: 3_000 });
  const { state } = await journey(quiet, [asked, after('readDelay'), after('restDelay')], {
    delays: { readDelay: 2_000, restDelay: 1_000 },
  });
  expect(state).toBe('empty');
});

it('makes way after 2 s while others wait, so that the third of three is seen after 4 s', async () => {
  const three = [show('one', 'info'), show('two', 'success'), show('three', 'warning')] as const;
  const { snapshot } = await journey(quiet, [...three, after('readDelay'), after('readDelay')], { delays });
  expect([snapshot.context.current?.title, snapshot.context.waiting]).toEqual(['three', []]);
});

it('makes way at once for what arrives when its 2 s are over, and not before', async () => {
  const early = await journey(quiet, [show('one', 'info'), show('two', 'info')]);
  expect(early.snapshot.context.current?.title).toBe('one');
  const late = await journey(quiet, [show('one', 'info'), after('readDelay'), show('two', 'info')], { delays });
  expect([late.state, late.snapshot.context.current?.title]).toEqual(['showing.fresh', 'two']);
});

it('gives an error its whole time, whoever waits', async () => {
  const refused = show('Session expired!', 'error', { duration: 4_000 });
  const events = [refused, show('Saved', 'success'), show('Verified', 'success'), after('readDelay')] as const;
  const reading = await journey(quiet, events, { delays });
  expect([reading.state, reading.snapshot.context.current?.title]).toEqual(['showing.lingering', 'Session expired!']);
  const read = await journey(quiet, [...events, after('restDelay')], { delays });
  expect(read.snapshot.context.current?.title).toBe('Saved');
});

it('makes way for nobody while it is hovered', async () => {
  const { state, clock } = await journey(
    quiet,
    [show('one', 'info'), after('readDelay'), { type: 'toast.pause' }, show('two', 'info')],
    { delays },
  );
  expect([state, clock.timerOf(() => true)]).toEqual(['showing.paused', undefined]);
});

it('lets errors go first, each kind in its order, and loses none', async () => {
  const { snapshot } = await journey(quiet, [
    show('first', 'info'),
    show('second', 'success'),
    show('third', 'error'),
    show('fourth', 'warning'),
    show('fifth', 'error'),
  ]);
  const { current, waiting } = snapshot.context;
  expect([current, ...waiting].map((toast) => toast?.title)).toEqual(['first', 'third', 'fifth', 'second', 'fourth']);
});

it('never takes the visible one away for an error', async () => {
  const { snapshot } = await journey(quiet, [show('first', 'info'), show('second', 'error')]);
  expect(snapshot.context.current?.title).toBe('first');
});

it('says words that are waiting once, and words that are shown anew', async () => {
  const waiting = await journey(quiet, [show('one', 'info'), show('Saved', 'success'), show('Saved', 'success')]);
  expect(waiting.snapshot.context).toMatchObject({ current: { title: 'one' }, waiting: [{ title: 'Saved', id: 2 }] });
  const shown = await journey(quiet, [show('Saved', 'success'), show('Saved', 'success')]);
  expect(shown.snapshot.context).toMatchObject({ current: { title: 'Saved', id: 2 }, waiting: [] });
});

it('gives each its own id, so that each is announced once', async () => {
  const { snapshot } = await journey(quiet, [show('one', 'info'), show('two', 'info'), show('three', 'info')]);
  expect([snapshot.context.current, ...snapshot.context.waiting].map((toast) => toast?.id)).toEqual([1, 2, 3]);
});

it('stays while it is hovered, and has its whole time again afterwards', async () => {
  const paused = await journey(quiet, [show('Saved', 'success'), { type: 'toast.pause' }]);
  expect(paused.clock.timerOf(() => true)).toBeUndefined();
  const { state } = await journey(
    quiet,
    [
      show('Saved', 'success'),
      { type: 'toast.pause' },
      { type: 'toast.resume' },
      after('readDelay'),
      after('restDelay'),
    ],
    { delays },
  );
  expect(state).toBe('empty');
});

it('goes on with the next when one is dismissed while it is hovered', async () => {
  const { state, snapshot } = await journey(quiet, [
    show('one', 'info'),
    show('two', 'info'),
    { type: 'toast.pause' },
    { type: 'toast.dismiss' },
  ]);
  expect([state, snapshot.context.current?.title]).toEqual(['showing.fresh', 'two']);
});

it('lets the latest news of a subject take the place of what was said of it before', async () => {
  const taken = show('Domain Not Available', 'error', { subject: 'domain' });
  const shown = await journey(quiet, [taken, show('Domain Added', 'success', { subject: 'domain' })]);
  expect([shown.state, ...titles(shown.snapshot)]).toEqual(['showing.fresh', 'Domain Added']);
  const failed = show('Verification Failed', 'error', { subject: 'code' });
  const waiting = await journey(quiet, [taken, failed, show('Email Verified', 'success', { subject: 'code' })]);
  expect(titles(waiting.snapshot)).toEqual(['Domain Not Available', 'Email Verified']);
});

it('withdraws what is overtaken, shown or waiting, and goes on with the rest', async () => {
  const refused = show('Login Error', 'error', { subject: 'session' });
  const withdraw = { type: 'toast.withdraw', subject: 'session' } as const;
  const alone = await journey(quiet, [refused, withdraw]);
  expect([alone.state, ...titles(alone.snapshot)]).toEqual(['empty', null]);
  const hovered = await journey(quiet, [refused, show('Saved', 'success'), { type: 'toast.pause' }, withdraw]);
  expect([hovered.state, ...titles(hovered.snapshot)]).toEqual(['showing.fresh', 'Saved']);
  const waiting = await journey(quiet, [show('Saved', 'success'), refused, withdraw]);
  expect(titles(waiting.snapshot)).toEqual(['Saved']);
});

it('leaves behind with a screen what was said of it, but not what is about more', async () => {
  const { snapshot } = await journey(quiet, [
    show('Domain Not Available', 'error'),
    show('Logos generated successfully!', 'success'),
    show('Session expired!', 'error', { goesAlong: true }),
    show('Login successful', 'success', { goesAlong: true }),
    { type: 'toast.leave' },
  ]);
  expect(titles(snapshot)).toEqual(['Session expired!', 'Login successful']);
});

it('lets no time pass while nobody sees the page, and has its whole time afterwards', async () => {
  const before = await journey(quiet, [{ type: 'page.hidden' }, show('Saved', 'success')]);
  expect([before.state, before.clock.timerOf(() => true)]).toEqual(['showing.paused', undefined]);
  const meanwhile = await journey(quiet, [show('Saved', 'success'), after('readDelay'), { type: 'page.hidden' }], {
    delays,
  });
  expect([meanwhile.state, meanwhile.clock.timerOf(() => true)]).toEqual(['showing.paused', undefined]);
  const back = await journey(quiet, [{ type: 'page.hidden' }, show('Saved', 'success'), { type: 'page.shown' }]);
  expect(back.state).toBe('showing.fresh');
});
