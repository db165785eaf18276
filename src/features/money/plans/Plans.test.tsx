import { cleanup, render, screen, within as inside } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { DisplayCurrency } from '../../../../contract/rules/money/currency';
import type { Plan } from '../../../../contract/wire/money/plan';
import { currencyScreenMachine } from '../../../../machines/money/currencyScreen/currencyScreen.machine';
import { displayCurrencyMachine, type Rate } from '../../../../machines/money/displayCurrency/displayCurrency.machine';
import { dollars } from '../../../../machines/money/displayCurrency/displayCurrency.model';
import type { CurrencyOrder } from '../../../../machines/protocols/currency';
import { ada } from '../../../../machines/session/session/session.model';
import { awaited, unread } from '../../../../test/walk/actors';
import { known, within } from '../../../../test/walk/system';
import { formatTime } from '../../../lib/dates';
import { Plans } from './Plans';

afterEach(cleanup);

const plan: Plan = {
  uuid: '2f0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01',
  name: 'Starter',
  description: 'All that a first website needs.',
  setup_fee: 2_000,
  monthly_fee: 1_000,
  benefits: [{ value: 'Mail and telephone support' }],
  projectLimit: 3,
};
const websites = (total: number) => known({ websites: { total } });

/** Euros alone, unless another currency was chosen before: then with what the rate's service says. */
function screenWith(loadRate?: () => Promise<Rate>, loadLater = () => Promise.resolve()) {
  const storeCurrency = fromCallback<CurrencyOrder, undefined>(({ sendBack }) => {
    if (loadRate) sendBack({ type: 'choice.changed', currency: 'USD' });
  });
  const displayCurrency = displayCurrencyMachine.provide({
    actors: {
      loadRate: fromPromise<Rate, { currency: DisplayCurrency }>(
        loadRate ?? (() => Promise.reject(new Error('not asked for'))),
      ),
      storeCurrency,
      watchFocus: fromCallback<EventObject, undefined>(() => undefined),
    },
  });
  return createActor(
    currencyScreenMachine.provide({
      actors: { displayCurrency, loadLater: fromPromise<void, undefined>(loadLater) },
    }),
    { input: { path: '/plans', search: {}, returnTo: '/', profile: ada } },
  ).start();
}

function show(plans: ReturnType<typeof known>, balance = 7_999, total = 0, actor = screenWith()) {
  const Around = within({ plans, balance: known({ balance }), dashboard: websites(total) });
  return render(
    <Around>
      <Plans actor={actor} />
    </Around>,
  );
}
const wayIn = () => screen.queryByRole('link', { name: 'Start a website with this plan' });

it('says what a plan costs at first and in a year, what it holds and how far the balance goes', () => {
  show(known([plan]));
  const card = inside(screen.getByRole('region', { name: 'Starter' }));
  const value = (term: string) => card.getByText(term).nextElementSibling?.textContent;
  expect([value('Setup fee, once'), value('First month with it'), value('Twelve months in total')]).toEqual([
    '€20.00',
    '€30.00',
    '€140.00',
  ]);
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Mail and telephone support']);
  expect(card.getByText('Your balance lasts 5 months for one website.')).toBeTruthy();
  expect(wayIn()?.getAttribute('href')).toBe(`/website-setup?source=plans&plan=${plan.uuid}`);
});

it('shows each sum in the chosen currency too, below the euros, and euros alone without a rate', async () => {
  const loads: (() => Promise<Rate>)[] = [() => Promise.resolve(dollars), () => Promise.reject(new Error('no rate'))];
  show(
    known([plan]),
    7_999,
    0,
    screenWith(() => (loads.pop() ?? (() => Promise.resolve(dollars)))()),
  );
  const total = () => screen.getByText('Twelve months in total').nextElementSibling?.textContent;
  expect(await screen.findByText(/^There is no exchange rate at the moment\./)).toBeTruthy();
  expect(total()).toBe('€140.00');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toBe(document.activeElement);
  expect(screen.queryByText(/^There is no exchange rate/)).toBeNull();
  expect(await screen.findAllByText(/^≈/)).toHaveLength(4);
  expect(total()).toBe(`€140.00≈ $152.17 (rate of ${formatTime(dollars.at)})`);
});

it('is whole in euros when the code for other currencies does not come, and asks for it again', async () => {
  const loads = [() => Promise.resolve(), () => Promise.reject(new Error('offline'))];
  const load = () => (loads.pop() ?? (() => Promise.resolve()))();
  show(
    known([plan]),
    7_999,
    0,
    screenWith(() => Promise.resolve(dollars), load),
  );
  expect(await screen.findByText(/^The display currency stopped working\./)).toBeTruthy();
  expect(screen.getByText('€140.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText(/^≈/)).toHaveLength(4);
});

it.each([
  [2_999, 1_000, 'Your balance does not pay the first month yet.'],
  [3_000, 1_000, 'Your balance lasts 1 month for one website.'],
  [2_000, 0, 'Your balance lasts without end.'],
])('of a balance of %i and %i a month: %s', (balance, monthly_fee, words) => {
  show(known([{ ...plan, monthly_fee }]), balance);
  expect(screen.getByText(words)).toBeTruthy();
});

it('leads nobody into the wizard who has all the websites that the plan holds', () => {
  show(known([plan]), 0, 3);
  expect(wayIn()).toBeNull();
  expect(screen.getByText('Your plan holds 3 websites, and you have them all.')).toBeTruthy();
  cleanup();
  show(known([{ ...plan, projectLimit: 0 }]), 0, 30);
  expect(wayIn()).not.toBeNull();
});

it('says that the plans are on their way, that there are none, and that they did not come', () => {
  show(awaited());
  expect(screen.getByText('Loading the plans')).toBeTruthy();
  cleanup();
  show(known([]));
  expect(screen.getByText('No plans at the moment')).toBeTruthy();
  cleanup();
  show(unread({ status: null, message: '' }));
  expect(inside(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.queryByText('No plans at the moment')).toBeNull();
});
