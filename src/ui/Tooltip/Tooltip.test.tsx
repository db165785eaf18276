import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip';

afterEach(cleanup);

const tip = (text: string) => screen.getByText(text).hasAttribute('data-open');
const wind = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function Two({ delay }: { delay?: number }) {
  return (
    <>
      <Tooltip text="First" delay={delay}>
        <button type="button">one</button>
      </Tooltip>
      <Tooltip text="Second" delay={delay}>
        <button type="button">two</button>
      </Tooltip>
    </>
  );
}

const one = () => screen.getByRole('button', { name: 'one' });
const two = () => screen.getByRole('button', { name: 'two' });

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    // Past the skip window of the test before.
    vi.advanceTimersByTime(10_000);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows after 700 ms and not before; describes its element', () => {
    render(<Two />);
    expect(document.getElementById(one().getAttribute('aria-describedby') ?? '')?.textContent).toBe('First');
    fireEvent.pointerOver(one());
    wind(699);
    expect(tip('First')).toBe(false);
    wind(1);
    expect(tip('First')).toBe(true);
    fireEvent.pointerOut(one());
    wind(100);
    expect(tip('First')).toBe(false);
  });

  it('does not wait within 300 ms of another, and waits again after them', () => {
    render(<Two />);
    fireEvent.pointerOver(one());
    wind(700);
    fireEvent.pointerOut(one());
    wind(80 + 299);
    fireEvent.pointerOver(two());
    expect(tip('Second')).toBe(true);
    fireEvent.pointerOut(two());
    wind(80 + 301);
    fireEvent.pointerOver(one());
    expect(tip('First')).toBe(false);
  });

  it('a pointer that leaves before the time shows nothing', () => {
    render(<Two />);
    fireEvent.pointerOver(one());
    wind(600);
    fireEvent.pointerOut(one());
    wind(2000);
    expect(tip('First')).toBe(false);
  });

  it('shows at once with no delay, as in the sidebar; Escape and a press hide it; touch never shows it', () => {
    render(<Two delay={0} />);
    fireEvent.pointerOver(one());
    expect(tip('First')).toBe(true);
    fireEvent.keyDown(one(), { key: 'Escape' });
    expect(tip('First')).toBe(false);
    fireEvent.pointerOver(two());
    fireEvent.pointerDown(two());
    expect(tip('Second')).toBe(false);
    wind(1000);
    fireEvent.pointerOver(one(), { pointerType: 'touch' });
    expect(tip('First')).toBe(false);
  });
});
