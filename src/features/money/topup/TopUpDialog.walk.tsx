import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { shortfall, suggestion } from '../../../../machines/money/topup/topup.amount';
import type { TopUpSnapshot } from '../../../../machines/money/topup/topup.machine';
import { topupDelays, topupModels } from '../../../../machines/money/topup/topup.model';
import { press, retype, wordsAt } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { writeSettings } from '../../../../test/walk/settings';
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
    const needed = queryByText('Amount needed')?.nextElementSibling?.textContent ?? null;
    // Of a balance that is not known nobody can say what is missing.
    const missing = balance === null ? '' : euros(shortfall({ orderTotal, balance }));
    expect(needed).toBe(orderTotal > 0 ? missing : null);
    const proceed = getByText('Proceed to Payment').closest('button');
    expect([proceed?.getAttribute('aria-busy'), amount().readOnly]).toEqual([isBusy ? 'true' : null, isBusy]);
  };

walkScreen(topupModels, {
  render: TopUpDialog,
  delays: topupDelays,
  // What is typed and chosen is looked at in the first world; the others differ by what they begin with.
  sight: {
    shows: (at, world) =>
      world === 'from the dashboard' && at.matches('choosing') ? [at.context.typed, at.context.problem] : null,
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
    lost: () => expect(dialog('Crypto Payment').getByText('No payment arrived in time.')).toBeTruthy(),
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});
