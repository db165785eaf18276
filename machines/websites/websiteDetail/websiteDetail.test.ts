import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { websiteDetailMachine } from './websiteDetail.machine';
import { bakery, ending, onItsWay, refunded, websiteDetailDelays, websiteDetailModels } from './websiteDetail.model';
import { siteIn, tabIn } from './websiteDetail.query';
import { detailAddress } from './websiteDetail.select';

walkMachine(websiteDetailModels, websiteDetailDelays, './websiteDetail.transitions.md');

type World = 'a website' | 'its domain' | 'its end' | 'its last month';
const play = (world: World, ...events: Parameters<typeof journey<typeof websiteDetailMachine>>[1]) =>
  journey(inWorld(websiteDetailModels, world), events);
const known = done('loadWebsite', bakery);
const go = (tab: string) => ({ type: 'address.changed', path: '/websites', search: { site: bakery.id, tab } }) as const;

describe('the address', () => {
  it('says which website and which tab, as short as it can', () => {
    expect([detailAddress('a b'), detailAddress('x', 'danger')]).toEqual([
      '/websites?site=a+b',
      '/websites?site=x&tab=danger',
    ]);
    expect([siteIn({}), siteIn({ site: 'x'.repeat(200) }).length]).toEqual(['', 100]);
    expect([tabIn({ tab: 'versions' }), tabIn({ tab: '__proto__' }), tabIn({})]).toEqual([
      'versions',
      'overview',
      'overview',
    ]);
  });
});

describe('journeys', () => {
  it.each([400, 404])('says that there is no such website where the server knows none (%i)', async (status) =>
    expect((await play('a website', failed('loadWebsite', { status, message: '' }))).state).toContain('missing'),
  );
  it('shows nothing more of a website that is gone', async () => {
    const gone = failed('loadWebsite', { status: 404, message: '' });
    const { snapshot, open } = await play('a website', known, { type: 'website.outdated' }, gone);
    expect([snapshot.context.website, open.has('checkLive')]).toEqual([null, false]);
  });

  it('shows what it knew while it is read again, and when that fails', async () => {
    const again = await play('a website', known, { type: 'website.outdated' });
    expect([again.state.includes('looking'), again.snapshot.context.website]).toEqual([true, bakery]);
    const lost = await play(
      'a website',
      known,
      { type: 'window.focused' },
      failed('loadWebsite', { status: 500, message: '' }),
    );
    expect(lost.snapshot.context).toMatchObject({
      website: bakery,
      problem: 'Server error. Please try again later.',
    });
  });

  it('checks what is online, where it is, and nothing that is not', async () => {
    expect((await play('a website', known)).open.get('checkLive')?.input).toEqual({ address: bakery.live_address });
    expect((await play('a website', done('loadWebsite', onItsWay))).open.has('checkLive')).toBe(false);
    expect((await play('its domain', known)).open.has('checkLive')).toBe(false);
    const back = await play('a website', known, done('checkLive'), go('domain'), go('overview'));
    expect(back.open.has('checkLive')).toBe(true);
  });

  it('leaves the form alone while another tab is looked at, and reads the versions and the own domain anew each time', async () => {
    const there = await play('its domain', known, go('content'), go('versions'));
    expect([there.open.has('content'), there.open.has('versions')]).toEqual([true, true]);
    const back = await play('its domain', known, go('content'), go('versions'), go('content'));
    expect([back.open.has('content'), back.open.has('versions')]).toEqual([true, false]);
    expect([(await play('its domain', known)).open.get('ownDomain')?.input, back.open.has('ownDomain')]).toEqual([
      { id: bakery.id },
      false,
    ]);
    expect((await play('its domain')).open.has('ownDomain')).toBe(false);
  });

  it.each([
    ['not live yet', onItsWay],
    ['taken down', { ...bakery, taken_down_at: '2026-11-24T09:30:00.000Z' }],
  ])('changes nothing of a website that is %s', async (_, website) =>
    expect((await play('its domain', done('loadWebsite', website), go('content'))).open.has('content')).toBe(false),
  );

  it('goes on with a cancelled website, and has the lists read again, refused or not', async () => {
    const asked = [done('loadWebsite', ending), { type: 'subscription.resume' }] as const;
    expect((await play('its end', ...asked)).open.get('resumeSubscription')?.input).toEqual({
      id: ending.subscription?.id,
    });
    const { sent } = await play('its end', ...asked, done('resumeSubscription'));
    expect(sent.map(({ type }) => type)).toEqual(['resource.invalidate', 'resource.invalidate', 'toast.show']);
    const refused = await play('its end', ...asked, failed('resumeSubscription', { status: 409, message: 'Over.' }));
    expect(refused.sent).toHaveLength(2);
    expect(refused.snapshot.context.trouble).toEqual({ deed: 'resume', words: 'Over.' });
    await expect(play('its end', done('loadWebsite', refunded), { type: 'subscription.resume' })).rejects.toThrow(
      'not possible',
    );
  });

  it.each([
    ['active', bakery.subscription?.next_billing_date],
    ['past_due', null],
  ] as const)('asks before it ends, with the month that is paid: %s', async (state, until) => {
    const website = { ...bakery, subscription: bakery.subscription && { ...bakery.subscription, state } };
    const { open } = await play('its last month', done('loadWebsite', website), { type: 'cancellation.ask' });
    expect(open.get('cancelWebsite')?.input).toEqual({
      subscription: bakery.subscription?.id,
      domain: bakery.domain,
      until,
    });
    await expect(play('its last month', done('loadWebsite', refunded), { type: 'cancellation.ask' })).rejects.toThrow(
      'not possible',
    );
  });

  it('has the files saved under the domain, and says beside the button why not', async () => {
    const asked = [done('loadWebsite', ending), { type: 'archive.request' }] as const;
    expect((await play('its end', ...asked)).open.get('saveArchive')?.input).toEqual({
      id: bakery.id,
      domain: bakery.domain,
    });
    const lost = await play('its end', ...asked, failed('saveArchive', { status: 410, message: 'They are gone.' }));
    expect(lost.snapshot.context.trouble).toEqual({ deed: 'export', words: 'They are gone.' });
    const elsewhere = await play(
      'its end',
      ...asked,
      failed('saveArchive', { status: 410, message: 'They are gone.' }),
      go('domain'),
    );
    expect(elsewhere.snapshot.context.trouble).toBeNull();
  });

  it('says how to copy where the browser does not let it', async () => {
    const asked = [done('loadWebsite', ending), { type: 'text.copy', text: 'blue-bakery.com' }] as const;
    expect((await play('its end', ...asked)).open.get('copyText')?.input).toEqual({ text: 'blue-bakery.com' });
    const { snapshot } = await play('its end', ...asked, failed('copyText'));
    expect(snapshot.context.trouble?.words).toBe(
      'The browser did not let us copy. Select the text and copy it yourself.',
    );
  });
});
