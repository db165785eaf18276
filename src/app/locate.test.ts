import { expect, it } from 'vitest';
import { routeChunks } from './boot/routeChunks';
import { locate, safe } from './locate';
import { routes } from '../system/routes';

it('knows something of every chunk, and has a chunk for every route, in the order in which they are tried', () =>
  expect(Object.keys(routeChunks)).toEqual(Object.keys(routes)));

it('gives each logic a name that no other long-lived actor has', () => {
  const taken = ['session', 'toasts', 'location', 'storage', 'theme', 'shell', 'palette'];
  const resources = ['dashboard', 'projects', 'plans', 'templates', 'balance'];
  for (const { screen } of Object.values(routes)) expect([...taken, ...resources]).not.toContain(screen);
});

it.each([
  ['/', 'customer'],
  ['/website-setup', 'customer'],
  ['/website-setup/', 'customer'],
  ['/sign-in', 'visitor'],
  ['/sign-up', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/terms', 'public'],
  ['/404', 'public'],
  ['/nowhere', 'customer'],
])('%s is for the %s', (path, access) => expect(locate(path, '', null).access).toBe(access));

it('opens the wizard to a visitor who comes by the public link, and nothing else', () => {
  expect(locate('/website-setup', '?source=visitor', null).access).toBe('either');
  expect(locate('/website-setup', '?source=dashboard', null).access).toBe('customer');
  expect(locate('/', '?source=visitor', null).access).toBe('customer');
});

it.each([
  ['?redirect=%2Fwebsite-setup%3Fsource%3Dplans', null, '/website-setup?source=plans'],
  ['', '/website-setup', '/website-setup'],
  ['?redirect=%2Fterms', '/website-setup', '/terms'],
  ['', null, '/'],
  ['?redirect=%2F%2Fevil.example', null, '/'],
  ['?redirect=https%3A%2F%2Fevil.example', null, '/'],
  ['?redirect=%2Fnowhere', null, '/'],
  ['', '//evil.example', '/'],
])('leads from the sign-in with %j and lastPath %j to %s', (search, lastPath, returnTo) =>
  expect(locate('/sign-in', search, lastPath).returnTo).toBe(returnTo),
);

it.each(['/sign-in', '/sign-in?redirect=%2Fsign-up', '/sign-up', '/forgot-password'])(
  'never leads from the sign-in to %s again',
  (path) => expect(locate('/sign-in', `?redirect=${encodeURIComponent(path)}`, null).returnTo).toBe('/'),
);

it('keeps the query and the fragment of a safe path', () => expect(safe('/terms?a=1#b')).toBe('/terms?a=1#b'));
