import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router, useLocation, useRoute } from 'wouter';
import { createActor, fromTransition } from 'xstate';
import { RouteLink, SystemContext } from '../system/refs';

afterEach(cleanup);

function Place({ pattern }: { pattern: string }) {
  const [isHere] = useRoute(pattern);
  const [, navigate] = useLocation();
  return (
    <>
      <p>{isHere ? 'here' : 'elsewhere'}</p>
      <RouteLink href="/account">Account</RouteLink>
      <button type="button" onClick={() => navigate('/account', { replace: true })}>
        Go
      </button>
    </>
  );
}

/** A view at an address, and the orders that the location actor gets from it. */
function show(path: string, pattern: string) {
  const hear = vi.fn();
  const app = createActor(fromTransition((state: object) => state, { address: { path } }));
  const location = createActor(
    fromTransition((state: object, event) => {
      hear(event);
      return state;
    }, {}),
  ).start();
  render(
    <SystemContext value={{ get: (systemId) => (systemId === 'location' ? location : app) }}>
      <Router base="/settings">
        <Place pattern={pattern} />
      </Router>
    </SystemContext>,
  );
  return hear;
}

it.each([
  ['/settings', '/', 'here'],
  ['/settings/', '/', 'here'],
  ['/settings/account', '/account', 'here'],
  ['/settings/account/', '/account', 'here'],
  ['/settings/Account', '/account', 'elsewhere'],
  ['/settings/a%63count', '/account', 'elsewhere'],
  ['/settings/%ZZ', '/:any', 'here'],
  ['/terms', '/', 'elsewhere'],
  ['/terms', '/:any', 'elsewhere'],
  ['/settings', '~/settings', 'here'],
])('at %s the pattern %s below /settings is %s, as the server matches it', (path, pattern, word) => {
  show(path, pattern);
  expect(screen.getByText(word)).toBeTruthy();
});

it('goes through the location actor, from where its base ends', () => {
  const hear = show('/settings', '/');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/settings/account');
  fireEvent.click(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button'));
  expect(hear.mock.calls.flat()).toEqual([
    { type: 'location.go', to: '/settings/account', replace: false },
    { type: 'location.go', to: '/settings/account', replace: true },
  ]);
  expect(window.location.pathname).not.toContain('settings');
});
