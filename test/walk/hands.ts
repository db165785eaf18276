import { fireEvent, screen } from '@testing-library/react';

/** Clears a field, named by its label, and types a text into it; the same text again is a change as well. */
export function retype(label: string, text: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const texts = [field.value === '' && text === '' ? ' ' : '', text];
  for (const value of texts) if (value !== field.value) fireEvent.change(field, { target: { value } });
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The words that describe a field: its hint, and what is wrong with it. */
export const wordsAt = (label: string): string =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
