import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { livePreviewMachine } from './livePreview.machine';
import { changed, livePreviewDelays, livePreviewModels, page, site } from './livePreview.model';

walkMachine(livePreviewModels, livePreviewDelays, './livePreview.transitions.md');

type Events = Parameters<typeof journey<typeof livePreviewMachine>>[1];
const delays = { delays: livePreviewDelays };
const play = (...events: Events) => journey(inWorld(livePreviewModels, 'a website'), events, delays);
/** 29 were asked for before. */
const goOn = (...events: Events) =>
  journey(inWorld(livePreviewModels, 'a website of somebody who types on'), events, delays);
const seen = { type: 'picture.seen' } as const;
const unseen = { type: 'picture.unseen' } as const;
const shown = { type: 'preview.shown' } as const;
const draw = { type: 'preview.draw', site: changed } as const;
const rendered = done('renderSite', page('one'));

describe('the page', () => {
  it('is asked for once somebody sees it, and again with each change', async () => {
    expect((await play(draw)).open.has('renderSite')).toBe(false);
    expect((await play(seen)).open.get('renderSite')?.input).toEqual(site);
    const again = await play(seen, rendered, shown, draw);
    expect(again.open.get('renderSite')?.input).toEqual(changed);
    expect((await play(seen, draw)).open.get('renderSite')?.input).toEqual(changed);
    expect((await play(seen, rendered, draw)).open.get('renderSite')?.input).toEqual(changed);
  });

  it('stays until the next one is there', async () => {
    const { snapshot } = await play(seen, rendered, shown, draw, done('renderSite', page('two')));
    expect([snapshot.context.shown, snapshot.context.coming]).toEqual([page('one'), page('two')]);
    const lost = await play(seen, rendered, shown, draw, failed('renderSite'));
    expect([lost.state, lost.snapshot.context.shown]).toEqual(['seen.failed', page('one')]);
  });

  it('is not asked for again when it is come back to, unless it was not there or is another', async () => {
    expect((await play(seen, rendered, shown, unseen, seen)).state).toBe('seen.resting');
    for (const before of [[seen], [seen, rendered], [seen, failed('renderSite')]])
      expect((await play(...before, unseen, seen)).open.has('renderSite')).toBe(true);
    expect((await play(seen, rendered, shown, unseen, draw, seen)).open.has('renderSite')).toBe(true);
    const removed = await play(seen, rendered, shown, { type: 'picture.removed' });
    expect([removed.state, removed.snapshot.context.shown]).toEqual(['unseen', null]);
  });

  it('comes in a pace from the thirty-first in a row on, and no change ends one that is on its way', async () => {
    expect((await play(seen, rendered, shown, draw)).state).toBe('seen.rendering');
    const first = [seen, rendered, shown] as const;
    expect((await goOn(...first)).state).toBe('seen.resting');
    const waiting = await goOn(...first, draw);
    expect([waiting.state, waiting.open.has('renderSite')]).toEqual(['seen.pausing', false]);
    const paced = await goOn(...first, draw, after('paceDelay'));
    expect(paced.open.get('renderSite')?.input).toEqual(changed);
    for (const way of [[], [rendered]]) {
      const { open, snapshot, state } = await goOn(seen, ...way, draw);
      expect([state, open.get('renderSite')?.input ?? snapshot.context.coming]).toEqual(
        way.length > 0 ? ['seen.opening', page('one')] : ['seen.rendering', site],
      );
    }
    expect((await goOn(seen, draw, rendered, shown)).state).toBe('seen.pausing');
    expect((await goOn(seen, failed('renderSite'), draw)).state).toBe('seen.pausing');
  });

  it('comes at once again after a minute in which nothing was drawn, seen or not', async () => {
    for (const rest of [[after('restDelay')], [unseen, after('restDelay'), seen]] as const)
      expect((await goOn(seen, rendered, shown, ...rest, draw)).state).toBe('seen.rendering');
  });

  it('says why it is not there, and is tried again', async () => {
    const late = [after('renderingDelay'), failed('renderSite')] as const;
    for (const end of late) {
      const { snapshot } = await play(seen, end);
      expect([snapshot.matches({ seen: 'failed' }), typeof snapshot.context.problem]).toEqual([true, 'string']);
      const again = await play(seen, end, { type: 'preview.retry' });
      expect([again.open.has('renderSite'), again.snapshot.context.problem]).toEqual([true, null]);
    }
    for (const end of [after('openingDelay'), { type: 'preview.lost' } as const])
      expect((await play(seen, rendered, end)).snapshot.context).toMatchObject({
        coming: null,
        problem: 'An unexpected error occurred. Please try again.',
      });
  });
});
