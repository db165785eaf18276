import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../kit/journey';
import { previewDelays, previewModels, rendered } from './preview.model';

const options = { delays: previewDelays };
walkMachine(previewModels, previewDelays, './preview.transitions.md');

const named = inWorld(previewModels, 'a name');
const answered = done('renderPreview', rendered);
const shown = { type: 'preview.shown' } as const;
const retry = { type: 'preview.retry' } as const;
const phone = { type: 'width.choose', width: 'phone' } as const;

describe('journeys (specification 2, Website step)', () => {
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

  it.each([[[failed('renderPreview')]], [[answered, after('openingDelay')]]])(
    'has a way on when nothing comes, %#',
    async (way) => {
      const { state, snapshot } = await journey(named, way, options);
      expect([state, snapshot.context.rendered]).toEqual(['failed', null]);
      const { open } = await journey(named, [...way, retry], options);
      expect([...open.keys()]).toEqual(['renderPreview']);
    },
  );

  it('does not fail any more once it shows', async () =>
    await expect(journey(named, [answered, shown, after('openingDelay')], options)).rejects.toThrow('not running'));
});
