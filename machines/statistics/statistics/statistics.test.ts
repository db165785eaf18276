import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { statisticsMachine } from './statistics.machine';
import { bakery, florist, quietWeek, statisticsDelays, statisticsModels, unready, week } from './statistics.model';
import { addressOf, readQuery } from './statistics.query';

walkMachine(statisticsModels, statisticsDelays, './statistics.transitions.md');

type Events = Parameters<typeof journey<typeof statisticsMachine>>[1];
const play = (...events: Events) =>
  journey(inWorld(statisticsModels, 'a website'), events, { delays: statisticsDelays });
const begin = (...events: Events) => play(arrive({}), ...events);
const sites = done('loadProperties', [bakery, florist]);
const loaded = done('loadStatistics', week);
const down = { status: 500, message: '' };
const arrive = (search: Record<string, string>) => ({ type: 'address.changed', path: '/analytics', search }) as const;
const goTo = (to: string, replace = false) => ({ type: 'location.go', to, replace });

describe('the address', () => {
  it.each([
    '',
    '?domain=blue-bakery.com',
    '?domain=blue-bakery.com&range=24h&compare=off',
    '?domain=blue-bakery.com&range=custom&from=2026-11-01&to=2026-11-30',
  ])('%s is written as it was read', (search) =>
    expect(addressOf(readQuery(Object.fromEntries(new URLSearchParams(search))))).toBe(`/analytics${search}`),
  );
  it.each([
    { range: 'soon' },
    { range: 'custom' },
    { range: 'custom', from: '2026-11-02', to: '2026-11-01' },
    { range: 'custom', from: '2026-11-02' },
    { range: 'custom', to: '2026-11-02' },
    { from: 'x2026-11-02', to: '2026-11-02x', compare: 'on' },
  ])('is as usual where it means nothing: %j', (search) => expect(readQuery(search)).toEqual(readQuery({})));
  it('names a website as the server does', () =>
    expect(readQuery({ domain: ` Blue-Bakery.COM${'x'.repeat(300)}` }).domain).toHaveLength(253));
});

describe('journeys', () => {
  it('asks which websites there are, then for the one of the address', async () => {
    expect((await play()).open.get('loadProperties')).toBeDefined();
    const { open, state } = await play(sites);
    expect(open.get('loadStatistics')?.input).toEqual({ query: readQuery({ domain: bakery.domain }) });
    expect(state).toContain('open.loading');
  });

  it('leads to the only website, and lets somebody with several choose', async () => {
    const { sent, state } = await begin(done('loadProperties', [bakery]));
    expect([sent, state.includes('open.turning')]).toEqual([[goTo(`/analytics?domain=${bakery.domain}`, true)], true]);
    expect((await begin(sites)).state).toContain('open.unchosen');
    expect((await begin(sites, { type: 'site.choose', domain: florist.domain })).sent).toEqual([
      goTo(`/analytics?domain=${florist.domain}`),
    ]);
  });

  it.each([
    ['shown', loaded],
    ['quiet', done('loadStatistics', quietWeek)],
    ['unready', done('loadStatistics', unready)],
    ['foreign', failed('loadStatistics', { status: 403, message: '' })],
    ['failed', failed('loadStatistics', down)],
  ])('tells what is %s', async (state, answer) => expect((await play(sites, answer)).state).toContain(`open.${state}`));

  it('tells somebody without a website that there is none, whatever the address says', async () =>
    expect((await play(done('loadProperties', []))).state).toContain('open.siteless'));

  it('keeps the last figures where newer ones cannot be loaded, and asks again by itself', async () => {
    const fallen = [sites, loaded, after('refreshDelay'), failed('loadStatistics', down)] as const;
    const { snapshot } = await play(...fallen);
    expect(snapshot.context).toMatchObject({ found: week, problem: 'Server error. Please try again later.' });
    const again = await play(...fallen, after('refreshDelay'), loaded);
    expect([again.snapshot.context.problem, again.state.includes('open.shown')]).toEqual([null, true]);
    expect((await play(failed('loadProperties', down), { type: 'figures.retry' })).open.has('loadProperties')).toBe(
      true,
    );
  });

  it('shows nothing of one website under the name of another', async () => {
    const away = await play(sites, loaded, arrive({ domain: florist.domain }));
    expect(away.snapshot.context.found).toBeNull();
    const same = await play(sites, loaded, arrive({ domain: bakery.domain, range: '7d' }));
    expect(same.snapshot.context.found).toEqual(week);
    expect(same.open.get('loadStatistics')?.input).toMatchObject({ query: { range: '7d' } });
  });

  it('goes where a choice leads, and keeps the others', async () => {
    const range = { range: 'custom', from: '2026-11-01', to: '2026-11-02' } as const;
    const { sent } = await play(
      sites,
      arrive({ domain: bakery.domain, compare: 'off' }),
      { type: 'range.choose', range },
      { type: 'compare.choose', compare: true },
    );
    expect(sent).toEqual([
      goTo(`/analytics?domain=${bakery.domain}&range=custom&from=2026-11-01&to=2026-11-02&compare=off`),
      goTo(`/analytics?domain=${bakery.domain}`),
    ]);
  });

  it('asks nobody again for the address where it is', async () =>
    await expect(play(sites, loaded, arrive({ domain: bakery.domain, range: '30d' }))).rejects.toThrow('not possible'));

  it.each(['watchFocus', 'testVisit', 'download'])('stops when %s breaks, and begins anew', async (part) => {
    const broken = failed(part, new Error('broken'));
    expect((await play(broken)).state).toBe('broken');
    expect((await play(broken, { type: 'statistics.retry' })).open.has('loadProperties')).toBe(true);
  });
});
