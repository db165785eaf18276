import { fireEvent, screen, within as inside } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { savedDraftsMachine } from '../../../../machines/websites/savedDrafts/savedDrafts.machine';
import { linkCopyMachine } from '../../../../machines/websites/linkCopy/linkCopy.machine';
import { downloadMachine } from '../../../../machines/shell/download/download.machine';
import type { WebsiteListSnapshot } from '../../../../machines/websites/websiteList/websiteList.machine';
import {
  failedWebsite,
  liveWebsite,
  movingWebsite,
  websiteListDelays,
  websiteListModels,
} from '../../../../machines/websites/websiteList/websiteList.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import { Websites } from './Websites';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));

const table = () => screen.getByRole('table', { name: 'Websites' });
const rows = () => inside(table()).queryAllByRole('rowheader');

/** Whatever the list does: its rows and its count are what is known, its filters what was chosen. */
function list({ context }: WebsiteListSnapshot) {
  const { query, typed, listing, problem } = context;
  expect(rows().map((row) => row.textContent?.replace(/^Blue Bakery/, '').replace('(opens in a new tab)', ''))).toEqual(
    listing?.rows.map(({ domain, business_name: name }) => `${domain}${name}`) ?? [],
  );
  const search = screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Search websites' });
  if (search) expect(search.value).toBe(typed);
  const status = screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  if (status) expect(status.value).toBe(query.group);
  expect(screen.queryAllByRole('alert').some((one) => one.textContent?.includes(problem ?? 'no problem'))).toBe(
    problem !== null,
  );
  const isFull = listing?.limit === 3 && listing.count === 3;
  expect(screen.queryByText(/Your plan holds 3 websites/) !== null).toBe(isFull);
  expect(screen.queryByRole('link', { name: 'New website' }) !== null).toBe(listing?.hasAny === true && !isFull);
}

/** What a row says of its website. */
function wordsOfRows() {
  const said = (domain: string) =>
    rows()
      .find((row) => row.textContent?.includes(domain))
      ?.closest('tr') as HTMLElement;
  const live = inside(said(liveWebsite.domain));
  expect(live.getByRole('link', { name: /^blue-bakery.com/ }).getAttribute('href')).toBe(liveWebsite.site_url);
  expect(live.getByRole('link', { name: 'Overview of blue-bakery.com' }).getAttribute('href')).toBe(
    `/websites?site=${liveWebsite.id}`,
  );
  expect(said(liveWebsite.domain).textContent).toMatch(/Hearth.*Dec 21, 2026.*€10\.00/);
  expect(live.queryByRole('progressbar')).toBeNull();
  const moving = inside(said(movingWebsite.domain));
  expect(moving.queryByRole('link', { name: /^red-bakery.com/ })).toBeNull();
  expect(moving.getByRole('progressbar')).toBeTruthy();
  expect(inside(said(failedWebsite.domain)).queryByRole('progressbar')).toBeNull();
}

walkScreen(websiteListModels, {
  render: Websites,
  wrap: within({ app }),
  delays: websiteListDelays,
  doubles: { savedDrafts: savedDraftsMachine, download: downloadMachine, linkCopy: linkCopyMachine },
  sight: {
    shows: ({ context: { query, typed, listing, problem } }) => [
      query.group,
      query.page,
      typed,
      listing?.total,
      listing?.hasAny,
      problem !== null,
    ],
    possible: (at, event) => {
      // The machines beside the list are drawn by their own state; what breaks looks the same whichever it was.
      if (/\.(?:savedDrafts|download|linkCopy)$/.test(event.type)) return false;
      if (at.matches('broken')) return event.type === 'websites.retry';
      const { query, typed, listing } = at.context;
      const isEmpty = at.matches({ open: { list: 'empty' } });
      switch (event.type) {
        case 'text.type':
          return !isEmpty && event.text !== typed;
        case 'filters.change':
          return !isEmpty && query.group !== event.filters.group;
        case 'filters.clear':
          return !isEmpty && (typed !== '' || query.group !== '');
        case 'page.turn':
          return listing !== null && listing.total > query.size && query.page * query.size < listing.total;
        case 'page.resize':
          return listing !== null && listing.total > query.size;
        default:
          return true;
      }
    },
  },
  hands: {
    'text.type': ({ text }) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search websites' }), { target: { value: text } }),
    'filters.change': () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Live'),
    'filters.clear': () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement),
    'page.turn': () => press('Next page'),
    'page.resize': () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50'),
    'list.retry': () => press('Retry'),
    'websites.retry': () => press('Try again'),
  },
  eyes: {
    'open.list.loading': (at) => {
      list(at);
      expect(table().getAttribute('aria-busy')).toBe('true');
    },
    'open.list.turning': (at) => {
      list(at);
      expect(table().getAttribute('aria-busy')).toBe('true');
    },
    'open.list.shown': (at) => {
      list(at);
      expect(table().getAttribute('aria-busy')).toBeNull();
      if (at.context.listing?.rows.length === 3) wordsOfRows();
    },
    'open.list.empty': (at) => {
      list(at);
      expect(screen.getByText('No websites yet')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Set up your first website' })).toBeTruthy();
      expect(screen.queryByRole('search')).toBeNull();
    },
    'open.list.unmatched': (at) => {
      list(at);
      expect(screen.getByText('No websites match')).toBeTruthy();
      expect(inside(table()).getByRole('button', { name: 'Clear filters' })).toBeTruthy();
    },
    'open.list.failed': (at) => {
      list(at);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    },
    'open.search.resting': () => undefined,
    'open.search.typing': () => undefined,
    broken: () => expect(screen.getByText('This page stopped working.')).toBeTruthy(),
  },
});
