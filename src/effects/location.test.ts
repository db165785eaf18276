// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnyActorRef, createActor, setup } from 'xstate';
import { locate, safe } from '../app/locate';
import { watchLocation } from './location';

const logic = watchLocation({ resolve: (path, search) => locate(path, search, '/terms'), safe });
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
  'goes home instead of to %s (decision S1)',
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
