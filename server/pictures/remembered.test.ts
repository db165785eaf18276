import { expect, test } from 'vitest';
import type { Asking, Drawings, Kind, Pictures } from './pictures';
import { rememberedPictures } from './remembered';

const asking: Asking = { customer: 'one' };
const bytes = (text: string) => new TextEncoder().encode(text);

/** Draws a card of ten bytes of anything but 'broken', and writes down what it was asked for. */
function counting(): Pictures & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async draw<K extends Kind>(kind: K, picture: Uint8Array): Promise<Drawings[K]> {
      const text = new TextDecoder().decode(picture);
      asked.push(`${kind} ${text}`);
      if (text === 'broken') throw new Error('No picture');
      return new Uint8Array(10) as unknown as Drawings[K];
    },
    close: async () => {},
  };
}

test('draws the same bytes for the same use once, an upload each time, and what failed again', async () => {
  const pictures = counting();
  const { draw } = rememberedPictures(pictures);
  const first = await draw('card', bytes('a'), asking);
  expect(await draw('card', bytes('a'), { customer: 'another' })).toBe(first);
  await draw('logo', bytes('a'), asking);
  await draw('upload', bytes('a'), asking);
  await draw('upload', bytes('a'), asking);
  await expect(draw('card', bytes('broken'), asking)).rejects.toThrow('No picture');
  await expect(draw('card', bytes('broken'), asking)).rejects.toThrow('No picture');
  expect(pictures.asked).toEqual(['card a', 'logo a', 'upload a', 'upload a', 'card broken', 'card broken']);
});

test('forgets what was used least lately once it holds too many bytes', async () => {
  const pictures = counting();
  const { draw } = rememberedPictures(pictures, 20);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await draw('card', bytes(text), asking);
  expect(pictures.asked).toEqual(['card a', 'card b', 'card c', 'card b']);
});
