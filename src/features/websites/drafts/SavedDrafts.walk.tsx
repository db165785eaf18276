import { screen, within as inside } from '@testing-library/react';
import { expect } from 'vitest';
import type { SavedDraftsSnapshot } from '../../../../machines/websites/savedDrafts/savedDrafts.machine';
import {
  savedDraftsDelays,
  savedDraftsModels,
  twoDrafts,
} from '../../../../machines/websites/savedDrafts/savedDrafts.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import { SavedDrafts } from './SavedDrafts';

const [first, second] = twoDrafts.drafts;
const names = ['blue-bakery.com', 'a website without a name'];
const nameOf = (id: string) => names[twoDrafts.drafts.findIndex((draft) => draft.id === id)] ?? '';
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

function drafts({ context }: SavedDraftsSnapshot) {
  expect(rows()).toHaveLength(context.drafts.length);
  if (context.drafts.length < 2) return;
  expect(rows()[0]).toContain('Continue: blue-bakery.com, step Images, saved 2 h ago');
  const link = inside(screen.getAllByRole('listitem')[1] as HTMLElement).getByRole('link', { name: /^Resume/ });
  expect(link.getAttribute('href')).toBe(`/website-setup?draft=${second?.id}`);
}

/** The question stands in the row of the draft that it is about. */
function question({ context: { asked, problem, drafts: known } }: SavedDraftsSnapshot) {
  const isThere = known.some(({ id }) => id === asked);
  expect(screen.queryByRole('button', { name: 'Discard draft' }) !== null).toBe(isThere);
  if (!isThere) return;
  const row = rows()[known.findIndex(({ id }) => id === asked)];
  expect(row).toContain(problem ?? `Discard ${nameOf(asked)}? What you chose for it is lost.`);
}

walkScreen(savedDraftsModels, {
  render: SavedDrafts,
  delays: savedDraftsDelays,
  wrap: within(),
  sight: {
    shows: ({ context: { drafts: known, asked, problem } }) => [known.map(({ id }) => id), asked, problem],
    possible: ({ context: { drafts: known, asked }, value }, event) => {
      const isAsking = value === 'asking';
      if (event.type === 'draft.discard')
        return known.some(({ id }) => id === event.id) && !(isAsking && event.id === asked);
      return !event.type.startsWith('discard.') || known.some(({ id }) => id === asked);
    },
  },
  hands: {
    'draft.discard': ({ id }) => press(`Discard ${nameOf(id)}`),
    'discard.confirm': () => press('Discard draft'),
    'discard.cancel': () => press('Keep it'),
  },
  eyes: {
    'offering.loading': drafts,
    'offering.shown': (at) => {
      drafts(at);
      if (at.context.drafts.length === 2)
        expect(screen.getByRole('button', { name: `Discard ${nameOf(first?.id ?? '')}` })).toBeTruthy();
    },
    'offering.stale': drafts,
    asking: question,
    discarding: (at) => {
      question(at);
      const confirm = screen.queryByRole('button', { name: 'Discard draft' });
      if (confirm) expect(confirm.getAttribute('aria-busy')).toBe('true');
    },
    lost: () => expect(rows()).toEqual([]),
  },
});
