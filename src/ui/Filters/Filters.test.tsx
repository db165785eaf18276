import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Period, periodsAt } from '../../lib/periods';
import { Filters } from './Filters';

afterEach(cleanup);

const presets = periodsAt('2026-11-28');
const month = { from: '2026-11-01', to: '2026-11-30' };
const heard: Period[] = [];
beforeEach(() => {
  heard.length = 0;
});

function Held() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const [period, setPeriod] = useState<Period>(month);
  return (
    <>
      <Filters
        label="Filter transactions"
        search={{ label: 'Search transactions', value: search, onChange: setSearch }}
        choices={[
          {
            label: 'Status',
            value: status,
            options: [
              { value: '', label: 'All Statuses' },
              { value: 'failed', label: 'Failed' },
            ],
            onChange: setStatus,
          },
        ]}
        period={{
          value: period,
          presets,
          onChange: (next) => {
            heard.push(next);
            setPeriod(next);
          },
        }}
        onClear={() => {
          setSearch('');
          setStatus('');
          setPeriod(month);
        }}
      />
      <output>{JSON.stringify([search, status, period.from, period.to])}</output>
    </>
  );
}
const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const type = (end: string, date: string) => fireEvent.change(screen.getByLabelText(end), { target: { value: date } });

it('shows what is set, takes each back alone or all at once, and keeps the focus near', async () => {
  const person = userEvent.setup();
  render(<Held />);
  expect([chips(), screen.queryByRole('button', { name: 'Clear filters' })]).toEqual([[], null]);
  await person.type(screen.getByRole('searchbox', { name: 'Search transactions' }), 'bakery');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days');
  expect(chips()).toEqual(['“bakery”', 'Status: Failed', 'Last 30 days']);
  await person.click(screen.getByRole('button', { name: 'Remove Status: Failed' }));
  expect([chips(), state()]).toEqual([
    ['“bakery”', 'Last 30 days'],
    ['bakery', '', '2026-10-30', '2026-11-28'],
  ]);
  expect(document.activeElement).toBe(screen.getByRole('search'));
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect([chips(), state()]).toEqual([[], ['', '', month.from, month.to]]);
});

it('asks for other dates day by day, and passes on only a whole period that ends after it begins', async () => {
  const person = userEvent.setup();
  render(<Held />);
  expect(screen.queryByLabelText('From')).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom dates');
  expect([screen.getByLabelText<HTMLInputElement>('From').value, heard]).toEqual([month.from, []]);
  type('From', '0002-12-05');
  expect(heard).toEqual([]);
  type('From', '2026-12-05');
  expect([heard, screen.getByText('This is before the first day.').textContent]).toEqual([
    [],
    'This is before the first day.',
  ]);
  type('To', '2026-12-24');
  expect([heard, screen.queryByText('This is before the first day.')]).toEqual([
    [{ from: '2026-12-05', to: '2026-12-24' }],
    null,
  ]);
  type('To', '');
  expect(heard.at(-1)).toEqual({ from: '2026-12-05', to: undefined });
  expect(chips()).toEqual(['from Dec 5, 2026']);
  await person.click(screen.getByRole('button', { name: 'Remove from Dec 5, 2026' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).value).toBe('month');
  expect(within(screen.getByRole('search')).queryByLabelText('From')).toBeNull();
});
