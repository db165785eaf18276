import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { editorMachine } from './editor.machine';
import {
  content,
  editorDelays,
  editorModels,
  met,
  opened,
  published,
  restored,
  savedElsewhere,
  site,
} from './editor.model';
import { canPublish, changesIn, imageOf, problemOf, wrongParts } from './editor.select';
import type { Edit } from './editor.edit';
import type { Side } from './editor.meeting';
import { fieldsOf, valuesOf } from './editor.values';

walkMachine(editorModels, editorDelays, './editor.transitions.md');

const play = (...events: Parameters<typeof journey<typeof editorMachine>>[1]) =>
  journey(inWorld(editorModels, 'a website'), events, { delays: editorDelays });
const known = done('loadSite', opened);
const change = (edit: Edit, isTyped = true) => ({ type: 'content.edit', edit, isTyped }) as const;
const shop = (value: string) => change({ kind: 'set', place: ['sections', 'shop'], value });
const good = shop('https://shop.example');
const again = shop('https://shop.example/again');
const ask = { type: 'publish.ask' } as const;
const publish = { type: 'content.publish' } as const;
const undo = { type: 'edit.undo' } as const;
const newer = failed('publishContent', { status: 409, message: '', code: 'newer-version' });
const drawn = after('drawingDelay');
const quiet = [drawn, after('savingDelay')] as const;

describe('what is changed', () => {
  it('is saved and drawn once nothing was typed for a while, or when nobody looks any more', async () => {
    expect((await play(known, good)).sent).toEqual([{ type: 'publication.forget' }]);
    const { sent } = await play(known, good, ...quiet);
    expect(sent.slice(1)).toMatchObject([
      { type: 'preview.draw', site: { content: { sections: { shop: 'https://shop.example' } } } },
      { type: 'edits.changed', edits: { version: 2, values: { language: 'en' } }, stored: { past: [{ shop: null }] } },
    ]);
    expect((await play(known, good, drawn)).sent).toEqual(sent.slice(0, 2));
    for (const before of [[], [drawn]])
      expect((await play(known, good, ...before, { type: 'edits.flush' })).sent).toEqual(sent);
    expect((await play(known, good, drawn, again, drawn)).sent.at(-1)).toMatchObject({
      type: 'preview.draw',
      site: { content: { sections: { shop: 'https://shop.example/again' } } },
    });
    const none = await play(known, good, ...quiet, undo, ...quiet);
    expect(none.sent.at(-1)).toMatchObject({ edits: null, stored: { future: [{ shop: 'https://shop.example' }] } });
  });

  it('is undone a field at one go, and what is done at one press alone', async () => {
    const value = async (...events: Parameters<typeof journey<typeof editorMachine>>[1]) =>
      (await play(known, ...events)).snapshot.context.values.sections['shop'];
    const discard = { type: 'content.discard' } as const;
    const redo = { type: 'edit.redo' } as const;
    expect(await value(good, again, undo)).toBeUndefined();
    expect(await value(good, ...quiet, again, undo)).toBe('https://shop.example');
    expect(await value(good, again, undo, redo)).toBe('https://shop.example/again');
    expect(await value(good, discard)).toBeUndefined();
    expect(await value(good, discard, undo)).toBe('https://shop.example');
    expect(await value(good, { type: 'part.changed', part: 'shop', isHere: false } as const, again, undo)).toBe(
      'https://shop.example',
    );
    const press = change({ kind: 'add', place: ['sections', 'services'], row: { name: 'Bread' } }, false);
    const { snapshot } = await play(known, press, press, undo);
    expect([snapshot.context.values.sections['services'], snapshot.can({ type: 'edit.redo' })]).toEqual([
      [{ name: 'Bread' }],
      true,
    ]);
    expect((await play(known)).snapshot.can(undo)).toBe(false);
  });

  it('that changes nothing is no step', async () => {
    const past = async (...events: Parameters<typeof journey<typeof editorMachine>>[1]) =>
      (await play(known, ...events)).snapshot.context.past.length;
    expect(await past(shop(''), change({ kind: 'set', place: ['language'], value: 'en' }))).toBe(0);
    expect(await past(good, shop(''))).toBe(0);
    expect(await past(change({ kind: 'add', place: ['sections', 'team'], row: { name: '' } }, false))).toBe(1);
  });

  it('is there when it is opened again, with its steps, over what was published meanwhile', async () => {
    const { snapshot } = await play(done('loadSite', restored));
    expect(snapshot.context).toMatchObject({
      values: { sections: { shop: 'https://shop.example' } },
      content: { version: 2 },
      clash: null,
      news: null,
    });
    const undone = await play(done('loadSite', restored), undo);
    expect([undone.snapshot.context.values.sections['shop'], undone.snapshot.can(undo)]).toEqual([undefined, false]);
    const redone = await play(done('loadSite', restored), { type: 'edit.redo' });
    expect(redone.snapshot.context.values.sections).toMatchObject({ shop: 'https://shop.example/later' });
  });

  it('goes on with another device, which says where it comes from', async () => {
    const saved = savedElsewhere('https://shop.example');
    const { snapshot, open } = await play(done('loadSite', { ...opened, saved }));
    expect(snapshot.context).toMatchObject({
      values: { sections: { shop: 'https://shop.example' } },
      news: { how: 'resumed', device: saved.device, saved_at: saved.saved_at },
    });
    expect(open.get('editSync')?.input).toEqual({
      id: site,
      edits: { ...saved.edits, base: expect.anything() as unknown },
      revision: 4,
      isSaved: true,
      isBehind: false,
      stored: expect.objectContaining({ synced: { revision: 4, values: saved.edits?.values } }) as unknown,
    });
  });
});

describe('what two devices change', () => {
  const clashed = { type: 'edits.clashed' } as const;
  const meeting = [known, good, ...quiet, clashed, done('loadNewer', met)] as const;
  const pick = (side: Side) => ({ type: 'clash.pick', part: 'shop', side }) as const;
  const settle = { type: 'clash.settle' } as const;

  it('is put together where it is not the same', async () => {
    const saved = savedElsewhere('https://elsewhere.example');
    const language = change({ kind: 'set', place: ['language'], value: 'nl' }, false);
    const { snapshot, sent } = await play(known, language, ...quiet, clashed, done('loadNewer', { ...met, saved }));
    expect(snapshot.context).toMatchObject({
      values: { sections: { shop: 'https://elsewhere.example' }, language: 'nl' },
      synced: { revision: 4 },
      news: { how: 'joined' },
      isBehind: false,
    });
    const [edits, stored] = [{ values: { language: 'nl' } }, { values: { language: 'nl' }, synced: { revision: 4 } }];
    expect(sent.at(-1)).toMatchObject({ type: 'edits.rebased', revision: 4, edits, stored });
    const undone = await play(known, language, ...quiet, clashed, done('loadNewer', { ...met, saved }), undo);
    expect(undone.snapshot.context.values).toMatchObject({
      sections: { shop: 'https://elsewhere.example' },
      language: 'en',
    });
  });

  it('is shown side by side where it is, and neither is touched until one is taken', async () => {
    const { snapshot, state, sent } = await play(...meeting);
    expect([state.includes('comparing'), snapshot.context.clash?.parts, snapshot.can(settle)]).toEqual([
      true,
      ['shop'],
      false,
    ]);
    expect(snapshot.context.values.sections).toMatchObject({ shop: 'https://shop.example' });
    expect(sent.some((one) => 'type' in one && one.type === 'edits.rebased')).toBe(false);
    const kept = await play(...meeting, pick('theirs'), pick('mine'), settle);
    expect(kept.snapshot.context.values.sections).toMatchObject({ shop: 'https://shop.example' });
    expect(kept.sent.at(-1)).toMatchObject({ type: 'edits.rebased', revision: 4 });
    const taken = await play(...meeting, pick('theirs'), settle);
    expect(taken.snapshot.context.values.sections).toMatchObject({ shop: 'https://elsewhere.example' });
    const back = await play(...meeting, pick('theirs'), settle, undo);
    expect(back.snapshot.context.values.sections).toMatchObject({ shop: 'https://shop.example' });
  });

  it('is found when it is opened too, and said again as long as it is not settled', async () => {
    const saved = savedElsewhere('https://elsewhere.example');
    const { state, open, snapshot } = await play(done('loadSite', { ...restored, saved }));
    expect([state.includes('comparing'), snapshot.context.values.sections['shop']]).toEqual([
      true,
      'https://shop.example',
    ]);
    expect(open.get('editSync')?.input).toMatchObject({ isBehind: true, revision: 0 });
    expect(snapshot.can(clashed)).toBe(false);
    const own = await play(done('loadSite', { ...restored, saved, isOwn: true }));
    expect([own.state.includes('comparing'), own.snapshot.context.values.sections['shop']]).toEqual([
      false,
      'https://shop.example',
    ]);
  });

  it('is what it was where the other could not be loaded', async () => {
    const { snapshot, state } = await play(known, good, clashed, failed('loadNewer'));
    expect([
      state.includes('editing'),
      typeof snapshot.context.refusal,
      snapshot.context.values.sections['shop'],
    ]).toEqual([true, 'string', 'https://shop.example']);
  });

  it('is looked for when the server tells of a newer version', async () => {
    const saved = (version: number) => ({ type: 'edits.saved', edits: null, revision: 1, version }) as const;
    expect((await play(known, saved(2))).open.has('loadNewer')).toBe(false);
    expect((await play(known, saved(2))).snapshot.context.synced.revision).toBe(1);
    expect((await play(known, saved(3))).open.has('loadNewer')).toBe(true);
  });
});

describe('pictures', () => {
  const place = ['sections', 'images'];
  const photo = imageOf({ url: 'https://content.example/oven.jpeg', alt: '', color: '#cc9966' });
  const exchanged = [known, change({ kind: 'set', place: [...place, 0], value: photo }, false)] as const;
  it('are exchanged like anything else, drawn, and published with what is known of the new ones', async () => {
    const { snapshot, sent } = await play(...exchanged, ...quiet);
    expect(changesIn(snapshot)).toEqual([{ part: 'gallery', how: 'changed' }]);
    const business_images = { ...content.business_images, images: ['https://content.example/oven.jpeg'] };
    const credits = [{ ...photo, author: '' }];
    expect(sent.at(-2)).toMatchObject({ site: { content: { business_images, credits } } });
    const { open } = await play(...exchanged, ask, publish);
    expect(open.get('publishContent')?.input).toMatchObject({ change: { business_images, credits, sections: {} } });
    expect((await play(...exchanged, undo)).snapshot.context.values.sections['images']).toEqual(content.credits);
  });
  it('of what was stored before they could be exchanged are those of the website', () => {
    const { language, trade, palette } = valuesOf(content);
    expect(fieldsOf(content, { sections: {}, language, trade, palette })).toMatchObject({
      business_images: content.business_images,
      credits: content.credits,
    });
  });
  it('are offered with the name of the business', async () =>
    expect((await play(known)).open.get('photos')?.input).toEqual({
      business: content.business_details.business_name,
    }));
});

describe('the part that is edited', () => {
  const chosen = (part: string, isHere = false) => ({ type: 'part.changed', part, isHere }) as const;
  it('is that of the address, and the preview is led to it, but not when it was chosen there', async () => {
    const { context } = (await play(known, chosen('hours'), chosen('team', true))).snapshot;
    expect(context).toMatchObject({ part: 'team', left: 'hours', lead: 'hours', leads: 1 });
    const listed = await play(known, chosen('hours'), chosen('layout'));
    expect(listed.snapshot.context).toMatchObject({ part: null, left: 'hours', lead: 'hours', leads: 1 });
  });

  it('comes up on a small screen when it was chosen in the preview', async () => {
    const face = async (isHere: boolean) =>
      (await play(known, { type: 'face.choose', face: 'preview' }, chosen('hours', isHere))).snapshot.context.face;
    expect([await face(true), await face(false)]).toEqual(['form', 'preview']);
  });

  it('is put where it was dragged, past several others', async () => {
    const order = async (by: number) => {
      const dragged = change({ kind: 'order', section: 'services', by }, false);
      return (await play(known, dragged)).snapshot.context.values.sections['order'];
    };
    const rest = ['notice', 'about', 'menu', 'hours', 'gallery'];
    expect((await order(3)) as unknown).toEqual(expect.arrayContaining(rest));
    expect(((await order(3)) as string[]).slice(0, 6)).toEqual([...rest.slice(0, 5), 'services']);
    expect(((await order(-9)) as string[])[0]).toBe('services');
  });
});

describe('publishing', () => {
  it('says what changes before it is sent, whole, on the version that was changed', async () => {
    const asked = await play(known, good, ask);
    expect([asked.state.includes('reviewing'), changesIn(asked.snapshot)]).toEqual([
      true,
      [{ part: 'shop', how: 'added' }],
    ]);
    expect((await play(known, good, ask, { type: 'publish.cancel' })).state).toContain('editing');
    const { open } = await play(known, good, ask, publish);
    expect(open.get('publishContent')?.input).toEqual({
      id: site,
      change: {
        base_version: 2,
        edits_revision: 0,
        business_details: content.business_details,
        business_images: content.business_images,
        template_uuid: content.template_uuid,
        sections: { shop: 'https://shop.example' },
      },
    });
  });

  it('is not offered before something differs, nor while something is wrong', async () => {
    expect((await play(known)).snapshot.can(ask)).toBe(false);
    const { snapshot } = await play(known, shop('shop'));
    expect([canPublish(snapshot), snapshot.can(ask), wrongParts(snapshot)]).toEqual([false, false, ['shop']]);
    expect(problemOf(['sections', 'shop'])(snapshot)).toMatch(/web address/);
    expect(canPublish((await play(known, good)).snapshot)).toBe(true);
  });

  const sent = [known, good, ask, publish, done('publishContent', { version: 3 })] as const;
  it('is what the next change begins with, and nothing is left to be stored', async () => {
    const { snapshot, sent: said } = await play(...sent, ...quiet);
    expect([canPublish(snapshot), snapshot.context.content?.version]).toEqual([false, 3]);
    expect(said.at(-1)).toMatchObject({ type: 'edits.changed', edits: null });
  });

  it('is followed, until something else is said', async () => {
    expect((await play(...sent)).sent.at(-1)).toEqual({ type: 'publication.follow', number: 3 });
    const redo = { type: 'edit.redo' } as const;
    const next = [
      [good],
      [undo],
      [undo, redo],
      [shop('https://shop.example/now'), { type: 'content.discard' } as const],
    ];
    for (const events of next)
      expect((await play(...sent, ...events)).sent.filter(({ type }) => type === 'publication.forget')).toHaveLength(
        events.length + 1,
      );
  });

  it('that finds a newer version loses nothing, and is sent on it the next time', async () => {
    const found = [known, good, ask, publish, newer, done('loadNewer', published)] as const;
    const { snapshot } = await play(...found);
    expect(snapshot.context).toMatchObject({
      clash: null,
      values: { sections: { shop: 'https://shop.example' }, language: 'nl', trade: 'food', palette: 'logo' },
    });
    const again = await play(...found, ask, publish);
    expect(again.open.get('publishContent')?.input).toMatchObject({ change: { base_version: 3, language: 'nl' } });
  });

  it('that is refused says why beside the field, until something changes', async () => {
    const error = { status: 400, message: 'No', fields: { 'sections.shop': 'Not this one' } };
    const at400 = [known, good, ask, publish, failed('publishContent', error)] as const;
    const { snapshot } = await play(...at400);
    expect([problemOf(['sections', 'shop'])(snapshot), wrongParts(snapshot)]).toEqual(['Not this one', ['shop']]);
    expect(typeof snapshot.context.refusal).toBe('string');
    const { context } = (await play(...at400, undo)).snapshot;
    expect([context.refusal, context.refusals]).toEqual([null, {}]);
  });
});

it('tells a website that is not there from one that could not be loaded', async () => {
  expect((await play(failed('loadSite', { status: 404, message: '' }))).state).toBe('missing');
  expect((await play(failed('loadSite'))).state).toBe('failed');
  expect((await play(failed('loadSite'), { type: 'editor.retry' })).state).toBe('loading');
});
