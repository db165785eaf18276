import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventObject, fromCallback, fromTransition } from 'xstate';
import { plainAppearance } from '../../../contract/rules/account/plainAppearance';
import { displayCurrencyMachine } from '../../../machines/money/displayCurrency/displayCurrency.machine';
import type { CurrencyOrder } from '../../../machines/protocols/currency';
import { appearanceMachine } from '../../../machines/settings/appearance/appearance.machine';
import {
  currencyScreenDelays,
  currencyScreenModels,
} from '../../../machines/money/currencyScreen/currencyScreen.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { within } from '../../../test/walk/system';
import { AppearanceSettings } from './AppearanceSettings';

/** The root, beside which the choice is held. */
const app = createActor(fromTransition((state: object) => state, {}));
createActor(appearanceMachine, { parent: app, systemId: 'appearance', input: plainAppearance });

const displayCurrency = displayCurrencyMachine.provide({
  actors: {
    storeCurrency: fromCallback<CurrencyOrder, undefined>(() => undefined),
    watchFocus: fromCallback<EventObject, undefined>(() => undefined),
  },
});

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

walkScreen(currencyScreenModels, {
  render: (props) => <AppearanceSettings {...props} waiting="waiting" />,
  wrap: within({ app }),
  delays: currencyScreenDelays,
  doubles: { displayCurrency },
  sight: { possible: (_, { type }) => !type.endsWith('.displayCurrency') },
  hands: { 'screen.retry': () => press('Try again') },
  eyes: {
    loading: () => expect([headings(), screen.queryByText('waiting') !== null]).toEqual([[], true]),
    shown: async () => {
      // Its code comes apart: few choose another language.
      await screen.findByRole('heading', { name: 'Language' });
      expect(headings()).toEqual(['Language', 'Theme', 'Font', 'Display currency', 'Space and motion']);
    },
    broken: () => {
      expect(headings()).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('This page stopped working.');
    },
  },
});
