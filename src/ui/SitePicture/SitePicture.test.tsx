import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tell } from '../../../test/walk/frames';
import { SitePicture } from './SitePicture';

afterEach(cleanup);

const first = 'http://localhost:4174/framed/blue-bakery.com/';
const second = 'http://localhost:4174/previews/abc/';
const frameOf = (url: string) => document.querySelector<HTMLIFrameElement>(`iframe[src="${url}"]`);
const opacities = () => [...document.querySelectorAll('iframe')].map(({ style }) => style.opacity);

it('shows a page once it is there, and keeps it until the next one is', () => {
  const { rerender } = render(<SitePicture address="blue-bakery.com" page={first} />);
  expect(opacities()).toEqual(['0']);
  tell('load', frameOf(first));
  expect(opacities()).toEqual(['1']);
  const kept = frameOf(first);
  rerender(<SitePicture address="blue-bakery.com" page={second} />);
  expect(opacities()).toEqual(['1', '0']);
  // A frame that is moved or made anew would load again, and a preview is given out once.
  expect(frameOf(first)).toBe(kept);
  tell('load', frameOf(second));
  expect(opacities()).toEqual(['1', '1']);
});

it.each([['before it has loaded'], ['after it said that it had']])(
  'uncovers what lies below a page that is lost, %s',
  (when) => {
    render(<SitePicture address="blue-bakery.com" page={first} still="/templates/shopfront.webp" />);
    if (when.startsWith('after')) tell('load', frameOf(first));
    tell('error', document.querySelector(`img[src="${first}favicon.svg"]`));
    expect(frameOf(first)).toBeNull();
    expect(document.querySelector('img[src="/templates/shopfront.webp"]')).toBeTruthy();
  },
);

it('loads no still picture below a page that is there from the beginning, and keeps one below a page that comes', () => {
  const still = '/templates/shopfront.webp';
  const stills = () => document.querySelectorAll(`img[src="${still}"]`).length;
  const { rerender } = render(<SitePicture address="blue-bakery.com" page={first} still={still} />);
  expect(stills()).toBe(0);
  rerender(<SitePicture key="ordered" address="blue-bakery.com" page={null} still={still} />);
  expect(stills()).toBe(1);
  rerender(<SitePicture key="ordered" address="blue-bakery.com" page={first} still={still} />);
  expect(stills()).toBe(1);
});

it('lets nothing in the frame run, and nobody into it', () => {
  const { container } = render(<SitePicture address="blue-bakery.com" page={first} />);
  expect(frameOf(first)?.getAttribute('sandbox')).toBe('');
  expect(container.firstElementChild?.hasAttribute('inert')).toBe(true);
});
