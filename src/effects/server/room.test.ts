import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, type EventObject, fromPromise, setup } from 'xstate';
import { type ResourceRef, resourceMachine } from '../../../machines/shell/resource/resource.machine';
import { followRoom, watchRoom } from './room';

const figures = (projectLimit: number, total: number) => ({ plan: { projectLimit }, websites: { total } });

/** Whoever listens beside the figures of the dashboard, which are read as `answers` come. */
async function hear(listens: typeof watchRoom, answers: (() => unknown)[]) {
  const heard: EventObject[] = [];
  let asked = 0;
  const read = async () => answers[asked++]?.();
  const root = createActor(
    setup({
      actors: { dashboard: resourceMachine.provide({ actors: { load: fromPromise(read) } }), room: listens },
      actions: { note: ({ event }) => heard.push(event) },
    }).createMachine({
      // The listener ends before what it listens to.
      invoke: [{ src: 'room' }, { src: 'dashboard', systemId: 'dashboard' }],
      on: { 'room.changed': { actions: 'note' } },
    }),
  ).start();
  onTestFinished(() => void root.stop());
  const refresh = async () => {
    (root.system.get('dashboard') as ResourceRef).send({ type: 'resource.refresh' });
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { heard, refresh, asked: () => asked };
}
const room = (limit: number | null) => ({ type: 'room.changed', limit });

describe('the room for another website', () => {
  it('is asked for and told, with each change', async () => {
    const { heard, refresh } = await hear(watchRoom, [() => figures(3, 2), () => figures(3, 3), () => figures(0, 3)]);
    expect(heard).toEqual([room(null)]);
    await refresh();
    await refresh();
    expect(heard.slice(1)).toEqual([room(3), room(null)]);
  });
  it('counts as there when the figures cannot be had', async () => {
    const refused = () => {
      throw { status: 403, message: '' };
    };
    expect((await hear(watchRoom, [refused])).heard).toEqual([room(null)]);
  });
  it('is not asked for by whoever only follows', async () => {
    const { heard, refresh, asked } = await hear(followRoom, [() => figures(1, 1)]);
    expect([heard, asked()]).toEqual([[], 0]);
    await refresh();
    expect(heard).toEqual([room(1)]);
  });
});
