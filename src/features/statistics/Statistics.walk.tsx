import { fireEvent, screen, within as inside } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { StatisticsSnapshot } from '../../../machines/statistics/statistics/statistics.machine';
import {
  bakery,
  florist,
  statisticsDelays,
  statisticsModels,
} from '../../../machines/statistics/statistics/statistics.model';
import { downloadMachine } from '../../../machines/shell/download/download.machine';
import { testVisitMachine } from '../../../machines/statistics/testVisit/testVisit.machine';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { within } from '../../../test/walk/system';
import { Statistics } from './Statistics';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));

/** Whatever is going on: the figures are those of the website that is looked at, or there are none. */
function figures({ context: { found, problem, query } }: StatisticsSnapshot) {
  const isKnown = found !== null && found.state !== 'progress';
  expect(screen.queryByRole('region', { name: 'Daily visitors' }) !== null).toBe(isKnown);
  expect(screen.queryByRole('checkbox') !== null).toBe(isKnown);
  expect(screen.queryByRole('table', { name: 'Pages' }) !== null).toBe(isKnown && found.now.views > 0);
  if (isKnown) expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(query.compare);
  expect(screen.queryAllByRole('alert').some((one) => one.textContent?.includes(problem ?? 'no problem'))).toBe(
    problem !== null,
  );
}

/** What the cards, the plot and the lists of a week say. */
function wordsOfWeek() {
  const card = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(card('Daily visitors')).toBe('Daily visitors12020% more than before');
  expect(card('Views')).toBe('Views300Same as before');
  expect(card('Median load')).toBe('Median load84 ms7% less than before');
  expect(card('Uptime')).toBe('Uptime99.93%Same as before');
  const plot = screen.getByRole('slider', { name: 'Visitors by the day' });
  fireEvent.change(plot, { target: { value: '1' } });
  expect(plot.getAttribute('aria-valuetext')).toBe('Nov 20, 80, before 10, Version 3 went live');
  const rows = (name: string) =>
    inside(screen.getByRole('table', { name }))
      .getAllByRole('rowheader')
      .map((row) => row.closest('tr')?.textContent);
  expect(rows('Devices')[0]).toMatch(/Phone.*80.*200/);
  expect(card('Campaigns')).toBe('CampaignsNone in this time.');
  expect(rows('Referrers')[0]).toMatch(/Direct or unknown.*90/);
  expect(rows('Countries')[0]).toMatch(/Belgium.*100.*250/);
  expect(rows('Countries')[1]).toMatch(/Not said/);
  expect(screen.getByText(/37 requests by machines, and 4 pages that you looked at yourself/)).toBeTruthy();
}

const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

walkScreen(statisticsModels, {
  render: Statistics,
  wrap: within({ app }),
  delays: statisticsDelays,
  doubles: { testVisit: testVisitMachine, download: downloadMachine },
  sight: {
    shows: ({ context: { query, found, problem, sites } }) => [
      query.domain,
      query.range,
      found?.state,
      found?.now.views,
      sites?.length,
      problem !== null,
    ],
    possible: (at, event) => {
      // The machines beside the figures are drawn by their own state; what breaks looks the same whichever it was.
      if (/\.(?:testVisit|download)$/.test(event.type)) return false;
      const { query, sites, found } = at.context;
      const hasTools =
        sites !== null &&
        query.domain !== '' &&
        !at.matches('broken') &&
        !at.matches({ open: 'foreign' }) &&
        !at.matches({ open: 'siteless' });
      const hasFigures = hasTools && found !== null && found.state !== 'progress';
      switch (event.type) {
        case 'site.choose':
          return hasTools && sites.some(({ domain }) => domain === event.domain) && query.domain !== event.domain;
        case 'range.choose':
          return hasFigures && query.range !== '7d';
        case 'compare.choose':
          return hasFigures;
        default:
          return true;
      }
    },
  },
  hands: {
    'site.choose': () => userEvent.selectOptions(choice('Website'), florist.domain),
    'range.choose': () => userEvent.selectOptions(choice('Time'), 'Last 7 days'),
    'compare.choose': () => userEvent.click(screen.getByRole('checkbox')),
    'figures.retry': () => press('Retry'),
    'statistics.retry': () => press('Try again'),
  },
  eyes: {
    'open.deciding': () => undefined,
    'open.asking': (at) => {
      figures(at);
      if (at.context.problem === null) expect(screen.getByText('Loading the figures')).toBeTruthy();
    },
    'open.turning': () => expect(screen.getByText('Loading the figures')).toBeTruthy(),
    'open.siteless': () => {
      expect(screen.getByText('No websites yet')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Set up your first website' })).toBeTruthy();
    },
    'open.unchosen': () => {
      const link = screen.getByRole('link', { name: florist.domain });
      expect(link.getAttribute('href')).toBe(`/analytics?domain=${florist.domain}`);
    },
    'open.loading': (at) => {
      figures(at);
      if (at.context.found === null && at.context.problem === null)
        expect(screen.getByText('Loading the figures')).toBeTruthy();
    },
    'open.shown': (at) => {
      figures(at);
      expect(choice('Website').value).toBe(bakery.domain);
      expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
      wordsOfWeek();
    },
    'open.quiet': (at) => {
      figures(at);
      expect(screen.getByText('No visits in this time')).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'Send a test visit' })).toHaveLength(1);
    },
    'open.unready': (at) => {
      figures(at);
      expect(screen.getByText('Not live yet')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Send a test visit' })).toBeNull();
    },
    'open.foreign': () => expect(screen.getByText('This is not one of your websites')).toBeTruthy(),
    'open.failed': (at) => {
      figures(at);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
      expect(screen.queryByText('You see the last figures we know.') !== null).toBe(at.context.found !== null);
    },
    broken: () => expect(screen.getByText('This page stopped working.')).toBeTruthy(),
  },
});
