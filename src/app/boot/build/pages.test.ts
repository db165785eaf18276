import { describe, expect, it } from 'vitest';
import { importsByPattern } from './pages';

const table = (body: string) =>
  importsByPattern(`import { chunk } from './chunk';\nexport const routeChunks = {${body}};`);

describe('the table of route chunks, read as text', () => {
  it('gives each pattern the addresses of all imports in its value, in order', () => {
    expect(
      table(`
        '/': chunk(() => import('../screens/home')),
        '/settings/*': chunk(async () => [await import('../screens/frame'), await import('../screens/settings')]),
        '*': chunk(() => import('../screens/missing').then(({ Missing }) => Missing)),
      `),
    ).toEqual([
      ['/', ['../screens/home']],
      ['/settings/*', ['../screens/frame', '../screens/settings']],
      ['*', ['../screens/missing']],
    ]);
  });

  it('refuses what it cannot read', () => {
    expect(() => table("'/': chunk(() => import(`../screens/${name}`))")).toThrow('string literals');
    expect(() => table("[root]: chunk(() => import('../screens/home'))")).toThrow('string literals');
    expect(() => table("'/': home")).toThrow('Route / imports nothing');
    expect(() => importsByPattern('export const other = {};')).toThrow('no table named routeChunks');
  });
});
