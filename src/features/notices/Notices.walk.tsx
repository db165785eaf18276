import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { InboxRef, InboxSnapshot } from '../../../machines/notices/inbox/inbox.machine';
import { added, inboxDelays, inboxModels, live } from '../../../machines/notices/inbox/inbox.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { within } from '../../../test/walk/system';
import '../../ui/Dialog/Sheet';
import { Notices } from './Notices';

const View = ({ actor }: { actor: InboxRef }) => <Notices actor={actor} onClose={() => undefined} />;
const links = () => [...document.querySelectorAll('a')].filter((link) => link.querySelector('time'));
const link = (title: string) => {
  const found = links().find((one) => one.textContent?.includes(title));
  if (!found) throw new Error(`There is no "${title}"`);
  return found;
};

function list({ context: { notices, unread } }: InboxSnapshot) {
  expect(screen.getByText(`${unread} unread`)).toBeTruthy();
  expect(links().map((one) => one.textContent?.startsWith('Unread: '))).toEqual(
    notices.map((notice) => !notice.is_read),
  );
  for (const notice of notices) expect(link(notice.title).getAttribute('href')).toBe(notice.target);
}

walkScreen(inboxModels, {
  render: View,
  wrap: within(),
  delays: inboxDelays,
  sight: {
    shows: ({ context: { unread, notices, failure } }) => [unread, notices.map((one) => one.is_read), failure !== null],
    possible: (at, event) => {
      if (event.type === 'notice.read') return at.context.notices.some((one) => one.id === event.id && !one.is_read);
      return true;
    },
  },
  hands: {
    'notice.read': ({ id }) => userEvent.click(link(id === live.id ? live.title : added.title)),
    'all.read': () => press('Mark all read'),
    'list.retry': () => press('Retry'),
  },
  eyes: {
    signedOut: list,
    loading: (at) => {
      list(at);
      expect(screen.queryByText('Loading your notifications') !== null).toBe(at.context.notices.length === 0);
    },
    resting: (at) => {
      list(at);
      expect(screen.queryByText('No notifications yet') !== null).toBe(at.context.notices.length === 0);
    },
    marking: list,
    failed: (at) => expect(screen.getByRole('alert').textContent).toContain(at.context.failure),
    blind: () => expect(screen.getByRole('alert').textContent).toContain('Load the page again'),
  },
});
