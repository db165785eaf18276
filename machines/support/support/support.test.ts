import { describe, expect, it } from 'vitest';
import { supportAddress } from '../../../contract/rules/support/supportAddress';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { failure } from '../newTicket/newTicket.model';
import { ticket } from '../ticketList/ticketList.model';
import type { supportMachine } from './support.machine';
import { at, supportDelays, supportModels } from './support.model';
import { placeIn } from './support.query';

walkMachine(supportModels, supportDelays, './support.transitions.md');

type World = 'all tickets' | 'a new one' | 'one of them';
const play = (world: World, ...events: Parameters<typeof journey<typeof supportMachine>>[1]) =>
  journey(inWorld(supportModels, world), [fetched, ...events]);
const fetched = done('fetchPages');
const arrive = (search: Record<string, string>) => ({ type: 'address.changed', ...at(search) }) as const;

describe('the address', () => {
  it.each([
    [{}, 'all'],
    [{ status: 'open', text: 'x' }, 'all'],
    [{ thread: 'none' }, 'all'],
    [{ thread: ticket.id, new: '1' }, 'one'],
    [{ new: '1' }, 'fresh'],
    [{ domain: 'a.com' }, 'fresh'],
    [{ error: 'x' }, 'fresh'],
  ] as const)('%j is %s', (search, place) => expect(placeIn(search)).toBe(place));
  it('of whoever asks for help is a new ticket', () => {
    const search = Object.fromEntries(new URL(supportAddress(), 'https://sitewright.example').searchParams);
    expect(placeIn(search)).toBe('fresh');
  });
});

describe('journeys', () => {
  it('gives each page what the address says', async () => {
    const user = expect.any(String) as string;
    expect((await play('all tickets')).open.get('ticketList')?.input).toEqual({ search: {} });
    expect((await play('a new one')).open.get('newTicket')?.input).toEqual({ search: failure, user });
    expect((await play('one of them')).open.get('ticketThread')?.input).toEqual({ id: ticket.id, user });
  });

  it('tells the list of its filters, and leaves a page that stays the same alone', async () => {
    expect((await play('all tickets', arrive({ status: 'open' }))).sent).toEqual([arrive({ status: 'open' })]);
    const same = await play('one of them', arrive({ thread: ticket.id, from: 'mail' }));
    expect([same.state, same.sent]).toEqual(['one', []]);
  });

  it('begins another page for another address', async () => {
    expect((await play('all tickets', arrive({ thread: ticket.id }), fetched)).state).toBe('one');
    expect((await play('one of them', arrive({}), fetched)).state).toBe('all');
    const other = await play('a new one', arrive({ domain: 'b.com' }), fetched);
    expect(other.open.get('newTicket')?.input).toMatchObject({ search: { domain: 'b.com' } });
  });

  it.each(['list.outdated', 'window.focused'] as const)('has what moved read again at %s', async (type) => {
    expect((await play('all tickets', { type })).sent).toEqual([{ type: 'list.outdated' }]);
    expect((await play('one of them', { type })).sent).toEqual([{ type: 'list.outdated' }]);
    await expect(play('a new one', { type })).rejects.toThrow('not possible');
  });

  it('stops when a page breaks, and begins anew', async () => {
    expect((await play('all tickets', failed('ticketList'))).state).toBe('broken');
    expect((await play('all tickets', failed('ticketList'), { type: 'support.retry' })).state).toBe('arriving');
    expect((await play('a new one', failed('newTicket'))).state).toBe('broken');
    expect((await play('one of them', failed('ticketThread'))).state).toBe('broken');
    expect((await play('one of them', failed('watchFocus'))).state).toBe('broken');
  });
});
