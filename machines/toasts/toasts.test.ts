import { expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { after, inWorld, journey } from '../kit/journey';
import type { Notice } from '../kit/notify';
import { toastsModels } from './toasts.model';

type Shown = { current: { title: string; duration: number } | null };
const delays = { showDelay: ({ current }: Shown) => (current?.title === 'Saved' ? 5_000 : 4_000) };

walkMachine(toastsModels, delays, './toasts.transitions.md');

const quiet = inWorld(toastsModels, 'quiet');
const show = (title: string, variant: Notice['variant'], more: Partial<Notice> = {}) =>
  ({ type: 'toast.show', title, variant, ...more }) as const;

it('shows one for 5000 ms and then nothing', async () => {
  const shown = await journey(quiet, [show('Saved', 'success')]);
  expect(shown.snapshot.context.current).toMatchObject({ title: 'Saved', duration: 5_000 });
  shown.actor.stop();
  const { state, snapshot } = await journey(quiet, [show('Saved', 'success'), after('showDelay')], {
    delays: { showDelay: 5_000 },
  });
  expect([state, snapshot.context.current]).toEqual(['empty', null]);
});

it('shows one for the time that it asks for', async () => {
  const { state } = await journey(quiet, [show('Session closed', 'success', { duration: 3_000 }), after('showDelay')], {
    delays: { showDelay: 3_000 },
  });
  expect(state).toBe('empty');
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
    [show('Saved', 'success'), { type: 'toast.pause' }, { type: 'toast.resume' }, after('showDelay')],
    { delays: { showDelay: 5_000 } },
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
  expect([state, snapshot.context.current?.title]).toEqual(['showing.counting', 'two']);
});
