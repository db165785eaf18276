import { expect, it } from 'vitest';
import { sourcesOf } from './source';
import { unshown } from './specimen';

const page = (text: string) => ['src/ui/specimen/Words.tsx', text] as const;
const menu = [
  ['src/ui/Menu/Menu.tsx', "const list = chunk(() => import('./MenuList'));"],
  ['src/ui/Menu/MenuList.tsx', "import { place } from '../Floating/place';"],
  ['src/ui/Floating/place.ts', 'export const place = 1;'],
] as const;

it('shows what it takes, and what that loads later', () => {
  expect(unshown(sourcesOf([page("import { Menu } from '../Menu/Menu';"), ...menu]))).toEqual([]);
});

it('misses a folder that only another component uses, and a component that nobody does', () => {
  const sources = sourcesOf([
    page("import { Menu } from '../Menu/Menu';"),
    ['src/ui/Menu/Menu.tsx', "import { Link } from '../Link/Link';"],
    ['src/ui/Menu/Submenu.tsx', 'export const Submenu = () => null;'],
    ['src/ui/Menu/Menu.test.tsx', "import { Submenu } from './Submenu';"],
    ['src/ui/Link/Link.tsx', 'export const Link = () => null;'],
  ]);
  expect(unshown(sources)).toEqual([
    'src/ui/Link is not on the specimen page',
    'src/ui/Menu/Submenu.tsx is not on the specimen page',
  ]);
});
