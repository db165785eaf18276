import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { contentMachine } from './content.machine';
import { bakery, contentDelays, contentModels, link, renamed, site } from './content.model';
import { canPublish, isChanged, problemOf } from './content.select';
import { loaf } from '../photoDetails/photoDetails.model';
import { changed, clashesOf, merged, refusalsOf, valuesOf } from './content.values';

walkMachine(contentModels, contentDelays, './content.transitions.md');

const play = (...events: Parameters<typeof journey<typeof contentMachine>>[1]) =>
  journey(inWorld(contentModels, 'a website'), events, { delays: contentDelays });
const known = done('loadContent', bakery);
const text = (field: 'business_name' | 'contact_email' | 'business_address', value: string) =>
  ({ type: 'content.change', change: { field, value } }) as const;
const name = text('business_name', 'Green Bakery');
const publish = { type: 'content.publish' } as const;
const newer = failed('publishContent', { status: 409, message: '', code: 'newer-version' });
const own = (values: Partial<ReturnType<typeof valuesOf>>) => ({ ...valuesOf(bakery), ...values });

describe('what is changed', () => {
  it('takes a keyword in and out, once each', () => {
    const more = changed(valuesOf(bakery), { field: 'keywords', added: ' Wedding  Cakes ' });
    expect(more.keywords).toEqual(['bread', 'wedding cakes']);
    expect(changed(more, { field: 'keywords', added: 'bread' }).keywords).toEqual(more.keywords);
    expect(changed(more, { field: 'keywords', removed: 'bread' }).keywords).toEqual(['wedding cakes']);
  });

  it('stays over a newer content, of which the rest follows', () => {
    const address = own({ business_address: '2 Mill Lane, Ghent' });
    expect(merged(bakery, address, renamed)).toEqual({
      ...valuesOf(renamed),
      business_address: '2 Mill Lane, Ghent',
    });
    expect(clashesOf(bakery, address, renamed)).toEqual([]);
    expect(clashesOf(bakery, own({ business_name: 'Green Bakery' }), renamed)).toEqual(['business_name']);
    expect(clashesOf(bakery, own({ business_name: 'Red Bakery' }), renamed)).toEqual([]);
  });

  it('has the server’s sentences under the names of the form', () =>
    expect([refusalsOf(undefined), refusalsOf({ 'business_details.contact_email': 'No' })]).toEqual([
      {},
      { contact_email: 'No' },
    ]));
});

describe('publishing', () => {
  it('sends the whole content on the version that was changed, and its pictures as they are', async () => {
    const { open } = await play(known, name, publish);
    expect(open.get('publishContent')?.input).toEqual({
      id: site,
      change: {
        base_version: 2,
        business_details: { ...bakery.business_details, business_name: 'Green Bakery' },
        business_images: bakery.business_images,
        template_uuid: bakery.template_uuid,
      },
    });
  });

  it('names the pictures that were exchanged, with what is known of them', async () => {
    const oven = { ...loaf, url: 'http://content.example/uploads/oven.jpeg', alt: 'An oven' };
    const exchange = { type: 'content.change', change: { field: 'images', place: 0, photo: oven } } as const;
    const { open, snapshot } = await play(known, exchange, publish);
    expect(open.get('publishContent')?.input).toMatchObject({
      change: {
        business_images: { ...bakery.business_images, images: [oven.url] },
        credits: [{ url: oven.url, alt_description: 'An oven', color: oven.color, author: '' }],
      },
    });
    expect(snapshot.children.photos).toBeDefined();
    expect(open.get('photos')?.input).toEqual({ business: 'Blue Bakery' });
    const back = {
      ...exchange,
      change: { ...exchange.change, photo: { ...oven, url: bakery.business_images.images[0] ?? '' } },
    } as const;
    expect(isChanged((await play(known, exchange, back)).snapshot)).toBe(false);
  });

  it('is not offered before something differs, nor while something is wrong', async () => {
    expect(canPublish((await play(known)).snapshot)).toBe(false);
    expect((await play(known)).snapshot.can(publish)).toBe(false);
    const wrong = (await play(known, text('contact_email', 'ada'))).snapshot;
    expect([canPublish(wrong), wrong.can(publish), problemOf('contact_email')(wrong)]).toEqual([
      false,
      false,
      'Invalid email address',
    ]);
    expect(canPublish((await play(known, name)).snapshot)).toBe(true);
  });

  it('takes no key while it is under way: what comes back would be of another text', async () =>
    await expect(play(known, name, publish, text('business_name', 'Grey Bakery'))).rejects.toThrow('not possible'));

  it('is followed, and looked at anew with news of the website and with what is typed next', async () => {
    const sent = [known, name, publish, done('publishContent', { version: 3 })] as const;
    expect((await play(...sent)).sent.at(-1)).toEqual({ type: 'publication.follow', number: 3 });
    expect((await play(...sent, { type: 'website.outdated' })).sent.at(-1)).toEqual({ type: 'website.outdated' });
    const typed = await play(...sent, text('business_name', 'Grey Bakery'));
    expect(typed.sent.at(-1)).toEqual({ type: 'publication.forget' });
  });

  it('is what the next change begins with', async () => {
    const again = await play(
      known,
      name,
      publish,
      done('publishContent', { version: 3 }),
      text('business_address', '2 Mill Lane, Ghent'),
      publish,
    );
    expect(again.open.get('publishContent')?.input).toMatchObject({
      change: {
        base_version: 3,
        business_details: { business_name: 'Green Bakery', business_address: '2 Mill Lane, Ghent' },
      },
    });
  });

  it('that finds a newer version reads it, loses nothing, and is sent on it the next time', async () => {
    const found = [known, name, publish, newer, done('loadContent', renamed)] as const;
    const { snapshot, state } = await play(...found);
    expect(state).toContain('editing');
    expect(snapshot.context).toMatchObject({ clashes: ['business_name'], values: { business_name: 'Green Bakery' } });
    const again = await play(...found, publish);
    expect(again.open.get('publishContent')?.input).toMatchObject({ change: { base_version: 3 } });
    const dropped = await play(...found, { type: 'content.discard' });
    expect(dropped.snapshot.context).toMatchObject({ clashes: null, values: { business_name: 'Red Bakery' } });
  });

  it('that is refused says why beside the field, until it changes, and keeps what was typed', async () => {
    const error = { status: 422, message: 'No', fields: { 'business_details.business_name': 'Too long' } };
    const at = [known, name, publish, failed('publishContent', error)] as const;
    const { snapshot, sent } = await play(...at);
    expect([problemOf('business_name')(snapshot), snapshot.context.values.business_name]).toEqual([
      'Too long',
      'Green Bakery',
    ]);
    expect(sent.at(-1)).toMatchObject({ title: 'Not published', description: 'No', variant: 'error' });
    expect(problemOf('business_name')((await play(...at, text('business_name', 'Grey'))).snapshot)).toBeUndefined();
  });
});

describe('leaving', () => {
  const ask = { type: 'leave.ask', way: link } as const;
  it('is asked about while something is unpublished, and goes when that is published', async () => {
    expect((await play(known)).open.has('holdPage')).toBe(false);
    expect((await play(known, name)).open.has('holdPage')).toBe(true);
    const left = await play(known, name, ask, { type: 'leave.publish' }, done('publishContent', { version: 3 }));
    expect(left.open.get('leavePage')?.input).toEqual(link);
  });
  it('forgets what was typed when that is left behind, and nothing when the customer stays', async () => {
    const left = await play(known, name, ask, { type: 'leave.discard' });
    expect([left.open.get('leavePage')?.input, left.snapshot.context.values.business_name]).toEqual([
      link,
      'Blue Bakery',
    ]);
    const stayed = await play(known, name, ask, { type: 'leave.stay' });
    expect([stayed.snapshot.context.way, stayed.snapshot.context.values.business_name]).toEqual([null, 'Green Bakery']);
  });
  it('waits no longer for what was refused', async () => {
    const at = await play(known, name, ask, { type: 'leave.publish' }, failed('publishContent'));
    expect([at.snapshot.context.way, at.open.has('leavePage')]).toEqual([null, false]);
    const found = await play(known, name, ask, { type: 'leave.publish' }, newer, done('loadContent', renamed));
    expect([found.snapshot.context.way, found.open.has('leavePage')]).toEqual([null, false]);
  });
});

it('shows what was published elsewhere as long as nothing is typed here', async () => {
  const outdated = { type: 'website.outdated' } as const;
  const followed = await play(known, outdated, done('loadContent', renamed));
  expect(followed.snapshot.context.values.business_name).toBe('Red Bakery');
  const typed = await play(known, outdated, name);
  expect([typed.state.includes('editing'), typed.open.has('loadContent')]).toEqual([true, false]);
  expect((await play(known, outdated, failed('loadContent'))).snapshot.context.values.business_name).toBe(
    'Blue Bakery',
  );
});
