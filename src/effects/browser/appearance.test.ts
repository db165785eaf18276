// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Actor, assign, createActor, fromPromise, setup } from 'xstate';
import type { AppearanceChoice } from '../../../contract/wire/account/appearance';
import type { Profile } from '../../../contract/wire/account/account';
import { ada } from '../../../machines/session/session/session.model';
import { type AppearanceRef, appearanceMachine } from '../../../machines/settings/appearance/appearance.machine';
import { type ThemeRef, themeMachine } from '../../../machines/shell/theme/theme.machine';
import {
  type DisplayCurrencyRef,
  displayCurrencyMachine,
  type Rate,
} from '../../../machines/money/displayCurrency/displayCurrency.machine';
import { readAppearance, storeAppearance, watchCustomer } from './appearance';
import { storeCurrency } from './displayCurrency';
import { watchFocus } from './focus';
import { paintTheme, readTheme } from './theme';

type Told = { type: 'session.told'; profile: Profile };
/** As far as the appearance asks it. */
const session = setup({
  types: { context: {} as { profile: Profile | null }, events: {} as Told },
}).createMachine({
  context: { profile: null },
  initial: 'visitor',
  states: { visitor: {}, inside: {} },
  on: { 'session.told': { target: '.inside', actions: assign(({ event }) => ({ profile: event.profile })) } },
});

let saves: AppearanceChoice[];
const saveAppearance = fromPromise<Profile, { change: AppearanceChoice }>(({ input }) => {
  saves.push(input.change);
  return new Promise(() => undefined);
});
const rootMachine = setup({
  actors: {
    session,
    theme: themeMachine.provide({ actors: { paintTheme } }),
    appearance: appearanceMachine.provide({
      actors: { storeAppearance, watchCustomer, saveAppearance },
      delays: { settleDelay: 0 },
    }),
  },
}).createMachine({
  invoke: [
    { src: 'session', id: 'session', systemId: 'session' },
    { src: 'theme', id: 'theme', systemId: 'theme', input: readTheme },
    { src: 'appearance', id: 'appearance', systemId: 'appearance', input: readAppearance },
  ],
});

let root: Actor<typeof rootMachine>;
const start = () => {
  root = createActor(rootMachine).start();
  const { system } = root;
  return {
    choose: (change: AppearanceChoice) =>
      (system.get('appearance') as AppearanceRef).send({ type: 'appearance.choose', change }),
    enter: (appearance: AppearanceChoice) =>
      (system.get('session') as Actor<typeof session>).send({
        type: 'session.told',
        profile: { ...ada, appearance },
      }),
    theme: () => system.get('theme') as ThemeRef,
  };
};
const page = () => document.documentElement.dataset;
const stored = (key: string) => localStorage.getItem(key);
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  localStorage.clear();
  saves = [];
});
afterEach(() => root.stop());

it('puts each choice on the page and into the storage, and nothing there for whoever chose nothing', () => {
  const { choose, enter } = start();
  enter({});
  expect({ ...localStorage }).toEqual({});
  choose({ density: 'compact', reduced_motion: true, font: 'system', theme: 'dark', display_currency: 'JPY' });
  expect(page()).toMatchObject({ density: 'compact', motion: 'reduced', font: 'system', theme: 'dark' });
  expect(document.documentElement.style.getPropertyValue('--f')).toMatch(/^system-ui/);
  expect(readAppearance()).toEqual({
    theme: 'dark',
    font: 'system',
    density: 'compact',
    reduced_motion: true,
    display_currency: 'JPY',
  });
  choose({ density: 'comfortable', reduced_motion: false, font: 'inter' });
  expect([page()['density'], page()['motion'], document.documentElement.style.getPropertyValue('--f')]).toEqual([
    undefined,
    undefined,
    '',
  ]);
});

it('takes what the profile brings, and saves the theme that the header or another tab chooses', async () => {
  const { enter, theme } = start();
  enter({ theme: 'dark', font: 'Lato' });
  expect([theme().getSnapshot().value, stored('vite-ui-theme'), stored('font')]).toEqual(['dark', 'dark', 'Lato']);
  await settle();
  expect(saves).toEqual([]);
  theme().send({ type: 'theme.choose', theme: 'light' });
  await settle();
  expect(saves).toEqual([{ theme: 'light' }]);
  localStorage.setItem('vite-ui-theme', 'system');
  window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: 'system' }));
  expect(theme().getSnapshot().value).toBe('system');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(theme().getSnapshot().value).toBe('system');
});

it('sends what a page that was closed could not save, for its own customer alone', async () => {
  const first = start();
  first.enter({});
  first.choose({ font: 'manrope' });
  root.stop();
  start().enter({});
  await settle();
  expect(saves.at(-1)).toEqual({ font: 'manrope' });
  root.stop();
  saves = [];
  localStorage.setItem('appearance-unsaved', JSON.stringify({ customer: 'grace', change: { font: 'Lato' } }));
  start().enter({});
  await settle();
  expect(saves).toEqual([]);
});

it.each(['{', 'null', '7', '{"faces":7,"density":7}', '{"faces":[[1]]}'])('starts where %s is stored', (text) => {
  for (const key of ['appearance', 'appearance-unsaved', 'font', 'display-currency']) localStorage.setItem(key, text);
  const { enter, choose } = start();
  enter({});
  choose({ density: 'compact' });
  expect(page()['density']).toBe('compact');
});

it('is not led back by the profile from a currency that was chosen before it was looked after', async () => {
  const unsaved = { customer: ada.uuid, change: { density: 'compact' } };
  localStorage.setItem('appearance-unsaved', JSON.stringify(unsaved));
  const loadRate = fromPromise<Rate, { currency: Rate['currency'] }>(() => new Promise(() => undefined));
  // A screen with sums, on a page whose appearance comes later.
  const screen = createActor(
    setup({
      actors: {
        session,
        displayCurrency: displayCurrencyMachine.provide({ actors: { storeCurrency, watchFocus, loadRate } }),
      },
    }).createMachine({
      invoke: [
        { src: 'session', id: 'session', systemId: 'session' },
        { src: 'displayCurrency', id: 'displayCurrency', systemId: 'displayCurrency' },
      ],
    }),
  ).start();
  const profile = { ...ada, appearance: { display_currency: 'USD' as const } };
  (screen.system.get('session') as Actor<typeof session>).send({ type: 'session.told', profile });
  (screen.system.get('displayCurrency') as DisplayCurrencyRef).send({ type: 'currency.choose', currency: 'JPY' });
  screen.stop();
  start().enter({ display_currency: 'USD' });
  expect(stored('display-currency')).toBe('JPY');
  await settle();
  expect(saves).toEqual([{ density: 'compact', display_currency: 'JPY' }]);
});
