import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderPlacedMachine } from '../../../../machines/wizard/orderPlaced/orderPlaced.machine';
import { orderPlacedDelays, orderPlacedModels } from '../../../../machines/wizard/orderPlaced/orderPlaced.model';
import { live, project } from '../../../../machines/websites/deployment/deployment.model';
import { press } from '../../../../test/walk/hands';
import { type Eye, type ScreenWalk, walkScreen } from '../../../../test/walk/screen';
import { known, within } from '../../../../test/walk/system';
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
  ({ context }) => {
    expect(screen.queryByText(/^This is not kept up to date here/) === null).toBe(context.isFollowed);
    expect(done()).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Deployment of blue-bakery.com' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(dashboard()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stay here' }) !== null).toBe(canStay);
  };

const saysOfCopy = (text: string) => () => {
  expect(screen.getByRole('heading', { name: 'blue-bakery.com is live' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe(live.site_url);
  const said = ['Link copied.', 'The browser did not let us copy.'].filter((words) => screen.queryByText(words));
  expect(said.join()).toBe(text);
};

it('says that a website is on its way until it is live, and offers nothing to open before', () => {
  const Around = within({ projects: known([project]) });
  const input = { projectId: project.id, domain: project.domain };
  render(
    <Around>
      <OrderPlaced actor={createActor(orderPlacedMachine, { input })} placed={placed} />
    </Around>,
  );
  expect(screen.getByRole('heading', { name: 'blue-bakery.com is on its way' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toHaveProperty('disabled', true);
});

walkScreen(orderPlacedModels, {
  render: View,
  wrap: within({ projects: known([live]) }),
  delays: orderPlacedDelays,
  hands: {
    // By mouse over the words, and by keyboard to the button: either stops the redirect.
    'redirect.pause': () => fireEvent.focus(dashboard()),
    'redirect.resume': () => fireEvent.blur(dashboard()),
    'redirect.cancel': () => press('Stay here'),
    'dashboard.open': () => press('Go to Dashboard'),
    'link.copy': () => press('Copy link'),
  },
  eyes: {
    'shown.redirect.remembering': says('', false),
    'shown.redirect.counting': says('You will be taken to your dashboard in 3 seconds.', true),
    'shown.redirect.paused': says('We wait while you look around here.', true),
    'shown.redirect.staying': says('You stay here until you leave.', false),
    'shown.link.resting': saysOfCopy(''),
    'shown.link.copying': saysOfCopy(''),
    'shown.link.copied': saysOfCopy('Link copied.'),
    'shown.link.refused': saysOfCopy('The browser did not let us copy.'),
    finished: says('', false),
  },
});
