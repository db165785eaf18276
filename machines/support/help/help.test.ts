import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { helpMachine } from './help.machine';
import { foundIn, shownIn } from './help.select';
import { helpDelays, helpModels, helpOfMoney, helpOfNames, helpPages } from './help.model';

walkMachine(helpModels, helpDelays, './help.transitions.md');

type Events = Parameters<typeof journey<typeof helpMachine>>[1];
const play = (world: 'the list' | 'a page', ...events: Events) => journey(inWorld(helpModels, world), events);
const loaded = done('loadHelp', helpPages);
const refused = failed('loadHelp', { status: null, message: '' });
const goTo = (path: string) => ({ type: 'address.changed', path, search: {} }) as const;
const type = (text: string) => ({ type: 'search.type', text }) as const;

describe('journeys', () => {
  it('shows the list, then the page that is opened, and the list again with what was looked for', async () => {
    const list = await play('the list', loaded, type('currency'));
    expect([list.state, foundIn(list.snapshot.context)]).toEqual(['list', [helpOfMoney]]);
    const page = await play('the list', loaded, type('currency'), goTo('/help/top-up'));
    expect([page.state, shownIn(page.snapshot.context)]).toEqual(['page', helpOfMoney]);
    const back = await play('the list', loaded, type('currency'), goTo('/help/top-up'), goTo('/help/'));
    expect([back.state, foundIn(back.snapshot.context)]).toEqual(['list', [helpOfMoney]]);
  });

  it.each(['', '  ', 'how do I'])('lists all for %j', async (text) => {
    const { snapshot } = await play('the list', loaded, type('currency'), type(text));
    expect(foundIn(snapshot.context)).toBeNull();
  });

  it('finds nothing, and says so by an empty list', async () => {
    const { snapshot } = await play('the list', loaded, type('xyzzy'));
    expect(foundIn(snapshot.context)).toEqual([]);
  });

  it('opens the page of the address at once, and knows one that is not there', async () => {
    expect((await play('a page', loaded)).state).toBe('page');
    expect((await play('a page', loaded, goTo('/help/gone'))).state).toBe('missing');
    const another = await play('a page', goTo('/help/choose-a-name'), loaded);
    expect(shownIn(another.snapshot.context)).toEqual(helpOfNames);
  });

  it('asks again after a failure, for the address of now', async () => {
    expect((await play('a page', refused)).state).toBe('failed');
    expect((await play('a page', refused, goTo('/help'))).state).toBe('failed');
    const { state } = await play('a page', refused, goTo('/help'), { type: 'help.retry' }, loaded);
    expect(state).toBe('list');
  });
});
