import { describe, expect, it } from 'vitest';
import { namedDomain } from '../../../contract/rules/websites/ownDomainName';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { ownDomainMachine } from './ownDomain.machine';
import { givenUp, live, none, notOffered, ownDomainDelays, ownDomainModels, site, waiting } from './ownDomain.model';

walkMachine(ownDomainModels, ownDomainDelays, './ownDomain.transitions.md');

const play = (...events: Parameters<typeof journey<typeof ownDomainMachine>>[1]) =>
  journey(inWorld(ownDomainModels, 'a website'), events, { delays: ownDomainDelays });
const known = done('loadOwnDomain', none);
const awaited = done('loadOwnDomain', waiting);
const type = (text: string) => ({ type: 'domain.type', text }) as const;
const bring = { type: 'domain.bring' } as const;
const later = after('lookDelay');
const hide = { type: 'page.hidden' } as const;
const show = { type: 'page.shown' } as const;

it.each([
  ['  Shop.Example.com. ', 'shop.example.com'],
  ['https://shop.example.com/menu?day=1', 'shop.example.com'],
  ['http://shop.example.com', 'shop.example.com'],
])('finds the domain in %j', (typed, domain) => expect(namedDomain(typed)).toBe(domain));

describe('looks', () => {
  it('goes on each minute while it is awaited, also after one that failed, and not when it stands or is given up', async () => {
    expect((await play(awaited, later)).open.has('loadOwnDomain')).toBe(true);
    const lost = failed('loadOwnDomain', { status: 500, message: '' });
    const again = await play(awaited, later, lost, later);
    expect([again.open.has('loadOwnDomain'), again.snapshot.context.known]).toEqual([true, waiting]);
    for (const end of [live, givenUp, none, notOffered])
      expect((await play(done('loadOwnDomain', end), later)).open.has('loadOwnDomain')).toBe(false);
  });
  it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
    expect((await play(awaited, hide, later)).open.has('loadOwnDomain')).toBe(false);
    expect((await play(awaited, hide, later, show)).open.has('loadOwnDomain')).toBe(true);
    const shown = await play(awaited, hide, show, awaited, later);
    expect(shown.open.has('loadOwnDomain')).toBe(true);
    expect((await play(done('loadOwnDomain', live), hide, show)).open.has('loadOwnDomain')).toBe(false);
  });
});

describe('a wish', () => {
  it('is said with the domain in what was typed, and begins to be looked at', async () => {
    const asked = await play(known, type('https://Shop.example.com/'), bring);
    expect(asked.open.get('bringOwnDomain')?.input).toEqual({ id: site, domain: 'shop.example.com' });
    const { snapshot, open } = await play(known, type('shop.example.com'), bring, done('bringOwnDomain', waiting));
    expect([snapshot.context.known, snapshot.context.typed, open.size]).toEqual([waiting, '', 2]);
  });
  it('says beside its field what is no domain, until something else is typed', async () => {
    const { snapshot, open } = await play(known, type('shop'), bring);
    expect([snapshot.context.refusal, open.has('bringOwnDomain')]).toEqual([
      'Please enter a domain like shop.example.com, without https:// and without a path',
      false,
    ]);
    expect((await play(known, type('shop'), bring, type('shop.'))).snapshot.context.refusal).toBeNull();
  });
  it('says why it was refused, and reads what stands', async () => {
    const refused = failed('bringOwnDomain', { status: 409, message: 'It is taken.' });
    const { snapshot, open } = await play(known, type('shop.example.com'), bring, refused);
    expect([snapshot.context.refusal, snapshot.context.typed]).toEqual(['It is taken.', 'shop.example.com']);
    expect(open.has('loadOwnDomain')).toBe(true);
  });
  it('is one at a time, and none where none is taken', async () => {
    for (const end of [waiting, notOffered])
      await expect(play(done('loadOwnDomain', end), type('shop.example.com'))).rejects.toThrow('not possible');
    await expect(play(bring)).rejects.toThrow('not possible');
  });
  it('is said again of one that was given up, and of no other', async () => {
    const again = { type: 'domain.again' } as const;
    expect((await play(done('loadOwnDomain', givenUp), again)).open.get('bringOwnDomain')?.input).toEqual({
      id: site,
      domain: 'shop.example.com',
    });
    await expect(play(awaited, again)).rejects.toThrow('not possible');
  });
});

describe('its removal', () => {
  const ask = { type: 'removal.ask' } as const;
  const confirm = { type: 'removal.confirm' } as const;
  it('is asked before, and said after', async () => {
    expect((await play(done('loadOwnDomain', live), ask)).open.has('removeOwnDomain')).toBe(false);
    const { sent, snapshot } = await play(done('loadOwnDomain', live), ask, confirm, done('removeOwnDomain', none));
    expect(sent).toMatchObject([{ title: 'shop.example.com was taken away', variant: 'success' }]);
    expect(snapshot.context.known).toEqual(none);
    await expect(play(known, ask)).rejects.toThrow('not possible');
  });
  it('says why it was not done, until it is asked again', async () => {
    const lost = failed('removeOwnDomain', { status: 500, message: '' });
    const refused = [done('loadOwnDomain', live), ask, confirm, lost] as const;
    expect((await play(...refused)).snapshot.context.refusal).toBe('Server error. Please try again later.');
    expect((await play(...refused, ask)).snapshot.context.refusal).toBeNull();
  });
});
