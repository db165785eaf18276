import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { orderPlacedMachine } from '../../../../machines/wizard/orderPlaced/orderPlaced.machine';
import { orderPlacedDelays, orderPlacedModels } from '../../../../machines/wizard/orderPlaced/orderPlaced.model';
import { project } from '../../../../machines/websites/deployment/deployment.model';
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

walkScreen(orderPlacedModels, {
  render: View,
  wrap: within({ projects: known([project]) }),
  delays: orderPlacedDelays,
  hands: {
    // By mouse over the words, and by keyboard to the button: either stops the redirect.
    'redirect.pause': () => fireEvent.focus(dashboard()),
    'redirect.resume': () => fireEvent.blur(dashboard()),
    'redirect.cancel': () => press('Stay here'),
    'dashboard.open': () => press('Go to Dashboard'),
  },
  eyes: {
    'shown.remembering': says('', false),
    'shown.counting': says('You will be taken to your dashboard in 3 seconds.', true),
    'shown.paused': says('We wait while you look around here.', true),
    'shown.staying': says('You stay here until you leave.', false),
    finished: says('', false),
  },
});
