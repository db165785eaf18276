import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { outageDelays, outageModels } from '../../../../machines/shell/outage/outage.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import { Outage } from './Outage';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const said = () => expect(screen.getByRole('heading', { name: 'We will be back soon' })).toBeTruthy();

walkScreen(outageModels, {
  render: Outage,
  wrap: within({ app }),
  delays: outageDelays,
  sight: { shows: () => [], possible: () => true },
  hands: { 'server.look': () => press('Try again') },
  eyes: { waiting: said, looking: said, back: said },
});
