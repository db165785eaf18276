import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { MessagesSnapshot } from '../../../../machines/websites/messages/messages.machine';
import { messagesDelays, messagesModels } from '../../../../machines/websites/messages/messages.model';
import { press } from '../../../../test/walk/hands';
import { walkScreen } from '../../../../test/walk/screen';
import { within } from '../../../../test/walk/system';
import { MessageList } from './Messages';

const app = createActor(fromTransition((state: { address: null }) => state, { address: null }));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

/** What is known, each message with what can be done with it. */
function list({ context: { folder, listing, problem, refusal, sentTo } }: MessagesSnapshot) {
  expect(button(/^Inbox/)?.getAttribute('aria-pressed')).toBe(String(folder === 'inbox'));
  expect(screen.queryByText('Loading your messages') !== null).toBe(listing === null && problem === null);
  const shown = listing?.items ?? [];
  for (const { text } of shown)
    expect(screen.getAllByText(text, { normalizer: (words) => words }).length).toBeGreaterThan(0);
  expect(screen.queryAllByText('New')).toHaveLength(
    shown.filter(({ is_read, doubt }) => !is_read && doubt === null).length,
  );
  expect(screen.queryByText('Visitors cannot write to you yet') !== null).toBe(
    listing !== null && folder === 'inbox' && shown.length === 0 && !listing.is_open,
  );
  expect(button('Older messages') !== null).toBe(
    listing !== null && shown.length > 0 && listing.page * listing.limit < listing.total,
  );
  expect(button('Send a test message') !== null).toBe(listing?.is_open === true);
  expect(screen.queryByText(problem ?? 'no problem') !== null).toBe(problem !== null);
  expect(screen.queryByText(refusal ?? 'no refusal') !== null).toBe(refusal !== null);
  expect(screen.queryByText(/^A test is on its way to/) !== null).toBe(sentTo.length > 0);
}

walkScreen(messagesModels, {
  render: MessageList,
  wrap: within({ app }),
  delays: messagesDelays,
  sight: {
    shows: ({ context: { folder, listing, problem, refusal, sentTo, subject } }) => [
      [folder, listing?.total, listing?.page, listing?.items.length, listing?.unread],
      [problem, refusal, sentTo.length, subject],
    ],
    possible: ({ context: { listing, page } }, event) => {
      if (event.type === 'test.send') return listing?.is_open === true;
      if (event.type === 'page.turn') return listing?.page === page;
      return !('id' in event) || listing?.items.some(({ id }) => id === event.id) === true;
    },
  },
  hands: {
    'messages.retry': () => press('Retry'),
    'folder.choose': ({ folder }) => press(folder === 'spam' ? /^Spam/ : /^Inbox/),
    'page.turn': ({ to }) => press(to === 'older' ? 'Older messages' : 'Newer messages'),
    'message.move': () => press(/^Move the message of Grace Hopper/),
    'message.delete': () => press('Delete the message of Grace Hopper'),
    'deletion.confirm': () => press('Delete for good'),
    'deletion.decline': () => press('Keep it'),
    'test.send': () => press('Send a test message'),
  },
  eyes: {
    looking: list,
    marking: list,
    shown: list,
    failed: (at) => {
      list(at);
      expect(button('Retry')).toBeTruthy();
    },
    moving: () => expect(button(/^Move the message of Grace Hopper/)?.getAttribute('aria-busy')).toBe('true'),
    asking: () => expect([button('Delete for good'), button('Keep it')].every(Boolean)).toBe(true),
    deleting: () => expect(button('Delete for good')?.getAttribute('aria-busy')).toBe('true'),
    testing: () => expect(button('Send a test message')?.getAttribute('aria-busy')).toBe('true'),
  },
});
