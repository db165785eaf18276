import { expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, inWorld, journey } from '../../paths/journey';
import type { Notice } from '../../protocols/toast';
import { toastsModels } from './toasts.model';

type Shown = { current: { title: string; duration: number } | null };
/** 'Saved' has 5 s, 'Session expired!' 4 s: what is left of them after the first 2. */
const delays = { readDelay: 2_000, restDelay: ({ current }: Shown) => (current?.title === 'Saved' ? 3_000 : 2_000) };

walkMachine(toastsModels, delays, './toasts.transitions.md');

const quiet = inWorld(toastsModels, 'quiet');
const show = (title: string, variant: Notice['variant'], more: Partial<Notice> = {}) =>
  ({ type: 'toast.show', title, variant, ...more }) as const;

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

it('says words that are waiting once, and the same words anew after they were shown', async () => {
  const { snapshot } = await journey(quiet, [
    show('Saved', 'success'),
    show('Saved', 'success'),
    show('Saved', 'success'),
    { type: 'toast.dismiss' },
  ]);
  expect(snapshot.context).toMatchObject({ current: { title: 'Saved', id: 2 }, waiting: [] });
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
