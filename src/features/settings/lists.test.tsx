import { cleanup, fireEvent, render, screen, within as inside } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import type { SecurityEvent, Session } from '../../../contract/wire/account/security';
import { securityEventKinds } from '../../../contract/wire/account/security';
import { linkedAccountsMachine } from '../../../machines/account/linkedAccounts/linkedAccounts.machine';
import { signOutDevicesMachine } from '../../../machines/session/signOutDevices/signOutDevices.machine';
import { awaited, unread } from '../../../test/walk/actors';
import { known, within } from '../../../test/walk/system';
import { LinkedAccountsCard } from '../account/LinkedAccountsCard';
import { SecurityLogCard } from './SecurityLogCard';
import { SessionsCard } from '../session/SessionsCard';
import { eventWords } from '../account/settingsWords';

afterEach(cleanup);

const offline = { status: null, message: '' };
const here: Session = {
  id: '0d3b8f5e-6f61-4a62-9c0d-51b1f5a9a100',
  device: '',
  address: '',
  created_at: '2026-11-21T20:00:00.000Z',
  last_seen_at: '2026-11-21T20:00:00.000Z',
  is_current: true,
};
const event = (id: number): SecurityEvent => ({
  id: String(id),
  kind: securityEventKinds[id % securityEventKinds.length] ?? 'signed-in',
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0',
  address: '',
  at: '2026-11-21T20:00:00.000Z',
});

function see(actors: Readonly<Record<string, AnyActorRef>>, view: React.ReactNode) {
  const Root = within(actors);
  return render(<Root>{view}</Root>);
}
const signOutDevices = () => createActor(signOutDevicesMachine).start();
const linkedAccounts = () => createActor(linkedAccountsMachine, { input: { search: {} } }).start();

describe('the sessions', () => {
  it('say that they are being read', () => {
    see({ devices: awaited() }, <SessionsCard actor={signOutDevices()} />);
    expect(screen.getByText('Loading your sessions')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
  it('say why they could not be read, with a way on', () => {
    see({ devices: unread(offline) }, <SessionsCard actor={signOutDevices()} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Your sessions could not be read.');
    expect(inside(alert).getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.queryByText('This is the only session.')).toBeNull();
  });
  it('stay where they were known when they could not be read again', () => {
    see({ devices: unread(offline, { sessions: [here], at: 0 }) }, <SessionsCard actor={signOutDevices()} />);
    expect(screen.getByRole('alert').textContent).toContain('could not be read');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
  it('name what has no name, and offer nothing else to end where there is only this one', () => {
    see({ devices: known({ sessions: [here], at: 0 }) }, <SessionsCard actor={signOutDevices()} />);
    expect(screen.getByText('Unknown device')).toBeTruthy();
    expect(screen.getByText('Unknown address')).toBeTruthy();
    expect(screen.getByText('This is the only session.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });
});

describe('the security log', () => {
  it('says that it is being read, and why it could not be', () => {
    see({ accountEvents: awaited() }, <SecurityLogCard />);
    expect(screen.getByText('Loading the security log')).toBeTruthy();
    cleanup();
    see({ accountEvents: unread({ status: 403, message: 'No.' }) }, <SecurityLogCard />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The security log could not be read.No.');
    expect(inside(alert).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
  it('says of nothing that it is nothing', () => {
    see({ accountEvents: known([]) }, <SecurityLogCard />);
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
  it('has words of its own for everything that is written down', () => {
    expect(new Set(Object.values(eventWords)).size).toBe(securityEventKinds.length);
    const events = securityEventKinds.map((_, index) => event(index));
    see({ accountEvents: known(events) }, <SecurityLogCard />);
    for (const kind of securityEventKinds) expect(screen.getByText(eventWords[kind])).toBeTruthy();
    expect(screen.getAllByText('Firefox on Linux, unknown address')).toHaveLength(events.length);
  });
  it('shows six, and the others when they are asked for', () => {
    see({ accountEvents: known(Array.from({ length: 50 }, (_, index) => event(index))) }, <SecurityLogCard />);
    expect(screen.getByText('Older entries (44)').closest('details')?.querySelectorAll('li')).toHaveLength(44);
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(50);
    cleanup();
    see({ accountEvents: known(Array.from({ length: 6 }, (_, index) => event(index))) }, <SecurityLogCard />);
    expect(screen.queryByText(/^Older entries/)).toBeNull();
  });
});

describe('the linked accounts', () => {
  const linked = { provider: 'github', email: '', linked_at: '2026-11-05T12:00:00.000Z' };
  it.each([
    ['while they are being read', awaited()],
    ['where none is set up and none linked', known({ providers: [], identities: [] })],
  ])('are not there %s', (_, identities) => {
    const { container } = see({ identities }, <LinkedAccountsCard actor={linkedAccounts()} />);
    expect(container.textContent).toBe('');
  });
  it('say why they could not be read', () => {
    see({ identities: unread(offline) }, <LinkedAccountsCard actor={linkedAccounts()} />);
    expect(screen.getByRole('alert').textContent).toContain('Your linked accounts could not be read.');
  });
  it('can be unlinked where the service is set up no more, and not linked again', () => {
    const actor = linkedAccounts();
    see({ identities: known({ providers: [], identities: [linked] }) }, <LinkedAccountsCard actor={actor} />);
    expect(screen.getByText('Linked, since Nov 05, 2026')).toBeTruthy();
    expect(screen.queryByText('Google')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Unlink GitHub' }));
    expect(actor.getSnapshot().value).toBe('confirming');
  });
});
