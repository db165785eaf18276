// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type AnyActorRef, createActor, fromTransition, setup } from 'xstate';
import type { LocationOrder, Way } from '../../../machines/protocols/address';
import { locate, safe } from '../../app/locate';
import { gate, watchLocation } from './location';
import { holdPage, leavePage } from './holdPage';

const now = 1_795_000_000_000;
const logic = watchLocation({ resolve: (path, search) => locate(path, search, '/terms'), safe, now: () => now });
let heard: { path: string; search: string; by: string; returnTo: string; pattern: string }[];

/** The real listener below a machine that keeps what it hears. */
function listen() {
  heard = [];
  const actor = createActor(
    setup({
      actors: { location: logic },
      actions: {
        keep: ({ event }) => {
          if ('address' in event) heard.push(event['address'] as (typeof heard)[number]);
        },
      },
    }).createMachine({
      invoke: { id: 'location', src: 'location', systemId: 'location' },
      on: { 'location.changed': { actions: 'keep' } },
    }),
  ).start();
  actors.push(actor);
  const go = (to: string, replace = false) => {
    const location = actor.system.get('location') as AnyActorRef;
    location.send({ type: 'location.go', to, replace });
  };
  return { actor, go };
}

const actors: { stop(): unknown }[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});
beforeEach(() => window.history.replaceState(null, '', '/sign-in?redirect=%2Fwebsite-setup'));

it('says where the page was opened', () => {
  listen();
  expect(heard).toEqual([
    {
      path: '/sign-in',
      search: '?redirect=%2Fwebsite-setup',
      pattern: '/sign-in',
      screen: 'signIn',
      access: 'visitor',
      returnTo: '/website-setup',
      by: 'load',
    },
  ]);
});

it('says when somebody came from the dashboard, once, and not of an address that is put in the place of another', () => {
  const { go } = listen();
  go('/website-setup?source=dashboard');
  expect(window.location.search).toBe(`?source=dashboard&timestamp=${now}`);
  go('/website-setup?source=dashboard&timestamp=1&plan=a');
  expect(window.location.search).toBe(`?source=dashboard&timestamp=${now}&plan=a`);
  go('/website-setup?source=dashboard', true);
  expect(window.location.search).toBe('?source=dashboard');
});

it('goes where it is told, with an entry in the history or in place of one', () => {
  const { go } = listen();
  const before = window.history.length;
  go('/terms?a=1');
  go('/privacy', true);
  expect(heard.map(({ path, search, by }) => path + search + by)).toEqual([
    '/sign-in?redirect=%2Fwebsite-setupload',
    '/terms?a=1go',
    '/privacygo',
  ]);
  expect(window.location.pathname).toBe('/privacy');
  expect(window.history.length).toBe(before + 1);
});

it('leaves no second entry for the address that is shown', () => {
  const { go } = listen();
  go('/terms');
  const before = window.history.length;
  go('/terms');
  expect(window.history.length).toBe(before);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/nowhere', '/.//evil'])(
  'goes home instead of to %s',
  (to) => {
    const { go } = listen();
    go(to);
    expect(window.location.href).toBe(`${window.location.origin}/`);
  },
);

it('hears Back and Forward', () => {
  listen();
  window.history.replaceState(null, '', '/privacy');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard.at(-1)).toMatchObject({ path: '/privacy', by: 'pop' });
});

it('is silent once its machine has stopped', () => {
  const { actor } = listen();
  actor.stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveLength(1);
});

describe('a page that holds something unsaved', () => {
  const travelled = (state: number | null, path: string) => {
    window.history.replaceState(state, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  /** The settings three entries from the first, the real listeners, and a session that keeps what it is told. */
  function hold(at = '/settings') {
    window.history.replaceState(3, '', at);
    heard = [];
    const asked: Way[] = [];
    const told: string[] = [];
    const actor = createActor(
      setup({
        actors: {
          location: logic,
          holdPage,
          leavePage,
          session: fromTransition((state: object, event: { type: string }) => {
            told.push(event.type);
            return state;
          }, {}),
        },
        actions: {
          keep: ({ event }) => void heard.push(event['address'] as (typeof heard)[number]),
          note: ({ event }) => void asked.push(event['way'] as Way),
        },
      }).createMachine({
        invoke: [
          { id: 'location', src: 'location', systemId: 'location' },
          { id: 'session', src: 'session', systemId: 'session' },
        ],
        on: { 'location.changed': { actions: 'keep' } },
        initial: 'held',
        states: {
          held: {
            invoke: { id: 'holdPage', src: 'holdPage' },
            on: { 'leave.ask': { actions: 'note' }, 'leave.discard': 'leaving', 'form.discard': 'free' },
          },
          leaving: {
            invoke: { id: 'leavePage', src: 'leavePage', input: () => asked.at(-1) as Way, onDone: 'free' },
          },
          free: {},
        },
      }),
    ).start();
    actors.push(actor);
    const order = (one: LocationOrder) => (actor.system.get('location') as AnyActorRef).send(one);
    return { actor, asked, told, order };
  }
  const paths = () => heard.map(({ path, by }) => `${path} ${by}`);
  let gone: MockInstance<History['go']>;
  beforeEach(() => {
    gone = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  });
  afterEach(() => gone.mockRestore());

  it('asks before a link leads off it, and goes where it led once that is decided', async () => {
    const { actor, asked, order } = hold();
    order({ type: 'location.go', to: '/terms?a=1' });
    expect([asked, window.location.pathname]).toEqual([
      [{ kind: 'go', to: '/terms?a=1', replace: false }],
      '/settings',
    ]);
    actor.send({ type: 'leave.discard' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('free'));
    expect(paths()).toEqual(['/settings load', '/terms go']);
  });

  it('asks nobody about a way on the page itself', () => {
    const { asked, order } = hold();
    order({ type: 'location.go', to: '/settings?tab=2' });
    expect([asked, window.location.search]).toEqual([[], '?tab=2']);
  });

  it('asks before a way to another website, which is another page, and not before one to a tab of the same', () => {
    const { asked, order } = hold('/websites?site=one&tab=content');
    order({ type: 'location.go', to: '/websites/?site=one&tab=domain' });
    expect(asked).toEqual([]);
    order({ type: 'location.go', to: '/websites?site=two' });
    order({ type: 'location.go', to: '/websites' });
    expect(asked.map((way) => way.kind === 'go' && way.to)).toEqual(['/websites?site=two', '/websites']);
  });

  it('asks before the logout, and leaves it to the session once that is decided', async () => {
    const { actor, asked, told, order } = hold();
    order({ type: 'location.signOut' });
    expect([asked, told]).toEqual([[{ kind: 'signOut' }], []]);
    actor.send({ type: 'leave.discard' });
    await vi.waitFor(() => expect(told).toEqual(['session.signOut']));
  });

  it.each([
    ['Back', 2, -1],
    ['Back over two entries', 1, -2],
    ['Forward', 4, 1],
  ])('takes %s back before anybody hears of it, asks, and goes it again once that is decided', async (_, to, delta) => {
    const { actor, asked } = hold();
    travelled(to, '/terms');
    expect([asked, gone.mock.calls]).toEqual([[{ kind: 'travel', delta }], [[-delta]]]);
    travelled(3, '/settings');
    expect(paths()).toEqual(['/settings load']);
    actor.send({ type: 'leave.discard' });
    await vi.waitFor(() => expect(gone.mock.calls.at(-1)).toEqual([delta]));
    travelled(to, '/terms');
    expect(paths()).toEqual(['/settings load', '/terms pop']);
  });

  it('counts the entry of a link to a place on the page', () => {
    const { asked } = hold();
    travelled(null, '/settings#main');
    expect([asked, window.history.state]).toEqual([[], 4]);
    // The same link again replaces the entry.
    travelled(null, '/settings#main');
    expect(window.history.state).toBe(4);
    travelled(2, '/terms');
    expect([asked, gone.mock.calls]).toEqual([[{ kind: 'travel', delta: -2 }], [[2]]]);
  });

  it('has the browser ask before the tab is closed, as long as it is held', () => {
    const { actor, asked, order } = hold();
    expect(closes()).toBe(true);
    actor.send({ type: 'form.discard' });
    expect([closes(), gate.holds]).toEqual([false, null]);
    order({ type: 'location.go', to: '/terms' });
    expect([asked, window.location.pathname]).toEqual([[], '/terms']);
  });

  it('goes at once where nothing is held', () => {
    const { actor, told, order } = hold();
    actor.send({ type: 'form.discard' });
    order({ type: 'location.signOut' });
    expect(told).toEqual(['session.signOut']);
  });
});
