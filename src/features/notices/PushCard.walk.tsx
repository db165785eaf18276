import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { PushNoticesSnapshot } from '../../../machines/notices/pushNotices/pushNotices.machine';
import { pushNoticesDelays, pushNoticesModels } from '../../../machines/notices/pushNotices/pushNotices.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { PushCard } from './PushCard';

const button = (name: string) => screen.queryByRole('button', { name });
const isBusy = (name: string) => button(name)?.getAttribute('aria-busy') === 'true';

/** What there is to press, whether it is at work, and why the last did not come to anything. */
function seen({ context: { refusal } }: PushNoticesSnapshot, name: string, isAtWork: boolean) {
  expect(screen.getByRole('heading', { name: 'In this browser' })).toBeTruthy();
  expect([screen.getAllByRole('button').length, isBusy(name)]).toEqual([1, isAtWork]);
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(refusal);
}

walkScreen(pushNoticesModels, {
  render: PushCard,
  delays: pushNoticesDelays,
  hands: {
    'push.on': () => press('Turn on'),
    'push.off': () => press('Turn off'),
    'push.look': () => press(button('Retry') ? 'Retry' : 'Look again'),
  },
  eyes: {
    looking: (at) => seen(at, 'Turn on', true),
    unread: (at) => seen(at, 'Retry', false),
    unavailable: () => expect(document.body.textContent.trim()).toBe(''),
    blocked: (at) => {
      seen(at, 'Look again', false);
      expect(screen.getByText('Your browser does not allow notices from Sitewright')).toBeTruthy();
    },
    off: (at) => seen(at, 'Turn on', false),
    turningOn: (at) => seen(at, 'Turn on', true),
    on: (at) => {
      seen(at, 'Turn off', false);
      expect(screen.getByText('New notices are shown here.')).toBeTruthy();
    },
    turningOff: (at) => seen(at, 'Turn off', true),
  },
});
