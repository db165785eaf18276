import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { BillingRef } from '../../../../machines/money/billing/billing.machine';
import type { DepositPageRef, DepositPageSnapshot } from '../../../../machines/money/depositPage/depositPage.machine';
import { depositPageDelays, depositPageModels } from '../../../../machines/money/depositPage/depositPage.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import { depositWords } from '../deposits/depositWords';
import { DepositPage } from './DepositPage';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));

/** As the page of billing has it: its child. */
const Page = ({ actor }: { actor: DepositPageRef }) => {
  const parent = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  const snapshot = { children: { depositPage: actor } };
  return <DepositPage actor={parent as unknown as BillingRef} />;
};

const isMissing = (at: DepositPageSnapshot) => at.matches({ sight: 'missing' });
const known = ({ context: { deposit, problem } }: DepositPageSnapshot) => {
  expect(screen.queryByText('Loading this deposit') !== null).toBe(deposit === null && problem === null);
  if (!deposit) return;
  const { title, sentence, word } = depositWords(deposit);
  for (const text of [title, sentence, word]) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByText(deposit.address)).toBeTruthy();
  const isPayable = deposit.payment_url !== null;
  expect(screen.queryByRole('button', { name: 'Pay now' }) !== null).toBe(isPayable);
  expect(screen.queryByRole('img', { name: /^QR code/ }) !== null).toBe(isPayable);
  expect(screen.queryByText(/20 minutes left$/) !== null).toBe(isPayable);
};

walkScreen(depositPageModels, {
  render: Page,
  wrap: within({ app }),
  delays: depositPageDelays,
  sight: {
    shows: ({ context: { deposit, problem, copied } }) => [deposit?.state ?? null, problem, copied],
    possible: (at, event) => {
      const { deposit, problem } = at.context;
      if (event.type === 'text.copy') return deposit?.payment_url != null && !isMissing(at);
      return event.type === 'page.retry' ? problem !== null : true;
    },
  },
  hands: {
    'page.retry': () => press('Retry'),
    'text.copy': () => fireEvent.click(screen.getByRole('button', { name: 'Copy address' })),
  },
  eyes: {
    'sight.looking': known,
    'sight.shown': known,
    'sight.resting': known,
    'sight.failed': (at) => {
      known(at);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    },
    'sight.missing': () => expect(screen.getByText('There is no such deposit')).toBeTruthy(),
    'copy.idle': () => expect(screen.queryByText(/is copied|did not let us/)).toBeNull(),
    'copy.copying': () => expect(screen.queryByText(/is copied|did not let us/)).toBeNull(),
    'copy.told': (at) => {
      if (isMissing(at)) return;
      const words = at.context.copied?.isDone ? 'The address is copied.' : /^The browser did not let us copy/;
      expect(screen.getByText(words)).toBeTruthy();
    },
  },
});
