import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Chart } from './Chart';

afterEach(cleanup);

const points = [
  { label: 'Nov 1', value: 4, before: 2 },
  { label: 'Nov 2', value: 0, before: 3, marker: 'Published' },
  { label: 'Nov 3', value: 9, before: 5 },
];
const read = () => screen.getByRole('slider', { name: 'Visits' }).getAttribute('aria-valuetext');

it('says each point in words as one walks along it, the last one first', () => {
  render(<Chart label="Visits" points={points} />);
  expect(read()).toBe('Nov 3, 9, before 5');
  // The keys themselves are the platform's.
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(read()).toBe('Nov 2, 0, before 3, Published');
});

it('holds the same numbers as a table', async () => {
  render(<Chart label="Visits" points={points} format={(value) => `${value} visits`} />);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.setup().click(screen.getByText('As a table'));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['When', 'Visits', 'Before', 'What happened'],
    ['Nov 1', '4 visits', '2 visits', ''],
    ['Nov 2', '0 visits', '3 visits', 'Published'],
    ['Nov 3', '9 visits', '5 visits', ''],
  ]);
});
