import { screen, within as inside } from '@testing-library/react';
import { expect } from 'vitest';
import type { Session } from '../../../contract/wire/account/security';
import type { SignOutDevicesSnapshot } from '../../../machines/session/signOutDevices/signOutDevices.machine';
import {
  laptop,
  phone,
  signOutDevicesDelays,
  signOutDevicesModels,
} from '../../../machines/session/signOutDevices/signOutDevices.model';
import { press } from '../../../test/walk/hands';
import { walkScreen } from '../../../test/walk/screen';
import { known, within } from '../../../test/walk/system';
import { SessionsCard } from './SessionsCard';

const at = Date.parse('2026-11-21T20:00:00.000Z');
const session = (id: string, device: string, minutesAgo: number): Session => ({
  id,
  device,
  address: '203.0.113.5',
  created_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: new Date(at - minutesAgo * 60_000).toISOString(),
  is_current: minutesAgo === 0,
});
const here = session('0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a100', 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0', 0);
const sessions = [
  here,
  session(laptop.id, 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0', 125),
  session(phone.id, 'Mozilla/5.0 (iPhone) Version/19.0 Mobile Safari/604.1', 3 * 24 * 60),
];

const rows = () => screen.queryAllByRole('listitem');
const rowOf = (name: string) => rows().find(({ textContent }) => textContent?.includes(name));
const others = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Log out everywhere else' });
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const isBusy = (button: HTMLElement | null) => button?.getAttribute('aria-busy') === 'true';

const list =
  (busy: { at: string | null } | null) =>
  ({ context: { ended, outcome, refusal } }: SignOutDevicesSnapshot) => {
    const open = sessions.filter(({ id }) => !ended.includes(id));
    expect(rows()).toHaveLength(open.length);
    expect(rows()[0]?.textContent).toContain('Firefox on WindowsThis device203.0.113.5Active now');
    const texts = { [laptop.name]: 'Last active 2 hours ago', [phone.name]: 'Last active 3 days ago' };
    for (const { id, name } of [laptop, phone]) {
      const row = rowOf(name);
      expect(row !== undefined).toBe(!ended.includes(id));
      if (!row) continue;
      expect(row.textContent).toContain(texts[name]);
      expect(row.querySelector('time')?.getAttribute('datetime')).toMatch(/^2026-11-/);
      const button = inside(row).getByRole<HTMLButtonElement>('button', { name: `Log out ${name}, 203.0.113.5` });
      expect([isBusy(button), button.disabled]).toEqual([busy?.at === id, busy !== null && busy.at !== id]);
      const said = inside(row).queryByRole('alert')?.textContent ?? '';
      expect(said).toBe(refusal?.id === id ? refusal.sentence : '');
    }
    expect(others() !== null).toBe(open.length > 1);
    if (others()) expect(isBusy(others())).toBe(busy !== null && busy.at === null);
    expect(screen.queryByText('This is the only session.') !== null).toBe(open.length === 1);
    if (refusal) expect(alerts()).toContain(refusal.sentence);
    if (!outcome) return expect(screen.queryByRole('status')).toBeNull();
    const said = screen.getByRole('status');
    const none = 'You are signed in nowhere else.';
    const words =
      'name' in outcome ? `${outcome.name} has been logged out.` : outcome.count ? '1 other session has been' : none;
    expect(said.textContent).toContain(words);
    if (!busy) expect(document.activeElement?.contains(said)).toBe(true);
  };

walkScreen(signOutDevicesModels, {
  render: SessionsCard,
  wrap: within({ devices: known({ sessions, at }) }),
  delays: signOutDevicesDelays,
  sight: {
    shows: ({ context: { outcome, refusal, ended } }) => [outcome, refusal, ended],
    // What has ended is no longer there to be pressed.
    possible: ({ context: { ended } }, event) => {
      if (event.type === 'device.revoke') return !ended.includes(event.id);
      return event.type !== 'others.revoke' || [laptop, phone].some(({ id }) => !ended.includes(id));
    },
  },
  hands: {
    'device.revoke': ({ name }) => press(`Log out ${name}, 203.0.113.5`),
    'others.revoke': () => press('Log out everywhere else'),
    'device.leave': () => press('Log out this device'),
  },
  eyes: {
    idle: list(null),
    revoking: (snapshot) => list({ at: snapshot.context.device?.id ?? '' })(snapshot),
    revokingOthers: list({ at: null }),
    looking: null,
  },
});
