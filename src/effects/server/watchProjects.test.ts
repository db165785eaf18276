// @vitest-environment happy-dom
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActorRef,
  createActor,
  createMachine,
  fromPromise,
  fromTransition,
  SimulatedClock,
} from 'xstate';
import type { ProjectStatus } from '../../../contract/rules/websites/projectStatus';
import { resourceMachine } from '../../../machines/shell/resource/resource.machine';
import { pollerMachine } from '../../../machines/websites/poller/poller.machine';
import { lead } from '../browser/lead';
import { watchPage } from '../browser/watchPage';
import { shareList, watchProjects } from './watchProjects';

/** The browser's locks, as all its tabs have them. */
class Locks {
  private readonly waiting: (() => Promise<void>)[] = [];
  private isHeld = false;
  request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => hold().then(resolve, reject);
      this.waiting.push(turn);
      signal.addEventListener('abort', () => {
        const index = this.waiting.indexOf(turn);
        if (index < 0) return;
        this.waiting.splice(index, 1);
        reject(new Error('aborted'));
      });
      void this.next();
    });
  }
  private async next(): Promise<void> {
    if (this.isHeld) return;
    const turn = this.waiting.shift();
    if (!turn) return;
    this.isHeld = true;
    await turn().catch(() => undefined);
    this.isHeld = false;
    void this.next();
  }
}

let visibility: 'visible' | 'hidden';
let clock: SimulatedClock;
/** What the server says, and how often it was asked. */
let status: ProjectStatus;
let isBroken: boolean;
let asked: number;
let tabs: AnyActorRef[];

beforeEach(() => {
  [visibility, status, isBroken, asked, tabs] = ['visible', 'INITIAL', false, 0, []];
  clock = new SimulatedClock();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
});
afterEach(() => {
  for (const tab of tabs) (tab as ReturnType<typeof open>).stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const listOf = (tab: AnyActorRef) => tab.system.get('projects') as ActorRefFrom<typeof resourceMachine>;

/** A tab whose screen shows the list. */
function open(user = 'ada') {
  const load = fromPromise<unknown, undefined>(async () => {
    asked += 1;
    if (isBroken) throw { status: 500, message: '' };
    return [{ project_status: status }];
  });
  const still = (state: object) => fromTransition(() => state, state);
  const root = createMachine({
    invoke: [
      { src: still({ profile: { uuid: user } }), systemId: 'session' },
      { src: still({}), systemId: 'dashboard' },
      { src: resourceMachine.provide({ actors: { load } }), systemId: 'projects', input: {} },
      {
        src: pollerMachine.provide({
          actors: {
            watchProjects: watchProjects(
              () => 0.5,
              () => clock.now(),
            ),
            watchPage,
            lead,
            shareList,
          },
        }),
        systemId: 'poller',
      },
    ],
  });
  const tab = createActor(root, { clock, systemId: 'app' }).start();
  tabs.push(tab);
  listOf(tab).send({ type: 'resource.watch' });
  return tab;
}
const knows = (tab: AnyActorRef) =>
  (listOf(tab).getSnapshot().context.value as { project_status: string }[] | null)?.[0]?.project_status;
/** Lets answers, locks and what crosses between tabs arrive. */
const settle = async () => {
  for (let round = 0; round < 6; round += 1) await new Promise((resolve) => setTimeout(resolve, 1));
};
/** How often the server is asked meanwhile, five seconds at a time. */
async function asks(seconds: number): Promise<number> {
  const before = asked;
  for (let second = 0; second < seconds; second += 5) {
    clock.increment(5_000);
    await settle();
  }
  return asked - before;
}
const show = (state: typeof visibility) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks once for eight tabs, each of which knows the answer; when the one that asked is closed another does', async () => {
  Array.from({ length: 8 }, () => open());
  await settle();
  expect(asked).toBe(8);
  status = 'STATUS_CHECK';
  expect(await asks(10)).toBe(1);
  expect(tabs.map(knows)).toEqual(Array(8).fill('STATUS_CHECK'));
  (tabs.shift() as ReturnType<typeof open>).stop();
  status = 'DEPLOYED';
  expect(await asks(20)).toBe(1);
  expect(tabs.map(knows)).toEqual(Array(7).fill('DEPLOYED'));
  expect(await asks(30)).toBe(0);
});

it('asks for itself in each tab where tabs cannot agree, without answering each other for ever', async () => {
  vi.stubGlobal('navigator', {});
  open();
  open();
  await settle();
  expect(await asks(20)).toBeLessThanOrEqual(4);
});

it('takes no list of another customer', async () => {
  open('ada');
  const other = open('bob');
  await settle();
  status = 'STATUS_CHECK';
  expect(await asks(10)).toBe(1);
  expect(knows(other)).toBe('INITIAL');
});

it('asks nothing for a minute while it is hidden, and at once when it is shown or comes to the front', async () => {
  open();
  await settle();
  show('hidden');
  expect(await asks(60)).toBe(0);
  show('visible');
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toBe(2);
  // Within the ten seconds.
  expect(await asks(5)).toBe(0);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toBe(3);
});

it('widens its pauses with each of five answers of 500, and has them short again after a good one', async () => {
  open();
  await settle();
  isBroken = true;
  const pauses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    let pause = 0;
    do pause += 5;
    while ((await asks(5)) === 0 && pause < 400);
    pauses.push(pause);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160]);
  isBroken = false;
  expect(await asks(300)).toBe(1);
  expect(await asks(10)).toBe(1);
});

it('asks nothing while no screen shows the list', async () => {
  const tab = open();
  await settle();
  listOf(tab).send({ type: 'resource.unwatch' });
  expect(await asks(60)).toBe(0);
  listOf(tab).send({ type: 'resource.watch' });
  await settle();
  expect(asked).toBe(2);
  expect(await asks(10)).toBe(1);
});
