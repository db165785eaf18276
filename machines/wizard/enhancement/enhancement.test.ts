import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { enhancementModels } from './enhancement.model';

walkMachine(enhancementModels, {}, './enhancement.transitions.md');

const world = inWorld(enhancementModels, 'business step');
const enhance = { type: 'description.enhance', name: ' Blue Bakery ', description: ' we bake bread ' } as const;
const better = done('enhanceDescription', 'We bake bread. ');

/** What was said of the try before is taken back. */
const anew = { type: 'toast.withdraw', subject: 'description' };

describe('journeys', () => {
  it('asks with name and description, trimmed', async () => {
    const { open } = await journey(world, [enhance]);
    expect(open.get('enhanceDescription')?.input).toEqual({ name: 'Blue Bakery', description: 'we bake bread' });
  });

  it('needs a description that is not blank, but no name', async () => {
    await expect(journey(world, [{ ...enhance, description: ' \n' }])).rejects.toThrow('not possible');
    expect((await journey(world, [{ ...enhance, name: '' }])).state).toBe('enhancing');
  });

  it('replaces the description when the suggestion is accepted', async () => {
    const shown = await journey(world, [enhance, better]);
    expect([shown.snapshot.context.suggestion, shown.sent]).toEqual(['We bake bread.', [anew]]);
    const { sent, snapshot } = await journey(world, [enhance, better, { type: 'suggestion.accept' }]);
    expect(sent).toEqual([anew, { type: 'description.replaced', description: 'We bake bread.' }]);
    expect(snapshot.context.suggestion).toBeNull();
  });

  it('leaves the description alone when it is rejected', async () => {
    const { sent, snapshot, state } = await journey(world, [enhance, better, { type: 'suggestion.reject' }]);
    expect([sent, snapshot.context.suggestion, state]).toEqual([[anew], null, 'resting']);
  });

  it.each([failed('enhanceDescription'), done('enhanceDescription', ' ')])(
    'says so when nothing comes, %#',
    async (none) => {
      const { sent, state } = await journey(world, [enhance, none]);
      expect(sent).toEqual([
        anew,
        {
          type: 'toast.show',
          subject: 'description',
          title: 'Error enhancing the description. Please try again.',
          variant: 'error',
        },
      ]);
      expect(state).toBe('failed');
      expect((await journey(world, [enhance, none, enhance, better])).snapshot.context.suggestion).toBe(
        'We bake bread.',
      );
      expect((await journey(world, [enhance, none, { type: 'suggestion.reject' }])).state).toBe('resting');
      const again = await journey(world, [enhance, none, { ...enhance, description: 'Rye.' }]);
      expect(again.open.get('enhanceDescription')?.input).toEqual({ name: 'Blue Bakery', description: 'Rye.' });
      await expect(journey(world, [enhance, none, { ...enhance, description: ' ' }])).rejects.toThrow('not possible');
    },
  );
});
