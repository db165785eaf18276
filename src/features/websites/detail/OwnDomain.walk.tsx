import { fireEvent, screen, within as inside } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { OwnDomainRef, OwnDomainSnapshot } from '../../../../machines/websites/ownDomain/ownDomain.machine';
import { ownDomainDelays, ownDomainModels } from '../../../../machines/websites/ownDomain/ownDomain.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import '../../../ui/Dialog/Dialog';
import { OwnDomainCard } from './OwnDomain';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const hidden = { hidden: true };
const button = (name: string) => screen.queryByRole('button', { name, ...hidden });
const isBusy = (name: string) => button(name)?.getAttribute('aria-busy') === 'true';
const words = { waiting: 'Waiting for its records', live: 'Live', failed: 'Not connected' };

/** What is known of it, and of its records what was seen. */
function card({ context: { known, problem, refusal, typed } }: OwnDomainSnapshot) {
  expect(screen.queryByText('Loading your own domain') !== null).toBe(known === null && problem === null);
  if (known && !known.is_offered) {
    expect(screen.queryByText('A domain of your own')).toBeNull();
    return;
  }
  if (problem !== null) expect(screen.getByText(problem)).toBeTruthy();
  if (refusal !== null) expect(screen.getByText(refusal)).toBeTruthy();
  const own = known?.own;
  expect(button('Connect domain') !== null).toBe(known !== null && !own);
  if (known && !own) expect(screen.getByLabelText<HTMLInputElement>('Your domain').value).toBe(typed);
  if (!own) return;
  expect(screen.getByText(words[own.state])).toBeTruthy();
  const rows = inside(screen.getByRole('table', { name: 'Records to set', ...hidden })).getAllByRole('row', hidden);
  expect(rows.slice(1).map((row) => row.textContent?.includes('Not seen yet'))).toEqual(
    own.records.map(({ is_seen }) => !is_seen),
  );
  expect(button('Look again') !== null).toBe(own.state === 'failed');
}

walkScreen(ownDomainModels, {
  render: ({ actor }: { actor: OwnDomainRef }) => <OwnDomainCard actor={actor} isLive onCopy={() => undefined} />,
  wrap: within({ app }),
  delays: ownDomainDelays,
  sight: {
    shows: ({ context: { known, problem, refusal, typed } }) => [
      [known?.own?.state, known?.is_offered, problem, refusal],
      known !== null && known.own === null && typed,
    ],
    possible: ({ context: { known } }, event) => event.type !== 'domain.retry' || known?.is_offered !== false,
  },
  hands: {
    'domain.retry': () => press('Retry'),
    'domain.type': ({ text }) => {
      // What stands there already is no change.
      for (const value of ['', text]) fireEvent.change(screen.getByLabelText('Your domain'), { target: { value } });
    },
    'domain.bring': () => press('Connect domain'),
    'domain.again': () => press('Look again'),
    'removal.ask': () => press('Take it away'),
    'removal.confirm': () => {
      const dialog = inside(screen.getByRole('alertdialog'));
      fireEvent.click(dialog.getByRole('button', { name: 'Take it away' }));
    },
    'removal.decline': () => press('Keep it'),
  },
  eyes: {
    'open.resting.looking': card,
    'open.resting.shown': (at) => {
      card(at);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'open.resting.failed': (at) => {
      card(at);
      expect(button('Retry') !== null).toBe(at.context.known?.is_offered !== false);
    },
    'open.bringing': ({ context: { known } }) =>
      expect(isBusy(known?.own ? 'Look again' : 'Connect domain')).toBe(true),
    'open.asking': async () => expect(await screen.findByRole('alertdialog')).toBeTruthy(),
    'open.removing': async () => {
      const dialog = inside(await screen.findByRole('alertdialog'));
      expect(dialog.getByRole('button', { name: 'Take it away' }).getAttribute('aria-busy')).toBe('true');
    },
    broken: () => expect(screen.getByText('A part of this page stopped.')).toBeTruthy(),
  },
});
