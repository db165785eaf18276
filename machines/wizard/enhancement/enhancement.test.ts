import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { enhancementModels } from './enhancement.model';

walkMachine(enhancementModels, {}, './enhancement.transitions.md');

const world = inWorld(enhancementModels, 'business step');
const enhance = {
  type: 'description.enhance',
  name: ' Blue Bakery ',
  description: ' we bake bread and cakes daily ',
} as const;
const short = { ...enhance, description: ' we bake bread  daily \n' };
const answers = { offer: 'bread and cakes', audience: 'families in Lyon', difference: '' };
const give = { type: 'answers.give', name: ' Blue Bakery ', description: ' we bake bread ', answers } as const;
const better = done('enhanceDescription', 'We bake bread. ');

/** What was said of the try before is taken back. */
const anew = { type: 'toast.withdraw', subject: 'description' };

describe('journeys', () => {
  it('asks with name and description, trimmed', async () => {
    const { open } = await journey(world, [enhance]);
    const input = { name: 'Blue Bakery', description: 'we bake bread and cakes daily', answers: null };
    expect(open.get('enhanceDescription')?.input).toEqual(input);
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

  it('says so when the service fails', async () => {
    const none = failed('enhanceDescription');
    const { sent, state } = await journey(world, [enhance, none]);
    const title = 'Error enhancing the description. Please try again.';
    expect(sent).toEqual([anew, { type: 'toast.show', subject: 'description', title, variant: 'error' }]);
    expect(state).toBe('failed');
    expect((await journey(world, [enhance, none, enhance, better])).snapshot.context.suggestion).toBe('We bake bread.');
    expect((await journey(world, [enhance, none, { type: 'suggestion.reject' }])).state).toBe('resting');
    const again = await journey(world, [enhance, none, { ...enhance, description: 'Rye.' }]);
    expect(again.open.get('enhanceDescription')?.input).toMatchObject({ description: 'Rye.' });
    await expect(journey(world, [enhance, none, { ...enhance, description: ' ' }])).rejects.toThrow('not possible');
  });

  it('asks the owner, not the service, where there are fewer than six words', async () => {
    const { state, open, sent } = await journey(world, [short]);
    expect([state, open.size, sent]).toEqual(['asking', 0, [anew]]);
    expect((await journey(world, [{ ...short, description: 'one two three four five six' }])).state).toBe('enhancing');
  });

  it('has the answers make the text, also after a failure, and forgets them with the suggestion that is taken', async () => {
    const input = { name: 'Blue Bakery', description: 'we bake bread', answers };
    expect((await journey(world, [short, give])).open.get('enhanceDescription')?.input).toEqual(input);
    const retried = await journey(world, [short, give, failed('enhanceDescription'), enhance]);
    expect(retried.open.get('enhanceDescription')?.input).toMatchObject({ answers });
    await expect(journey(world, [short, { ...give, description: ' ' }])).rejects.toThrow('not possible');
    const taken = await journey(world, [short, give, better, { type: 'suggestion.accept' }]);
    expect(taken.snapshot.context.answers).toBeNull();
    // Who rejects it finds the answers again, unless the description says enough now.
    const rejected = [short, give, better, { type: 'suggestion.reject' }] as const;
    expect((await journey(world, [...rejected, short])).snapshot.context.answers).toEqual(answers);
    const enough = await journey(world, [...rejected, enhance]);
    expect(enough.open.get('enhanceDescription')?.input).toMatchObject({ answers: null });
  });

  it('asks for more where nothing better came, and says so until it is asked anew', async () => {
    const nothing = done('enhanceDescription', ' ');
    const { state, snapshot, sent } = await journey(world, [enhance, nothing]);
    expect([state, snapshot.context.hasTried, sent]).toEqual(['asking', true, [anew]]);
    const left = [enhance, nothing, { type: 'suggestion.reject' }] as const;
    expect((await journey(world, left)).state).toBe('resting');
    expect((await journey(world, [...left, short])).snapshot.context.hasTried).toBe(false);
  });
});
