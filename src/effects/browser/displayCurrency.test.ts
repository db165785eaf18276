// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Actor, createActor, fromPromise } from 'xstate';
import { displayCurrencyMachine, type Rate } from '../../../machines/money/displayCurrency/displayCurrency.machine';
import { storeCurrency } from './displayCurrency';
import { watchFocus } from './focus';

let actor: Actor<typeof displayCurrencyMachine>;
const start = () => {
  const loadRate = fromPromise<Rate, { currency: Rate['currency'] }>(() => new Promise(() => undefined));
  actor = createActor(displayCurrencyMachine.provide({ actors: { storeCurrency, loadRate, watchFocus } })).start();
  return actor;
};
const shownIn = () => actor.getSnapshot().context.currency;
const inOtherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => actor.stop());

it.each([null, '', 'XXX', 'usd'])('is euros where %j is stored', (text) => {
  if (text !== null) localStorage.setItem('display-currency', text);
  start();
  expect(shownIn()).toBe('EUR');
});

it('comes back as chosen', () => {
  start().send({ type: 'currency.choose', currency: 'JPY' });
  expect(localStorage.getItem('display-currency')).toBe('JPY');
  actor.stop();
  start();
  expect(shownIn()).toBe('JPY');
});

it('follows another tab, and stays as it is when that one signs out and clears the storage', () => {
  start();
  inOtherTab('display-currency', 'GBP');
  expect(shownIn()).toBe('GBP');
  inOtherTab(null, null);
  inOtherTab('display-currency', null);
  expect(shownIn()).toBe('GBP');
});
