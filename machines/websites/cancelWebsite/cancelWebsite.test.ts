import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { cancelWebsiteMachine } from './cancelWebsite.machine';
import { bakery, cancelWebsiteDelays, cancelWebsiteModels } from './cancelWebsite.model';

walkMachine(cancelWebsiteModels, cancelWebsiteDelays, './cancelWebsite.transitions.md', { pairs: true });

const model = inWorld(cancelWebsiteModels, 'a paid website');
const play = (...events: Parameters<typeof journey<typeof cancelWebsiteMachine>>[1]) => journey(model, events);
const type = (text: string) => ({ type: 'domain.type', text }) as const;
const confirm = { type: 'cancellation.confirm' } as const;
const outdated = [{ type: 'resource.invalidate' }, { type: 'resource.invalidate' }];

describe('journeys', () => {
  it.each([
    ['blue-bakery.com', true],
    [' Blue-Bakery.COM ', true],
    ['blue-bakery.co', false],
    ['', false],
  ])('is confirmed by the domain alone: %j is %s', async (text, isTaken) => {
    const { open, snapshot } = await play(type(text), confirm);
    expect([open.has('cancelSubscription'), snapshot.context.isMistyped]).toEqual([isTaken, !isTaken]);
  });

  it('is never confirmed by nothing', async () => {
    const { open } = await journey({ ...model, input: { ...bakery, domain: '' } }, [confirm]);
    expect(open.size).toBe(0);
  });

  it('cancels the subscription, says so, and has the lists read again', async () => {
    const asked = [type(bakery.domain), confirm] as const;
    expect((await play(...asked)).open.get('cancelSubscription')?.input).toEqual({ id: bakery.subscription });
    const { snapshot, sent } = await play(...asked, done('cancelSubscription'));
    expect([snapshot.value, snapshot.status]).toEqual(['cancelled', 'done']);
    expect(sent.slice(0, 2)).toEqual(outdated);
    expect(sent.at(-1)).toMatchObject({ type: 'toast.show', title: 'Your website is cancelled' });
  });

  it('says why not, keeps what was typed, and looks again, for the answer may be what was lost', async () => {
    const refused = [type(bakery.domain), confirm, failed('cancelSubscription', { status: 500, message: '' })] as const;
    const { snapshot, sent } = await play(...refused);
    expect(snapshot.context).toMatchObject({
      typed: bakery.domain,
      refusal: 'Server error. Please try again later.',
    });
    expect(sent).toEqual(outdated);
    expect((await play(...refused, type('x'))).snapshot.context.refusal).toBeNull();
  });
});
