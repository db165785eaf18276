import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../../machines/session/session/session.model';
import { closeBrowserSides, openBrowserSide, patience } from '../../test/walk/browserSide';
import { sentPage } from '../lib/sentPage';
import { Button } from '../ui/Button/Button';
import { routeChunks } from './boot/routeChunks';
import { RouteLink, type System } from '../system/refs';
import { routes } from '../system/routes';

/** The whole browser side, with a server that knows one customer. */
async function open(
  path: string,
  { token, profile = Promise.resolve() }: { token?: string; profile?: Promise<void> } = {},
) {
  if (token) {
    for (const key of ['token', 'access_token']) localStorage.setItem(key, token);
    localStorage.setItem('refresh_token', 'refresh-1');
    localStorage.setItem('auth-storage', JSON.stringify({ epoch: 'e', user: { token, refresh_token: 'refresh-1' } }));
  }
  const server = new Hono()
    .get('/api/profile/', async (http) => {
      await profile;
      const isAda = http.req.header('Authorization') === 'Bearer access-1';
      return isAda ? http.json(ada) : http.json({ message: 'No.' }, 401);
    })
    .post('/api/auth/login/refresh-token', (http) => http.json({ message: 'No.' }, 401))
    .post('/api/auth/logout/', (http) => http.body(null, 204));
  return openBrowserSide(path, server);
}
const go = (root: { system: System }, to: string) =>
  act(() => {
    root.system.get('location')?.send({ type: 'location.go', to });
  });
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = vi.fn();
  document.head.innerHTML = '<title>Sitewright</title><meta name="description" content="">';
});
afterEach(closeBrowserSides);

it('shows a visitor of the customer area the sign-in, and the way back in its address', async () => {
  await open('/');
  expect(window.location.pathname + window.location.search).toBe('/sign-in?redirect=%2F');
  expect(heading().textContent).toBe('Sign in');
});

it('has a visitor of a path without a page sign in first', async () => {
  await open('/nowhere');
  expect(window.location.pathname + window.location.search).toBe('/sign-in?redirect=%2Fnowhere');
});

it('says what a path without a page is to a customer, inside the shell', async () => {
  await open('/nowhere', { token: 'access-1' });
  await waitFor(() => expect(heading().textContent).toBe('Oops! Page Not Found!'), patience);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Home' }));
  await waitFor(() => expect(heading().textContent).toBe('Dashboard'), patience);
});

it('shows an error page as a page of its own to a visitor, with a way to sign in', async () => {
  await open('/401');
  expect([screen.queryByRole('banner'), screen.getAllByRole('main').length]).toEqual([null, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(heading().textContent).toBe('Sign in'));
});

it.each([
  ['/401', 'You are not signed in'],
  ['/403', 'This is not open to you'],
  ['/404', 'Oops! Page Not Found!'],
  ['/500', 'Oops! Something went wrong'],
  ['/503', 'We will be back soon'],
])('has a page for %s', async (path, words) => {
  await open(path);
  expect(heading().textContent).toBe(words);
});

it('names the document after the screen, and describes it', async () => {
  await open('/sign-up');
  expect(document.title).toBe('Create your account · Sitewright');
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toBe(routes['/sign-up'].title);
});

describe('a navigation', () => {
  it('takes the focus to the heading and the page to its top, the first screen does not', async () => {
    const root = await open('/500');
    expect(document.activeElement).toBe(document.body);
    go(root, '/404');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(document.title).toBe('Page not found · Sitewright');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
  it('to another search of the same page leaves focus and page where they are', async () => {
    const root = await open('/500');
    const link = screen.getByRole('button', { name: 'Go Back' });
    link.focus();
    vi.mocked(window.scrollTo).mockClear();
    go(root, '/500?page=2');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await act(async () => undefined);
    expect([document.activeElement, vi.mocked(window.scrollTo).mock.calls]).toEqual([link, []]);
  });
  it('by Back leaves the page where the browser puts it', async () => {
    const root = await open('/500');
    go(root, '/404');
    await waitFor(() => expect(heading().textContent).toBe('Oops! Page Not Found!'));
    vi.mocked(window.scrollTo).mockClear();
    window.history.replaceState(null, '', '/500');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(heading().textContent).toBe('Oops! Something went wrong'));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

it('lets the frame stand around the page’s name and a spinner until the profile is there', async () => {
  let answer: () => void = () => undefined;
  await open('/', { token: 'access-1', profile: new Promise((done) => (answer = done)) });
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeTruthy();
  expect(heading().textContent).toBe('Dashboard');
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your profile' })).toBeNull());
  expect(heading().textContent).toBe('Dashboard');
});

it('keeps what the server sent of the screen until the profile is there, and no longer', async () => {
  let answer: () => void = () => undefined;
  const sent = document.createElement('p');
  sentPage.nodes = [sent];
  await open('/', { token: 'access-1', profile: new Promise((done) => (answer = done)) });
  expect(screen.getByRole('main').contains(sent)).toBe(true);
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeTruthy();
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your profile' })).toBeNull());
  expect(sent.isConnected).toBe(false);
  expect(sentPage.nodes).toEqual([]);
});

it('builds the frame once: it does not go for the turn in which the profile makes way for the screen', async () => {
  let answer: () => void = () => undefined;
  await open('/', { token: 'access-1', profile: new Promise((done) => (answer = done)) });
  const entry = screen.getByRole('link', { name: 'Dashboard' });
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your profile' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBe(entry);
});

it('keeps the customer out when the session cannot be renewed, and says so', async () => {
  await open('/', { token: 'stale' });
  // The frame stands as soon as it can; the refusal comes when the refresh has had its turn among the tabs.
  await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Session expired!'));
  expect(localStorage.getItem('lastPath')).toBe('/');
});

it('offers to try again when a screen did not come', async () => {
  const load = vi.spyOn(routeChunks['/503'], 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  await open('/503');
  expect(heading().textContent).toBe('Oops! Something went wrong');
  load.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(heading().textContent).toBe('We will be back soon'));
});

it('keeps an error of a view to that view', async () => {
  const { part } = await routeChunks['/403'].load();
  const view = vi.spyOn(part, 'View').mockImplementation(() => {
    throw new Error('broken');
  });
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = await open('/403');
  expect(heading().textContent).toBe('Oops! Something went wrong');
  view.mockRestore();
  quiet.mockRestore();
  go(root, '/404');
  await waitFor(() => expect(heading().textContent).toBe('Oops! Page Not Found!'));
});

describe('a link of ours', () => {
  const Links = () => (
    <>
      <RouteLink href="/404">here</RouteLink>
      <RouteLink href="/404" asChild>
        <Button>as child</Button>
      </RouteLink>
      <RouteLink href="/404" onClick={(event) => event.preventDefault()}>
        prevented
      </RouteLink>
    </>
  );
  const show = async () => {
    const { part } = await routeChunks['/403'].load();
    vi.spyOn(part, 'View').mockImplementation(Links);
    await open('/403');
  };
  const click = (name: string, init = {}) => fireEvent.click(screen.getByRole('link', { name }), init);
  afterEach(() => vi.restoreAllMocks());

  it.each(['here', 'as child'])('navigates by a plain click: %s', async (name) => {
    await show();
    expect(click(name)).toBe(false);
    await waitFor(() => expect(window.location.pathname).toBe('/404'));
  });
  it.each([
    ['here', { ctrlKey: true }],
    ['here', { metaKey: true }],
    ['here', { shiftKey: true }],
    ['here', { altKey: true }],
    ['here', { button: 1 }],
  ])('leaves a click that means elsewhere to the browser: %s %j', async (name, init) => {
    await show();
    let wasTaken: boolean | undefined;
    const note = (event: Event) => {
      wasTaken = event.defaultPrevented;
      // The browser of the tests would follow the link.
      event.preventDefault();
    };
    document.body.addEventListener('click', note, { once: true });
    click(name, init);
    expect([wasTaken, window.location.pathname]).toEqual([false, '/403']);
  });
  it('is none that always opens elsewhere', () => {
    // @ts-expect-error The router would go there in this tab.
    expect(<RouteLink href="/404" target="_blank" />).toBeTruthy();
  });
  it('lets its own listener have its way', async () => {
    await show();
    click('prevented');
    expect(window.location.pathname).toBe('/403');
  });
});
