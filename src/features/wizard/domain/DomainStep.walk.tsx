import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { domainModels } from '../../../../machines/wizard/domain/domain.model';
import { faceOf, type OfferFace } from '../../../../machines/wizard/domain/domain.select';
import { press, retype, wordsAt } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { DomainStep } from './DomainStep';

type Snapshot = Parameters<typeof faceOf>[0];

const label = 'Search for a domain';
const sizes = () => screen.getByLabelText<HTMLSelectElement>('Suggestions per page');
const words: Record<OfferFace, readonly [action: string, status: string]> = {
  checking: ['Checking...', 'Checking'],
  available: ['Add', 'Available'],
  full: ['Add', 'Available'],
  taken: ['Taken', 'Taken'],
  added: ['Added', 'Available'],
};

/** Whoever types is never kept from it; what was chosen stays in sight, the website's name marked. */
function field({ context: { domains, domain, problem } }: Snapshot, hint: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  expect([input.disabled, input.readOnly]).toEqual([false, false]);
  expect(wordsAt(label)).toBe([hint, problem ?? ''].join(' ').trim());
  const radios = screen.queryAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.checked)).toEqual(domains.map(({ name }) => name === domain));
  expect(screen.queryByText('No domains selected yet') !== null).toBe(domains.length === 0);
  const price = domains.find(({ name }) => name === domain)?.price ?? 0;
  expect(screen.queryByText('Domain Pricing Information') !== null).toBe(price >= 1_500);
}

/** Each name says what is known of it, and can be added when it is free and there is room. */
function offers(at: Snapshot) {
  for (const offer of at.context.offers) {
    const face = faceOf(at, offer);
    const [action, status] = words[face];
    const button = screen.getByRole<HTMLButtonElement>('button', { name: `${action} ${offer.name}` });
    expect(button.disabled).toBe(face !== 'available');
    const line = button.closest('li');
    expect(line && within(line).getAllByText(status).length).toBeGreaterThan(0);
  }
}

walkScreen(domainModels, {
  render: DomainStep,
  sight: {
    shows: ({ context: { domains } }) => domains.length,
    possible: ({ value, context: { domains, domain, offers: shown } }, event) => {
      if (event.type === 'suggestions.page') return shown.length > 0;
      if (event.type === 'suggestions.size') return value.suggestions !== 'idle';
      if (event.type === 'domain.remove') return domains.some(({ name }) => name === event.name);
      return event.type !== 'domain.select' || event.name !== domain;
    },
  },
  hands: {
    'search.submit': ({ text }) => {
      retype(label, text);
      press('Search');
    },
    'suggestions.page': () => press('Next page'),
    'suggestions.size': () => fireEvent.change(sizes(), { target: { value: sizes().value === '12' ? '18' : '12' } }),
    'suggestions.retry': () => press('Try again'),
    'domain.add': ({ name }) => press(`Add ${name}`),
    'domain.remove': ({ name }) => {
      const remove = screen.getByRole('button', { name: `Remove ${name}` });
      remove.focus();
      fireEvent.click(remove);
      const isAlone = screen.queryAllByRole('radio').length === 0;
      const focused = isAlone ? screen.getByLabelText(label) : screen.getAllByRole('button', { name: /^Remove / })[0];
      expect(document.activeElement).toBe(focused);
    },
    'domain.select': ({ name }) => fireEvent.click(screen.getByRole('radio', { name })),
  },
  eyes: {
    'direct.resting': (at) => field(at, 'A name, or a whole address such as blue-bakery.com'),
    'direct.checking': (at) => field(at, `Checking ${at.context.search.text}...`),
    'suggestions.idle': () => expect(screen.queryByText('Suggested Domains')).toBeNull(),
    'suggestions.listing': () => expect(screen.getByText('Looking for domains')).toBeTruthy(),
    'suggestions.checking': offers,
    'suggestions.shown': (at) => {
      offers(at);
      expect(screen.queryByText('No suggestions for this name') !== null).toBe(at.context.offers.length === 0);
    },
    'suggestions.unchecked': (at) => {
      offers(at);
      expect(screen.getByText('Some domains could not be checked.')).toBeTruthy();
    },
    'suggestions.failed': () => expect(screen.getByText('The suggestions could not be loaded.')).toBeTruthy(),
  },
});
