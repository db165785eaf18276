import { describe, expect, it } from 'vitest';
import { plainAppearance } from '../../../contract/rules/account/plainAppearance';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { ada } from '../../session/session/session.model';
import type { appearanceMachine } from './appearance.machine';
import { appearanceDelays, appearanceModels } from './appearance.model';

walkMachine(appearanceModels, appearanceDelays, './appearance.transitions.md');

const play = (...events: Parameters<typeof journey<typeof appearanceMachine>>[1]) =>
  journey(inWorld(appearanceModels, 'nothing chosen before'), events, { delays: appearanceDelays });
const known = (chosen: object = {}, unsaved: object = {}, id = ada.uuid) =>
  ({ type: 'customer.known', id, chosen, unsaved }) as const;
const choose = (change: object) => ({ type: 'appearance.choose', change }) as const;
const compact = choose({ density: 'compact' });
const settled = after('settleDelay');
const away = { status: 503, message: '' };
const wornIn = ({ open }: Awaited<ReturnType<typeof play>>) => open.get('storeAppearance')?.received.at(-1);

describe('journeys', () => {
  it('shows a choice at once, saves it alone, and tells the session what the profile is by then', async () => {
    const chosen = await play(known({ theme: 'dark' }), compact);
    expect(wornIn(chosen)).toEqual({
      type: 'appearance.apply',
      appearance: { ...plainAppearance, theme: 'dark', density: 'compact' },
      customer: ada.uuid,
      unsaved: { density: 'compact' },
    });
    const saving = await play(known({ theme: 'dark' }), compact, settled);
    expect(saving.open.get('saveAppearance')?.input).toEqual({ change: { density: 'compact' } });
    const saved = await play(known(), compact, settled, done('saveAppearance', ada));
    expect([saved.state, saved.snapshot.context.unsaved]).toEqual(['open.saved', {}]);
    expect(saved.sent).toContainEqual({ type: 'profile.changed', profile: ada });
    expect(wornIn(saved)).toMatchObject({ unsaved: {} });
  });

  it('asks the server once for several choices in a row, and not for what is chosen already', async () => {
    const { open } = await play(known(), compact, choose({ font: 'Lato' }), settled);
    expect(open.get('saveAppearance')?.input).toEqual({ change: { density: 'compact', font: 'Lato' } });
    await expect(play(known({ font: 'Lato' }), choose({ font: 'Lato' }))).rejects.toThrow('not possible');
  });

  it('sends what is chosen while it saves afterwards, and that alone', async () => {
    const { state, snapshot } = await play(
      known(),
      choose({ theme: 'dark', font: 'Lato' }),
      settled,
      choose({ theme: 'light' }),
      done('saveAppearance', ada),
    );
    expect([state, snapshot.context.unsaved]).toEqual(['open.settling', { theme: 'light' }]);
  });

  it('says once that it could not be saved, and sends it again in growing pauses', async () => {
    const again = [after('retryDelay'), failed('saveAppearance', away)];
    const { state, sent, snapshot, open } = await play(
      known(),
      compact,
      settled,
      failed('saveAppearance', away),
      ...again,
      ...again,
    );
    expect([state, snapshot.context.tries]).toEqual(['open.failed', 3]);
    expect(sent.filter(({ type }) => type === 'toast.show')).toMatchObject([
      { subject: 'appearance', title: 'Your appearance could not be saved' },
    ]);
    expect(open.get('storeAppearance')?.received.at(-1)).toMatchObject({ unsaved: { density: 'compact' } });
    const saved = await play(
      known(),
      compact,
      settled,
      failed('saveAppearance', away),
      { type: 'appearance.retry' },
      done('saveAppearance', ada),
    );
    expect([saved.state, saved.snapshot.context.tries]).toEqual(['open.saved', 0]);
    expect(saved.sent).toContainEqual({ type: 'toast.withdraw', subject: 'appearance' });
  });

  it.each([400, 404, 499])('does not send again by itself what was refused with %i', async (status) => {
    const refused = await play(known(), compact, settled, failed('saveAppearance', { status, message: '' }));
    expect(refused.state).toBe('open.refused');
    expect(refused.sent).toContainEqual(expect.objectContaining({ subject: 'appearance' }));
  });
  it.each([null, 399, 408, 429, 500])('does after %s', async (status) => {
    const { state } = await play(known(), compact, settled, failed('saveAppearance', { status, message: '' }));
    expect(state).toBe('open.failed');
  });

  it('brings back what the profile knows, and saves what this browser could not save before', async () => {
    const { open, snapshot } = await play(known({ theme: 'dark', font: 'Lato' }, { font: 'manrope' }), settled);
    expect(snapshot.context.appearance).toMatchObject({ theme: 'dark', font: 'manrope' });
    expect(open.get('saveAppearance')?.input).toEqual({ change: { font: 'manrope' } });
  });

  it('takes what another device chose, but not over what is on its way', async () => {
    const { snapshot, state } = await play(known(), compact, settled, known({ density: 'comfortable', font: 'Lato' }));
    expect(snapshot.context.appearance).toMatchObject({ density: 'compact', font: 'Lato' });
    expect(state).toBe('open.saving');
  });

  it('gives an account what its visitor chose on the way', async () => {
    const visitor = await play(compact);
    expect([visitor.state, visitor.open.has('saveAppearance')]).toEqual(['open.saved', false]);
    const { open } = await play(compact, known(), settled);
    expect(open.get('saveAppearance')?.input).toEqual({ change: { density: 'compact' } });
  });

  it('leaves nothing of one customer to the next', async () => {
    const left = [known({ font: 'Lato' }), compact, { type: 'customer.left' }] as const;
    const { state, snapshot } = await play(...left, known({}, {}, 'grace'));
    expect([state, snapshot.context.appearance]).toEqual(['open.saved', plainAppearance]);
    const same = await play(...left, known({ font: 'Lato' }));
    expect(same.snapshot.context).toMatchObject({ unsaved: {}, appearance: { font: 'Lato' } });
  });

  it('begins anew when a part of it broke', async () => {
    const broken = await play(known(), compact, failed('watchCustomer'));
    expect([broken.state, broken.open.size]).toEqual(['broken', 0]);
    expect((await play(failed('storeAppearance'), { type: 'appearance.retry' })).state).toBe('open.saved');
  });
});
