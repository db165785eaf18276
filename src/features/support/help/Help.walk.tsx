import { fireEvent, screen, within as inside } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { foundIn, shownIn } from '../../../../machines/support/help/help.select';
import { helpDelays, helpModels } from '../../../../machines/support/help/help.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import { Help } from './Help';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const search = () => screen.getByRole('searchbox', { name: 'Search the help pages' });
const titled = (title: string) => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
const links = (within: HTMLElement) =>
  inside(within)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

walkScreen(helpModels, {
  render: Help,
  wrap: within({ app }),
  delays: helpDelays,
  hands: {
    'search.type': ({ text }) => fireEvent.change(search(), { target: { value: text } }),
    'help.retry': () => press('Retry'),
  },
  eyes: {
    loading: () => expect(screen.getByText('Loading the help pages')).toBeTruthy(),
    opening: null,
    list: ({ context }) => {
      titled('Help');
      const found = foundIn(context);
      const topics = screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(topics).toEqual(found ? [] : ['Your first website', 'Money']);
      expect(Boolean(screen.queryByText(/^No page fits/))).toBe(found?.length === 0);
      if (found?.length) expect(screen.getByRole('status').textContent).toBe(`Pages that fit: ${found.length}`);
      const listed = screen.queryAllByRole('list').flatMap(links);
      expect(listed).toEqual((found ?? context.pages).map(({ name }) => `/help/${name}`));
    },
    page: ({ context }) => {
      const page = shownIn(context);
      titled(page?.title ?? '');
      for (const { as, lines } of page?.blocks ?? []) {
        const items = as === 'ol' || as === 'ul' ? screen.getAllByRole('listitem') : [];
        expect(items.length).toBe(items.length > 0 ? lines.length : 0);
      }
      expect(links(screen.getByRole('main'))).toEqual([
        '/help',
        ...(page?.name === 'top-up' ? ['/billing'] : []),
        '/support/?new=1',
        '/sign-in',
      ]);
    },
    missing: () => {
      titled('There is no such help page');
      expect(links(screen.getByRole('main'))).toEqual(['/help', '/sign-in']);
    },
    failed: () => expect(screen.getByRole('alert').textContent).toContain('The help pages could not be loaded.'),
  },
});
