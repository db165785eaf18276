import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { paletteDelays, paletteModels } from './palette.model';

walkMachine(paletteModels, paletteDelays, './palette.transitions.md');

const model = inWorld(paletteModels, 'opened');

describe('journeys', () => {
  it('goes where it is told, and closes', async () => {
    const { state, sent } = await journey(model, [{ type: 'entry.choose', to: '/' }]);
    expect(state).toBe('closed');
    expect(sent).toContainEqual({ type: 'location.go', to: '/' });
    expect(sent).toContainEqual({ type: 'overlay.close' });
  });
  it.each(['light', 'dark', 'system'] as const)('has the page painted %s, and closes', async (theme) => {
    const { state, sent } = await journey(model, [{ type: 'theme.choose', theme }]);
    expect(state).toBe('closed');
    expect(sent).toContainEqual({ type: 'theme.choose', theme });
  });
  it('closes without a choice and does nothing else', async () => {
    const { sent } = await journey(model, [{ type: 'palette.close' }]);
    expect(sent).toEqual([{ type: 'overlay.close' }]);
  });
  it('offers no website that the plan does not hold, and it again when there is room', async () => {
    const setup = { type: 'entry.choose', to: '/website-setup?source=dashboard' } as const;
    const full = { type: 'room.changed', limit: 3 } as const;
    await expect(journey(model, [full, setup])).rejects.toThrow('not possible');
    expect((await journey(model, [full, { type: 'room.changed', limit: null }, setup])).state).toBe('closed');
  });
  it('knows the help pages once they are there, and does without them', async () => {
    const help = [{ name: 'top-up', topic: '', title: '', summary: '', blocks: [], places: [] }];
    expect((await journey(model, [done('loadHelp', help)])).snapshot.context.help).toEqual(help);
    const without = await journey(model, [failed('loadHelp'), { type: 'entry.choose', to: '/' }]);
    expect(without.state).toBe('closed');
  });
  it('takes no second choice', async () =>
    await expect(journey(model, [{ type: 'palette.close' }, { type: 'entry.choose', to: '/' }])).rejects.toThrow(
      'not possible',
    ));
});
