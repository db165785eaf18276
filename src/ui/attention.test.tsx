import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attention } from './attention';

const come = vi.fn();
const go = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  render(
    <>
      <section aria-label="place" {...attention(come, go)}>
        <button type="button">first</button>
        <button type="button">second</button>
      </section>
      <button type="button">beside</button>
    </>,
  );
});
afterEach(cleanup);
const place = () => screen.getByRole('region', { name: 'place' });
const button = (name: string) => screen.getByRole('button', { name });

it('is left by the focus, and not while that goes about in it', () => {
  button('first').focus();
  expect(come).toHaveBeenCalledTimes(1);
  button('second').focus();
  expect(go).not.toHaveBeenCalled();
  button('beside').focus();
  expect(go).toHaveBeenCalledTimes(1);
});

it('is not left when the window is: the focus stays where it was', () => {
  button('first').focus();
  fireEvent.blur(button('first'));
  expect(go).not.toHaveBeenCalled();
});

it('is not left by the pointer while the focus is there', () => {
  button('first').focus();
  fireEvent.pointerLeave(place());
  expect(go).not.toHaveBeenCalled();
});

it('is not left by the focus while the pointer is there', () => {
  const hovered = place();
  vi.spyOn(hovered, 'matches').mockImplementation((selector) => selector === ':hover');
  button('first').focus();
  button('beside').focus();
  expect(go).not.toHaveBeenCalled();
  fireEvent.pointerLeave(hovered);
  expect(go).toHaveBeenCalledTimes(1);
});

it('is reached by a pointer that moves, not by one over which it appears', () => {
  fireEvent.pointerEnter(place());
  expect(come).not.toHaveBeenCalled();
  fireEvent.pointerMove(place());
  expect(come).toHaveBeenCalledTimes(1);
  fireEvent.pointerLeave(place());
  expect(go).toHaveBeenCalledTimes(1);
});
