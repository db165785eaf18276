import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type {
  DisplayCurrencyRef,
  DisplayCurrencySnapshot,
} from '../../../../machines/money/displayCurrency/displayCurrency.machine';
import {
  displayCurrencyDelays,
  displayCurrencyModels,
  dollars,
} from '../../../../machines/money/displayCurrency/displayCurrency.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { formatTime } from '../../../lib/dates';
import { Converted } from './Converted';
import { CurrencyCard } from './CurrencyCard';

/** As on a screen: a sum, and the choice below. */
function Sum({ actor }: { actor: DisplayCurrencyRef }) {
  return (
    <>
      <p data-testid="sum">
        €120.00 <Converted amount={12_000} actor={actor} />
      </p>
      <CurrencyCard actor={actor} />
    </>
  );
}

const sum = () => screen.getByTestId('sum').textContent;
const sample = () => screen.getByRole('status').textContent;
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show amounts in' });
const marked = `(rate of ${formatTime(dollars.at)})`;

/** Euros always; beside them what is known of another currency, marked with the time of its rate. */
function figures({ context: { currency, rate } }: DisplayCurrencySnapshot) {
  expect(choice().value).toBe(currency);
  expect(sum()).toBe(rate ? `€120.00 ≈ $130.43 ${marked}` : '€120.00 ');
  if (rate) expect(sample()).toBe(`€100.00≈ $108.70 ${marked}What is charged is always in euros.`);
}
const lack = (words: string) => {
  expect(sample()).toBe(`${words} Your amounts are shown in euros.`);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
};
const retry = () => {
  press('Try again');
  expect(document.activeElement).toBe(choice());
};

walkScreen(displayCurrencyModels, {
  render: Sum,
  delays: displayCurrencyDelays,
  sight: {
    shows: ({ context: { currency, rate } }) => [currency, rate !== null],
    // What is chosen already is no choice.
    possible: (at, event) => event.type !== 'currency.choose' || at.context.currency !== event.currency,
  },
  hands: {
    'currency.choose': ({ currency }) => userEvent.selectOptions(choice(), currency),
    'rate.retry': retry,
    'currency.retry': retry,
  },
  eyes: {
    'open.deciding': null,
    'open.unconverted': (at) => {
      figures(at);
      expect(sample()).toBe('Your account is kept and charged in euros.');
    },
    'open.loading': (at) => {
      figures(at);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
    'open.known': (at) => {
      figures(at);
      expect([...choice().options].map(({ text }) => text)).toEqual([
        'US dollar (USD)',
        'Euro (EUR)',
        'Japanese yen (JPY)',
        'Pound sterling (GBP)',
        'Chinese yuan (CNY)',
        'Canadian dollar (CAD)',
        'Australian dollar (AUD)',
      ]);
    },
    'open.failed': (at) => {
      figures(at);
      lack('There is no exchange rate at the moment.');
    },
    broken: (at) => {
      figures(at);
      lack('The display currency stopped working.');
    },
  },
});
