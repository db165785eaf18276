import { describe, expect, it } from 'vitest';
import { blankDraft } from '../../../contract/rules/wizard/wizard';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { rendered } from '../preview/preview.model';
import { begun, draftPictureDelays, draftPictureModels, heard, named } from './draftPicture.model';

const options = { delays: draftPictureDelays };
walkMachine(draftPictureModels, draftPictureDelays, './draftPicture.transitions.md');

const model = inWorld(draftPictureModels, 'a place for a picture');
type Events = Parameters<typeof journey<typeof model.machine>>[1];
const play = (events: Events) => journey(model, events, options);
const seen = { type: 'picture.seen' } as const;
const unseen = { type: 'picture.unseen' } as const;
const removed = { type: 'picture.removed' } as const;
const answered = done('renderPreview', rendered);
const isAsked = async (events: Events) => (await play(events)).open.has('renderPreview');

describe('journeys', () => {
  it('asks for the website as it is, as soon as there is a template', async () => {
    expect(await isAsked([seen, heard(blankDraft, 'domain')])).toBe(false);
    const { open } = await play([seen, heard(blankDraft, 'domain'), heard(named)]);
    expect(open.get('renderPreview')?.input).toMatchObject({
      uuid: named.template?.uuid,
      draft: { domain: 'blue-bakery.com', website_name: 'Blue Bakery' },
    });
  });

  it.each([
    ['nobody is signed in', heard(named, 'website', false)],
    ['an account is being made', heard(named, 'account')],
    ['the mailbox is not proved', heard(named, 'code')],
  ])('asks for nothing while %s', async (_, news) => expect(await isAsked([seen, news])).toBe(false));

  it('waits for the end of the typing, but for no step that is left', async () => {
    const shown: Events = [seen, heard(begun), answered];
    const typed = [...shown, heard(named)];
    expect(await isAsked(typed)).toBe(false);
    expect(await isAsked([...typed, after('quietDelay')])).toBe(true);
    expect(await isAsked([...shown, heard(named, 'business')])).toBe(true);
    expect(await isAsked([...typed, heard(named, 'business')])).toBe(true);
    // Nothing that a website shows has changed.
    expect(await isAsked([...shown, heard(begun, 'business')])).toBe(false);
  });

  it('keeps what it has when the next one is refused, and asks again at the next change alone', async () => {
    const refused: Events = [seen, heard(begun), answered, heard(named, 'business'), failed('renderPreview')];
    const { state, snapshot } = await play(refused);
    expect([state, snapshot.context.rendered]).toEqual(['seen.resting', rendered]);
    expect(await isAsked([...refused, heard(named, 'images')])).toBe(false);
    expect(await isAsked([...refused, heard(begun, 'images')])).toBe(true);
  });

  it('takes up what changed while it was rendered', async () => {
    const { state } = await play([seen, heard(begun), heard(named), answered]);
    expect(state).toBe('seen.waiting');
  });

  it('asks for nothing out of sight, and for what was broken off when it is seen again', async () => {
    expect(await isAsked([seen, heard(begun), unseen])).toBe(false);
    expect(await isAsked([seen, heard(begun), unseen, seen, heard(begun)])).toBe(true);
    const back = await play([seen, heard(begun), answered, unseen, seen, heard(begun)]);
    expect([back.open.has('renderPreview'), back.snapshot.context.rendered]).toEqual([false, rendered]);
  });

  it('asks for another page where the place was taken away, since each is given out once', async () => {
    const gone = await play([seen, heard(begun), answered, removed]);
    expect(gone.snapshot.context.rendered).toBeNull();
    expect(await isAsked([seen, heard(begun), answered, removed, seen, heard(begun)])).toBe(true);
  });

  it('shows nothing of a template that was let go', async () => {
    const { snapshot } = await play([seen, heard(begun), answered, heard(blankDraft)]);
    expect(snapshot.context.rendered).toBeNull();
  });
});
