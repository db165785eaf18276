import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { topUpCurrencies } from '../../../../contract/wire/money/money';
import { shortfall, suggestion } from '../../../../machines/money/topup/topup.amount';
import { depositIn } from '../../../../machines/money/deposit/deposit.model';
import type { TopUpSnapshot } from '../../../../machines/money/topup/topup.machine';
import { topupDelays, topupModels } from '../../../../machines/money/topup/topup.model';
import { press, retype, wordsAt } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { writeSettings } from '../../../../test/walk/settings';
import { depositWords, wayOn } from '../deposits/depositWords';
import { TopUpDialog } from './TopUpDialog';

writeSettings();

const label = 'Amount in EUR';
const hint = 'At least 10.00';
const amount = () => screen.getByLabelText<HTMLInputElement>(label);
/** The one dialog, by its role, whose title is this. */
const dialog = (title: string) => {
  const shown = document.querySelector<HTMLElement>('[role=dialog]');
  if (!shown) throw new Error('No dialog is open.');
  expect(within(shown).getByText(title, { selector: 'h2' })).toBeTruthy();
  return within(shown);
};
const currency = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const keep = () => screen.getByRole('button', { name: 'Keep this open' });
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

const form =
  (isBusy: boolean) =>
  ({ context }: TopUpSnapshot) => {
    const { getByText, queryByText } = dialog('Top Up Your Account');
    const { typed, problem, orderTotal, balance } = context;
    expect(amount().value).toBe(typed ?? suggestion(context));
    expect(wordsAt(label)).toBe(problem ? `${hint} ${problem}` : hint);
    expect(currency(context.currency).checked).toBe(true);
    const network = context.networks?.[context.currency];
    const named = queryByText(/^You will send /)?.textContent ?? null;
    expect(named).toBe(
      network === undefined
        ? null
        : `You will send ${context.currency} on ${network}. What is sent on another network is lost.`,
    );
    expect(amount().min).toBe('10');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([...topUpCurrencies]);
    const row = (term: string) => queryByText(term)?.nextElementSibling?.textContent ?? null;
    expect(row('Total due')).toBe(orderTotal > 0 ? euros(orderTotal) : null);
    expect(row('Current balance')).toBe(orderTotal > 0 ? (balance === null ? '' : euros(balance)) : null);
    // Of a balance that is not known nobody can say what is missing.
    const missing = balance === null ? '' : euros(shortfall({ orderTotal, balance }));
    expect(row('Amount needed')).toBe(orderTotal > 0 ? missing : null);
    const proceed = getByText('Proceed to Payment').closest('button');
    expect([proceed?.getAttribute('aria-busy'), amount().readOnly]).toEqual([isBusy ? 'true' : null, isBusy]);
  };

walkScreen(topupModels, {
  render: TopUpDialog,
  delays: topupDelays,
  // What is typed and chosen is looked at in the first world, the network before anything is typed; the others differ by
  // what they begin with.
  sight: {
    shows: (at, world) =>
      world === 'from the dashboard' && at.matches('choosing')
        ? [at.context.typed, at.context.problem, at.context.typed === null && at.context.networks]
        : [at.context.deposit?.state, at.context.deposit?.is_ended],
    // What is not offered there cannot be pressed.
    possible: (at, event) => {
      const { deposit } = at.context;
      const way = deposit ? wayOn(deposit) : 'again';
      switch (event.type) {
        case 'deposit.show':
          return at.matches('ended') || at.matches({ paying: 'panel' }) || at.matches({ paying: 'verifying' });
        case 'panel.open':
          return deposit !== null && deposit.rest > 0;
        case 'topup.restart':
          return way === 'again';
        case 'topup.complete':
          return way === 'rest';
        default:
          return true;
      }
    },
  },
  hands: {
    'amount.type': ({ amount: text }) => retype(label, text),
    'currency.choose': ({ currency: name }) => fireEvent.click(currency(name)),
    'topup.proceed': () => press('Proceed to Payment'),
    'topup.close': () => {
      const [own] = screen.queryAllByRole('button', { name: /^(Cancel|Pay later)$/ });
      if (own) fireEvent.click(own);
      else press('Close');
    },
    'topup.restart': () => press('Start again'),
    'topup.complete': () => press('Add the rest'),
    'deposit.show': () => press('Deposit details'),
    'panel.open': () => press('Show payment panel'),
    // By keyboard, which has no other way to hold it open.
    'panel.pause': () => fireEvent.focus(keep()),
    'panel.resume': () => fireEvent.blur(keep()),
    'panel.stay': () => fireEvent.click(keep()),
    'panel.leave': () => press('Go on'),
  },
  eyes: {
    'choosing.form': form(false),
    'choosing.creating': form(true),
    'choosing.opening': form(true),
    'paying.panel': ({ context }) => {
      const panel = dialog('Crypto Payment').getByTitle<HTMLIFrameElement>('Payment');
      expect(panel.getAttribute('src')).toBe(context.invoice?.paymentUrl);
      // Of a part: how much of it, and where the rest goes.
      const isPart = context.deposit !== null && context.deposit.rest > 0;
      expect(screen.queryByText(depositIn('waiting').address) !== null).toBe(isPart);
      if (isPart)
        expect(screen.getByText(/^€10\.00 of €50\.00 was added to your balance\. Send the rest, /)).toBeTruthy();
      expect(screen.queryByText(/successful/i)).toBeNull();
    },
    'paying.thanking': () =>
      expect(dialog('Crypto Payment').getByRole('status').textContent).toContain('This panel closes in 3 seconds.'),
    'paying.paused': () =>
      expect(dialog('Crypto Payment').getByRole('status').textContent).toContain('waits while you look at it'),
    'paying.staying': () =>
      expect(dialog('Crypto Payment').getByRole('status').textContent).toContain('stays until you go on'),
    'paying.verifying': () => {
      const { getByRole, getByText } = dialog('Verifying Your Deposit');
      expect(getByRole('status', { name: 'Verifying' })).toBeTruthy();
      expect(getByText(/Please don't close this window\.$/)).toBeTruthy();
    },
    ended: ({ context: { deposit } }) => {
      const { getByText } = dialog('Crypto Payment');
      const said = deposit ? depositWords(deposit) : null;
      expect(getByText(said?.title ?? 'We lost sight of this payment.')).toBeTruthy();
      if (said) expect(getByText(said.sentence)).toBeTruthy();
      expect(screen.queryByText(/successful/i)).toBeNull();
    },
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});
