import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { editorMachine } from './editor.machine';
import { content, editorDelays, editorModels, elsewhere, opened, restored, site } from './editor.model';
import { canPublish, changesIn, problemOf, wrongParts, imageOf } from './editor.select';
import type { Edit } from './editor.edit';
import { fieldsOf, valuesOf } from './editor.values';

walkMachine(editorModels, editorDelays, './editor.transitions.md');

const play = (...events: Parameters<typeof journey<typeof editorMachine>>[1]) =>
  journey(inWorld(editorModels, 'a website'), events, { delays: editorDelays });
const known = done('loadSite', opened);
const change = (edit: Edit, isTyped = true) => ({ type: 'content.edit', edit, isTyped }) as const;
const shop = (value: string) => change({ kind: 'set', place: ['sections', 'shop'], value });
const good = shop('https://shop.example');
const ask = { type: 'publish.ask' } as const;
const publish = { type: 'content.publish' } as const;
const undo = { type: 'edit.undo' } as const;
const newer = failed('publishContent', { status: 409, message: '', code: 'newer-version' });
const quiet = after('quietDelay');

describe('what is changed', () => {
  it('is stored and drawn once nothing was typed for a while', async () => {
    expect((await play(known, good)).open.has('storeEdits')).toBe(false);
    const { open, sent } = await play(known, good, quiet);
    expect(open.get('storeEdits')?.input).toMatchObject({
      id: site,
      edits: { version: 2, values: { language: 'en' } },
    });
    expect(sent.at(-1)).toMatchObject({
      type: 'preview.draw',
      site: { content: { sections: { shop: 'https://shop.example' } } },
    });
    const more = await play(known, good, quiet, shop('https://shop.example/now'));
    expect(more.open.has('storeEdits')).toBe(false);
    const none = await play(known, good, quiet, done('storeEdits'), undo, quiet);
    expect(none.open.get('storeEdits')?.input).toEqual({ id: site, edits: null });
    expect((await play(known, good, quiet, failed('storeEdits'))).snapshot.context.isStored).toBe(false);
  });

  it('is undone a field at one go, and what is done at one press alone', async () => {
    const value = async (...events: Parameters<typeof journey<typeof editorMachine>>[1]) =>
      (await play(known, ...events)).snapshot.context.values.sections['shop'];
    const again = shop('https://shop.example/again');
    const discard = { type: 'content.discard' } as const;
    const redo = { type: 'edit.redo' } as const;
    expect(await value(good, again, undo)).toBeUndefined();
    expect(await value(good, quiet, done('storeEdits'), again, undo)).toBe('https://shop.example');
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

  it('is there when it is opened again, over what was published meanwhile', async () => {
    const { snapshot } = await play(done('loadSite', restored));
    const { images, ...said } = snapshot.context.values.sections;
    expect(images).toEqual(content.credits);
    expect([said, snapshot.context.clashes]).toEqual([{ shop: 'https://shop.example' }, []]);
    const undone = await play(done('loadSite', restored), undo);
    expect(undone.snapshot.context.values.sections).toEqual({ images: content.credits });
  });
});

describe('pictures', () => {
  const place = ['sections', 'images'];
  const photo = imageOf({ url: 'https://content.example/oven.jpeg', alt: '', color: '#cc9966' });
  const exchanged = [known, change({ kind: 'set', place: [...place, 0], value: photo }, false)] as const;
  it('are exchanged like anything else, drawn, and published with what is known of the new ones', async () => {
    const { snapshot, sent } = await play(...exchanged, quiet);
    expect(changesIn(snapshot)).toEqual([{ part: 'gallery', how: 'changed' }]);
    const business_images = { ...content.business_images, images: ['https://content.example/oven.jpeg'] };
    const credits = [{ ...photo, author: '' }];
    expect(sent.at(-1)).toMatchObject({ site: { content: { business_images, credits } } });
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
    const { snapshot, open } = await play(...sent, quiet);
    expect([canPublish(snapshot), snapshot.context.content?.version]).toEqual([false, 3]);
    expect(open.get('storeEdits')?.input).toEqual({ id: site, edits: null });
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
    const found = [known, good, ask, publish, newer, done('loadContent', elsewhere)] as const;
    const { snapshot } = await play(...found);
    expect(snapshot.context).toMatchObject({
      clashes: [],
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
