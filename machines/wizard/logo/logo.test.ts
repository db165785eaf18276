import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { done, failed, inWorld, journey } from '../../paths/journey';
import { defineModels } from '../../paths/model';
import type { DraftLogo } from '../../../contract/wire/wizard/draft';
import { logoMachine } from './logo.machine';
import { logoModels } from './logo.model';
import { chosenPicture } from './logo.select';

walkMachine(logoModels, {}, './logo.transitions.md');

const none = inWorld(logoModels, 'no logo');
const sent = inWorld(logoModels, 'a generated one, sent already');
const generate = { type: 'logo.generate', name: ' Blue Bakery ', description: ' Bread. ' } as const;
const generated = done('generateLogos', ['a', 'b']);
const choose = (blob: string) => ({ type: 'logo.choose', blob }) as const;
const shown = { type: 'pictures.shown', pictures: { a: 'blob:a', b: 'blob:b' }, missing: [] as string[] } as const;
const pick = (type: string, size: number) => ({ type: 'file.choose', file: { name: 'x', type, size } }) as const;
const megabyte = 1024 * 1024;

describe('journeys', () => {
  it('generates from name and description, and asks for one of the variations', async () => {
    const { sent: messages, snapshot } = await journey(none, [generate, generated, shown, choose('b')]);
    expect(messages.at(-1)).toEqual({
      type: 'logo.changed',
      logo: { kind: 'generated', blob: 'b' },
      ai_logos: ['a', 'b'],
    });
    expect(chosenPicture(snapshot)).toBe('blob:b');
    expect(messages).toContainEqual({
      type: 'toast.show',
      subject: 'logo',
      title: 'Logos generated successfully!',
      variant: 'success',
    });
  });

  it.each([
    ['', 'Bread.'],
    ['Blue Bakery', ' \n'],
  ])('asks for both of %j and %j first', async (name, description) => {
    const { state, snapshot, open } = await journey(none, [{ type: 'logo.generate', name, description }]);
    expect([state, open.has('generateLogos')]).toEqual(['working.resting', false]);
    expect(snapshot.context.problem).toBe('Please fill in both Business Name and Description to generate a logo.');
  });

  it.each([generate, pick('image/png', 5)])('no longer says what was wrong before, %#', async (next) => {
    const { snapshot } = await journey(none, [pick('image/gif', 10), next]);
    expect(snapshot.context.problem).toBeNull();
  });

  it('sends them trimmed', async () => {
    const { open } = await journey(none, [generate]);
    expect(open.get('generateLogos')?.input).toEqual({ name: 'Blue Bakery', description: 'Bread.' });
  });

  it.each([
    [done('generateLogos', []), 'No logo images generated. Try a different prompt.'],
    [failed('generateLogos'), 'Error generating logo. Please try again.'],
    [failed('generateLogos', { status: 429, message: 'Too many' }), 'Error generating logo. Please try again.'],
  ])('keeps what is chosen when nothing comes, %#', async (answer, title) => {
    const { sent: messages, snapshot } = await journey(sent, [generate, answer]);
    expect(messages.at(-1)).toMatchObject({ type: 'toast.show', subject: 'logo', title, variant: 'error' });
    expect(snapshot.context).toMatchObject({
      problem: title,
      logo: { kind: 'uploaded', blob: 'a' },
      ai_logos: ['a', 'b'],
    });
  });

  it('lets old variations go, but not the chosen one', async () => {
    const { open, snapshot } = await journey(sent, [generate, done('generateLogos', ['c', 'd'])]);
    expect(open.get('showPictures')?.received).toContainEqual({ type: 'pictures.drop', blobs: ['b'] });
    expect(snapshot.context).toMatchObject({ logo: { kind: 'uploaded', blob: 'a' }, ai_logos: ['c', 'd'] });
  });

  it.each([
    ['image/gif', 10, 'Please select a valid image file (jpg, png, svg, webp).'],
    ['', 10, 'Please select a valid image file (jpg, png, svg, webp).'],
    ['image/png', 0, 'The image file is empty. Please select a valid image.'],
    ['image/png', 50 * megabyte + 1, 'The image file should not exceed 50 MB.'],
  ])('refuses a file of %j with %d bytes', async (type, size, problem) => {
    const { snapshot, open } = await journey(none, [pick(type, size)]);
    expect([snapshot.context.problem, open.has('readLogo')]).toEqual([problem, false]);
  });

  it.each(['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'])('takes %s up to 50 MB', async (type) => {
    const { sent: messages } = await journey(none, [
      pick(type, 50 * megabyte),
      done('readLogo', { blob: 'f', name: 'x' }),
    ]);
    expect(messages.at(-1)).toMatchObject({ type: 'logo.changed', logo: { kind: 'file', blob: 'f', name: 'x' } });
  });

  it.each([
    [{ status: null, message: 'Error reading file. Please try again.' }, 'Error reading file. Please try again.'],
    [new Error('x'), 'Error processing image. Please try again.'],
  ])('says for 4 s why a file could not be taken, %#', async (error, title) => {
    const { sent: messages, snapshot } = await journey(none, [pick('image/png', 5), failed('readLogo', error)]);
    expect(messages.at(-1)).toMatchObject({ title, variant: 'error', duration: 4000 });
    expect(snapshot.context).toMatchObject({ logo: { kind: 'none' }, problem: title });
  });

  it('waits no longer than the customer wants', async () => {
    const { state, open, sent: messages, snapshot } = await journey(sent, [generate, { type: 'logo.stop' }]);
    expect([state, open.has('generateLogos')]).toEqual(['working.resting', false]);
    expect(messages.filter(({ type }) => type !== 'pictures.show')).toEqual([]);
    expect(snapshot.context).toMatchObject({ ai_logos: ['a', 'b'], problem: null });
  });

  it('says what the server had against the logo, until there is another', async () => {
    const problem = 'Error uploading image. Please try again.';
    const told = await journey(sent, [{ type: 'logo.refused', problem }]);
    expect(told.snapshot.context.problem).toBe(problem);
    for (const next of [choose('b'), { type: 'logo.remove' } as const])
      expect((await journey(sent, [{ type: 'logo.refused', problem }, next])).snapshot.context.problem).toBeNull();
  });

  it('lets the picture of the logo before go, but not a variation', async () => {
    const drops = async (...events: Parameters<typeof journey<typeof none.machine>>[1]) =>
      ((await journey(none, events)).open.get('showPictures')?.received ?? [])
        .filter(({ type }) => type === 'pictures.drop')
        .map((order) => (order as unknown as { blobs: string[] }).blobs)
        .at(-1);
    const file = [pick('image/png', 5), done('readLogo', { blob: 'f', name: 'x' })] as const;
    expect(await drops(...file, { type: 'logo.remove' })).toEqual(['f']);
    expect(await drops(...file, pick('image/png', 5), done('readLogo', { blob: 'g', name: 'x' }))).toEqual(['f']);
    expect(await drops(...file, generate, generated, choose('b'))).toEqual(['f']);
    expect(await drops(generate, generated, choose('a'), choose('b'))).toEqual([]);
    expect(await drops(generate, generated, choose('a'), ...file)).toEqual([]);
  });

  it('does without a stored picture that is gone', async () => {
    const gone = { type: 'pictures.shown', pictures: {}, missing: ['a'] } as const;
    const { snapshot, sent: messages } = await journey(sent, [{ ...gone, missing: [...gone.missing] }]);
    expect(messages.at(-1)).toMatchObject({ logo: { kind: 'uploaded', blob: null }, ai_logos: ['b'] });
    expect(chosenPicture(snapshot)).toBe('http://content.example/uploads/a.png');
    const chosen = await journey(none, [generate, generated, choose('a'), { ...gone, missing: [...gone.missing] }]);
    expect(chosen.snapshot.context).toMatchObject({ logo: { kind: 'none' }, ai_logos: ['b'] });
  });

  it('opens with the tab that the logo came from', async () => {
    const tab = (logo: DraftLogo, ai_logos: string[] = []) => {
      const [model] = defineModels(logoMachine, { worlds: { kept: { logo, ai_logos } } });
      return model && journey(model, []).then(({ snapshot }) => snapshot.context.tab);
    };
    const url = 'http://content.example/uploads/a.png';
    expect(await tab({ kind: 'none' })).toBe('generate');
    expect(await tab({ kind: 'file', blob: 'f', name: 'blue.png' }, ['a'])).toBe('upload');
    expect(await tab({ kind: 'uploaded', url, blob: 'f' }, ['a'])).toBe('upload');
    expect(await tab({ kind: 'uploaded', url, blob: 'a' }, ['a'])).toBe('generate');
  });
});
