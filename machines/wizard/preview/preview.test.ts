import { describe, expect, it } from 'vitest';
import { tooManyRequests } from '../../../contract/rules/problems';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { previewDelays, previewModels, rendered } from './preview.model';

const options = { delays: previewDelays };
walkMachine(previewModels, previewDelays, './preview.transitions.md');

const named = inWorld(previewModels, 'a name');
const answered = done('renderPreview', rendered);
const shown = { type: 'preview.shown' } as const;
const lost = { type: 'preview.lost' } as const;
const retry = { type: 'preview.retry' } as const;
const phone = { type: 'width.choose', width: 'phone' } as const;

describe('journeys', () => {
  it('asks for the template with what is chosen so far', async () => {
    const { open } = await journey(named, []);
    expect(open.get('renderPreview')?.input).toMatchObject({
      uuid: '5a4f7b0c-2f4c-4d9c-8a8e-0a4a6a1b7d21',
      draft: { domain: 'blue-bakery.com', website_name: 'Blue Bakery', images: [] },
    });
  });

  it('is there once the frame shows it, not before', async () => {
    expect((await journey(named, [answered])).state).toBe('opening');
    const { state, snapshot } = await journey(named, [answered, shown]);
    expect([state, snapshot.context.rendered]).toEqual(['shown', rendered]);
    await expect(journey(named, [shown])).rejects.toThrow('not possible');
  });

  it('looks at another width without asking again', async () => {
    const { state, snapshot, open } = await journey(named, [answered, shown, phone]);
    expect([state, snapshot.context.width, open.size]).toEqual(['shown', 'phone', 0]);
  });

  it('keeps the width that was chosen while it waits, and after a failure', async () => {
    const { snapshot } = await journey(named, [phone, failed('renderPreview'), retry, answered]);
    expect([snapshot.context.width, snapshot.value]).toEqual(['phone', 'opening']);
  });

  const unexpected = 'An unexpected error occurred. Please try again.';
  it.each([
    [[failed('renderPreview', { status: 429, message: '' })], tooManyRequests],
    [[failed('renderPreview', { status: 500, message: 'x' })], 'Server error. Please try again later.'],
    [[failed('renderPreview', { status: 413, message: 'Too large.' })], 'Too large.'],
    [[failed('renderPreview', new Error('no JSON'))], unexpected],
    [[after('renderingDelay')], unexpected],
    [[answered, after('openingDelay')], unexpected],
    [[answered, lost], unexpected],
    [[answered, shown, lost], unexpected],
  ])('says why nothing comes, and has a way on, %#', async (way, problem) => {
    const { state, snapshot } = await journey(named, way, options);
    expect([state, snapshot.context.rendered, snapshot.context.problem]).toEqual(['failed', null, problem]);
    const { open } = await journey(named, [...way, retry], options);
    expect([...open.keys()]).toEqual(['renderPreview']);
  });

  it('does not fail any more once it shows', async () =>
    await expect(journey(named, [answered, shown, after('openingDelay')], options)).rejects.toThrow('not running'));
});
