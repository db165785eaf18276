import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeInput } from './CodeInput';

afterEach(cleanup);

const completed: string[] = [];

function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CodeInput
        label="Verification code"
        value={value}
        onChange={setValue}
        onComplete={(code) => completed.push(code)}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Empty
      </button>
    </>
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');
const value = () => screen.getByRole('status').textContent;
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement);

describe('CodeInput', () => {
  beforeEach(() => {
    completed.length = 0;
  });

  it('is a named group of six named boxes, the first of which takes the code a phone suggests', () => {
    render(<Held />);
    expect(screen.getByRole('group', { name: 'Verification code' })).toBeDefined();
    expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `Digit ${at} of 6`),
    );
    expect(boxes().map((box) => box.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off', 'off', 'off']);
  });

  it('moves on with each digit, ignores anything else, and says once when all six are there', async () => {
    const person = userEvent.setup();
    render(<Held />);
    await person.click(boxes()[0] as HTMLInputElement);
    await person.keyboard('1a2-3 45');
    expect([shown(), value(), focused(), completed]).toEqual(['12345_', '12345', 5, []]);
    await person.keyboard('6');
    expect([shown(), focused(), completed]).toEqual(['123456', 5, ['123456']]);
  });

  it.each([
    ['482913', '482913'],
    ['482 913 777', '482913'],
    ['Your code: 48-29-13.', '482913'],
    ['48', '48____'],
  ])('pasting %j into any box fills from the first one', async (text, filled) => {
    const person = userEvent.setup();
    render(<Held start="111" />);
    await person.click(boxes()[3] as HTMLInputElement);
    await person.paste(text);
    expect(shown()).toBe(filled);
    expect(completed).toEqual(filled.includes('_') ? [] : [filled]);
  });

  it('a paste without a digit changes nothing', async () => {
    const person = userEvent.setup();
    render(<Held start="12" />);
    await person.click(boxes()[2] as HTMLInputElement);
    await person.paste('hello');
    expect(shown()).toBe('12____');
  });

  it('Backspace empties its box, then the one before it; a hole is not a complete code', async () => {
    const person = userEvent.setup();
    render(<Held start="123456" />);
    await person.click(boxes()[2] as HTMLInputElement);
    await person.keyboard('{Backspace}');
    expect([shown(), value(), focused()]).toEqual(['12_456', '12456', 2]);
    await person.keyboard('{Backspace}');
    expect([shown(), focused()]).toEqual(['1__456', 1]);
    await person.keyboard('78');
    expect([shown(), completed]).toEqual(['178456', ['178456']]);
  });

  it('a digit typed over another replaces it', async () => {
    const person = userEvent.setup();
    render(<Held start="123456" />);
    await person.click(boxes()[1] as HTMLInputElement);
    await person.keyboard('9');
    expect([shown(), focused()]).toEqual(['193456', 2]);
  });

  it('a code the phone writes into the first box is spread over all', () => {
    render(<Held />);
    fireEvent.change(boxes()[0] as HTMLInputElement, { target: { value: '482913' } });
    expect([shown(), completed]).toEqual(['482913', ['482913']]);
  });

  it('arrows, Home and End walk between the boxes', async () => {
    const person = userEvent.setup();
    render(<Held start="123456" />);
    await person.click(boxes()[0] as HTMLInputElement);
    const visited = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft']) {
      await person.keyboard(`{${key}}`);
      visited.push(focused());
    }
    expect(visited).toEqual([1, 2, 1, 5, 5, 0, 0]);
  });

  it('follows the value it is given, so that a refused code can be emptied', async () => {
    const person = userEvent.setup();
    render(<Held start="123456" />);
    await person.click(screen.getByRole('button', { name: 'Empty' }));
    expect(shown()).toBe('______');
  });
});
