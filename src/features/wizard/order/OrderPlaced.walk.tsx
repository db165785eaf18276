import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderPlacedMachine } from '../../../../machines/wizard/orderPlaced/orderPlaced.machine';
import { orderPlacedDelays, orderPlacedModels } from '../../../../machines/wizard/orderPlaced/orderPlaced.model';
import { live, project } from '../../../../machines/websites/deployment/deployment.model';
import { press } from '../../../../test/walk/hands';
import { type Eye, type ScreenWalk, walkScreen } from '../../../../test/walk/screen';
import { known, within as around } from '../../../../test/walk/system';
import { OrderPlaced } from './OrderPlaced';

const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: '7d3c1e57-6c4c-4c39-9a55-3b8f6f6f1a01',
  project_id: project.id,
  domain: project.domain,
};
const View: ScreenWalk<typeof orderPlacedMachine, never>['render'] = ({ actor }) => (
  <OrderPlaced actor={actor} placed={placed} />
);

const done = () => screen.getByRole('heading', { name: 'Order Completed Successfully!' });
const dashboard = () => screen.getByRole('button', { name: 'Go to Dashboard' });
const says =
  (text: string, canStay: boolean): Eye<typeof orderPlacedMachine> =>
  () => {
    expect(done()).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your website is live' })).toBeTruthy();
    // Nothing of the way that it has behind it.
    expect(screen.queryByText(/on its way/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Deployment of blue-bakery.com' })).toBeNull();
    const next = within(screen.getByRole('navigation', { name: 'What to do next' })).getAllByRole('link');
    expect(next.map((link) => link.getAttribute('href'))).toEqual(
      ['hours', 'services', 'gallery'].map((part) => `/websites/${project.id}/edit#${part}`),
    );
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(dashboard()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stay here' }) !== null).toBe(canStay);
  };

const saysOfCopy = (text: string) => () => {
  expect(screen.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe(live.site_url);
  const said = ['Link copied.', 'The browser did not let us copy.'].filter((words) => screen.queryByText(words));
  expect(said.join()).toBe(text);
};

const share = (isOffered: boolean) => () =>
  expect(screen.queryByRole('button', { name: 'Share' }) !== null).toBe(isOffered);

it('says that a website is on its way until it is live, and offers nothing to open before', () => {
  const Around = around({ projects: known([project]) });
  const input = { projectId: project.id, domain: project.domain };
  render(
    <Around>
      <OrderPlaced actor={createActor(orderPlacedMachine, { input })} placed={placed} />
    </Around>,
  );
  expect(screen.getByRole('heading', { name: 'Your website is on its way' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Deployment of blue-bakery.com' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', true);
});

walkScreen(orderPlacedModels, {
  render: View,
  wrap: around({ projects: known([live]) }),
  delays: orderPlacedDelays,
  hands: {
    // By mouse over the words, and by keyboard to the button: either stops the redirect.
    'redirect.pause': () => fireEvent.focus(dashboard()),
    'redirect.resume': () => fireEvent.blur(dashboard()),
    'redirect.cancel': () => press('Stay here'),
    'dashboard.open': () => press('Go to Dashboard'),
    'link.copy': () => press('Copy link'),
    'link.share': () => press('Share'),
  },
  eyes: {
    'shown.redirect.remembering': says('', false),
    'shown.redirect.counting': says('You will be taken to your dashboard in 3 seconds.', true),
    'shown.redirect.paused': says('We wait while you look around here.', true),
    'shown.redirect.staying': says('', false),
    'shown.link.resting': saysOfCopy(''),
    'shown.link.copying': saysOfCopy(''),
    'shown.link.copied': saysOfCopy('Link copied.'),
    'shown.link.refused': saysOfCopy('The browser did not let us copy.'),
    'shown.sharing.asking': share(false),
    'shown.sharing.absent': share(false),
    'shown.sharing.offered': share(true),
    'shown.sharing.opening': share(true),
    finished: says('', false),
  },
});
