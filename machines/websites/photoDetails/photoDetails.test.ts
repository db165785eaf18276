import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import type { photoDetailsMachine } from './photoDetails.machine';
import { cropped, loaf, photoDetailsDelays, photoDetailsModels } from './photoDetails.model';
import { cropOf, focusIn, placeOf, shapeOf, suggestionOf, wayOf } from './photoDetails.select';

walkMachine(photoDetailsModels, photoDetailsDelays, './photoDetails.transitions.md');

type Events = Parameters<typeof journey<typeof photoDetailsMachine>>[1];
const play = (...events: Events) => journey(inWorld(photoDetailsModels, 'a new photo'), events);
const wide = { width: 3000, height: 2000 };
const tall = { width: 1000, height: 2000 };

describe('journeys', () => {
  it('sends what was said and chosen, and ends with it', async () => {
    const said = [
      { type: 'alt.change', alt: ' A loaf ' },
      { type: 'shape.choose', shape: 'square' },
      { type: 'crop.place', at: 0 },
      { type: 'details.save' },
    ] as const;
    const { open } = await play(...said);
    expect(open.get('savePhoto')?.input).toEqual({
      id: loaf.id,
      change: { alt: 'A loaf', crop: cropped.crop, focus: loaf.focus },
    });
    const { snapshot } = await play(...said, done('savePhoto', cropped));
    expect([snapshot.status, snapshot.output]).toEqual(['done', { photo: cropped, isDeleted: false }]);
  });

  it.each([
    { type: 'alt.change', alt: 'A loaf' },
    { type: 'shape.choose', shape: 'wide' },
    { type: 'focus.place', x: 0.1, y: 0.5 },
  ] as const)('sends nothing of what was not changed, but $type', async (change) => {
    expect((await play({ type: 'details.save' })).snapshot.output).toEqual({ photo: loaf, isDeleted: false });
    expect((await play(change, { type: 'details.save' })).open.has('savePhoto')).toBe(true);
  });

  it('moves the point along with the piece, which it never leaves', async () => {
    const { snapshot } = await play(
      { type: 'focus.place', x: 0.1, y: 0.4 },
      { type: 'shape.choose', shape: 'square' },
      { type: 'crop.place', at: 1 },
    );
    expect(snapshot.context.focus).toEqual({ x: 0.3333, y: 0.4 });
  });

  it('asks before it deletes, and says why it may not', async () => {
    const asked = [{ type: 'photo.delete' }, { type: 'delete.confirm' }] as const;
    const refused = await play(...asked, failed('deletePhoto', { status: 409, message: 'It is on blue-bakery.com.' }));
    expect([refused.state, refused.snapshot.context.problem]).toEqual(['editing', 'It is on blue-bakery.com.']);
    const { snapshot } = await play(...asked, done('deletePhoto'));
    expect(snapshot.output).toEqual({ photo: loaf, isDeleted: true });
  });

  it('says what kept it from being saved until it is tried again', async () => {
    const at = [
      { type: 'alt.change', alt: 'A loaf' },
      { type: 'details.save' },
      failed('savePhoto', { status: 500, message: '' }),
    ] as const;
    const { snapshot } = await play(...at);
    expect(snapshot.context).toMatchObject({ problem: 'Server error. Please try again later.', alt: 'A loaf' });
    expect((await play(...at, { type: 'details.save' })).snapshot.context.problem).toBe('');
    expect((await play(...at, { type: 'photo.delete' }, { type: 'delete.confirm' })).snapshot.context.problem).toBe('');
  });
});

describe('pieces', () => {
  it.each([
    [wide, 'square', 0.5, { x: 0.1667, y: 0, width: 0.6667, height: 1 }],
    [wide, 'wide', 1, { x: 0, y: 0.1563, width: 1, height: 0.8438 }],
    [tall, 'classic', 0, { x: 0, y: 0, width: 1, height: 0.375 }],
    [tall, 'square', 0.5, { x: 0, y: 0.25, width: 1, height: 0.5 }],
    [wide, 'whole', 0.5, null],
  ] as const)('are as large as they can be: %j, %s', (size, shape, at, crop) => {
    expect(cropOf(shape, size, at)).toEqual(crop);
    expect(shapeOf(crop, size)).toBe(shape);
    if (crop) expect(placeOf(crop)).toBeCloseTo(at, 2);
  });

  it('move along their longer side, unless they take up the whole', () => {
    expect([wayOf(cropOf('square', wide)), wayOf(cropOf('wide', wide)), wayOf(null)]).toEqual(['x', 'y', null]);
    const full = cropOf('square', { width: 500, height: 500 });
    expect([wayOf(full), placeOf(full), placeOf(null)]).toEqual([null, 0.5, 0.5]);
  });

  it('hold the point', () => {
    const crop = { x: 0.2, y: 0.1, width: 0.5, height: 0.6 };
    expect(focusIn(crop, { x: 0, y: 1 })).toEqual({ x: 0.2, y: 0.7 });
    expect(focusIn(crop, { x: 1, y: 0 })).toEqual({ x: 0.7, y: 0.1 });
    expect(focusIn(null, { x: -1, y: 2 })).toEqual({ x: 0, y: 1 });
  });
});

it.each([
  ['sourdough-loaf_2.jpg', 'Blue Bakery', 'Sourdough loaf, Blue Bakery'],
  ['blue bakery front.jpeg', 'Blue Bakery', 'Blue bakery front'],
  ['Käsekuchen.png', '', 'Käsekuchen'],
  ['IMG_20261103_101010.jpg', 'Blue Bakery', ''],
  ['WhatsApp Image 2026-11-03 at 10.10.10.jpeg', 'Blue Bakery', ''],
  ['PXL_2026.jpg', 'Blue Bakery', ''],
  ['pie.png', '', ''],
  ['9f8e.png', 'Blue Bakery', ''],
])('of the name %j and the business %j it suggests %j', (name, business, words) =>
  expect(suggestionOf(name, business)).toBe(words),
);
