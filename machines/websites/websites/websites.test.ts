import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { bakery } from '../websiteDetail/websiteDetail.model';
import type { websitesMachine } from './websites.machine';
import { at, websitesDelays, websitesModels } from './websites.model';

walkMachine(websitesModels, websitesDelays, './websites.transitions.md');

const play = (world: string, ...events: Parameters<typeof journey<typeof websitesMachine>>[1]) =>
  journey(inWorld(websitesModels, world), events);
const go = (search: Record<string, string>) => ({ type: 'address.changed', ...at(search) }) as const;
const fetched = done('fetchDetail');

describe('journeys', () => {
  it('shows the website that the address names, once its code is there', async () => {
    expect((await play('one website')).open.has('websiteDetail')).toBe(false);
    const { open } = await play('one website', fetched);
    expect(open.get('websiteDetail')?.input).toEqual({ search: { site: bakery.id } });
    expect((await play('all websites')).open.has('websiteList')).toBe(true);
  });

  it('leaves the page of a website alone while its tabs are looked at, and begins another for another', async () => {
    const tab = go({ site: bakery.id, tab: 'content' });
    const same = await play('one website', fetched, tab);
    expect([same.state, same.sent.at(-1)]).toEqual(['one', tab]);
    const other = await play('one website', fetched, go({ site: 'other' }), fetched);
    expect(other.open.get('websiteDetail')?.input).toEqual({ search: { site: 'other' } });
    expect((await play('one website', fetched, go({}))).open.has('websiteDetail')).toBe(false);
  });

  it('tells the list of its filters, and begins it anew when it is come back to', async () => {
    const filtered = await play('all websites', go({ text: 'bakery' }));
    expect([filtered.state, filtered.sent.at(-1)]).toEqual(['all', go({ text: 'bakery' })]);
    const back = await play('one website', fetched, go({ text: 'bakery' }));
    expect(back.open.get('websiteList')?.input).toMatchObject({ search: { text: 'bakery' } });
  });

  it('tries again what did not come', async () => {
    expect((await play('one website', failed('fetchDetail'))).state).toBe('broken');
    expect((await play('one website', failed('fetchDetail'), { type: 'websites.retry' })).state).toBe('fetching');
  });
});
