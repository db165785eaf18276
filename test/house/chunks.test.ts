import { describe, expect, it } from 'vitest';
import { looseImports } from './calls';
import { sourcesOf } from './source';

const one = (path: string, text: string) => sourcesOf([[path, text]]);

describe('code that is loaded later', () => {
  it.each([
    ['src/effects/money.ts', "export const load = async () => (await import('./rates')).rates;"],
    ['src/app/overlays.ts', "const load = () => import('./overlays/topup');"],
    ['src/app/overlays.ts', "const topup = chunk(() => import('./overlays/topup').then(({ part }) => part));"],
    ['src/ui/Menu/Menu.tsx', "const List = lazily(() => import('./List').then(({ List }) => List));"],
  ])('%s loads in a way of its own: %s', (path, text) =>
    expect(looseImports(one(path, text))).toEqual([`${path}:1 imports later without chunk()`]),
  );

  it.each([
    ['src/app/overlays.ts', "export const topup = chunk(() => import('./overlays/topup'));"],
    ['src/ui/Menu/Menu.tsx', "const List = lazily(chunk(() => import('./List')), ({ List }) => List);"],
    ['src/app/boot/build/pages.ts', 'export const read = (file: string) => import(file);'],
    ['src/app/locate.test.ts', "const { locate } = await import('./locate');"],
  ])('%s may load later: %s', (path, text) => expect(looseImports(one(path, text))).toEqual([]));
});
