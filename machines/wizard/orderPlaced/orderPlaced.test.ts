import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, journey } from '../../paths/journey';
import { orderPlacedDelays, orderPlacedModels } from './orderPlaced.model';
import { canShare } from './orderPlaced.select';

walkMachine(orderPlacedModels, orderPlacedDelays, './orderPlaced.transitions.md');

describe('journeys', () => {
  const [model] = orderPlacedModels;
  if (!model) throw new Error('The placed order has no model.');
  const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) =>
    journey(model, events, { delays: orderPlacedDelays });
  const remembered = done('rememberDeployment');

  it('leaves for the dashboard after 3 s', async () =>
    expect((await play([remembered, after('redirectDelay')])).state).toBe('finished'));
  it('waits while the customer looks, and counts anew afterwards', async () =>
    expect(
      (await play([remembered, { type: 'redirect.pause' }, { type: 'redirect.resume' }, after('redirectDelay')])).state,
    ).toBe('finished'));
  it('stays for good once the customer says so', async () =>
    expect((await play([remembered, { type: 'redirect.cancel' }])).state).toContain('shown.redirect.staying'));
  it('goes at once when asked, whatever it was doing', async () =>
    expect((await play([{ type: 'dashboard.open' }])).state).toBe('finished'));
  it('shares where the device can, and goes on when that was closed', async () => {
    const address = 'http://localhost/sites/blue-bakery.com/';
    const share = { type: 'link.share', address } as const;
    const { open } = await play([remembered, done('askSharing', true), share]);
    expect(open.get('shareLink')?.input).toEqual({ address, title: 'blue-bakery.com' });
    const closed = await play([remembered, done('askSharing', true), share, failed('shareLink')]);
    expect([canShare(closed.snapshot), closed.snapshot.can(share)]).toEqual([true, true]);
    const incapable = await play([remembered, done('askSharing', false)]);
    expect([canShare(incapable.snapshot), incapable.snapshot.can(share)]).toEqual([false, false]);
  });
  it('copies the address without holding up the way to the dashboard, and says what became of it', async () => {
    const copy = { type: 'link.copy', address: 'http://localhost/sites/blue-bakery.com/' } as const;
    const { open } = await play([remembered, copy]);
    expect(open.get('copyLink')?.input).toEqual({ address: copy.address });
    expect((await play([remembered, copy, after('redirectDelay')])).state).toBe('finished');
    expect((await play([remembered, copy, done('copyLink')])).state).toContain('shown.link.copied');
    expect((await play([remembered, copy, failed('copyLink')])).state).toContain('shown.link.refused');
  });
  it('goes on when the browser cannot remember the deployment', async () =>
    expect((await play([failed('rememberDeployment')])).state).toContain('shown.redirect.counting'));
});
