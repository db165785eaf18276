import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Column, type Sort, Table } from './Table';

afterEach(cleanup);

interface Site {
  domain: string;
  fee: number;
}
const sites: Site[] = [
  { domain: 'blue-bakery.com', fee: 1_000 },
  { domain: 'old-school.org', fee: 900 },
];
const columns: Column<Site>[] = [
  { id: 'domain', title: 'Domain', cell: ({ domain }) => domain, sorts: 'ascending' },
  { id: 'fee', title: 'Fee', cell: ({ fee }) => fee, figures: true, sorts: 'descending' },
  { id: 'state', title: 'State', cell: () => 'live' },
];
const shown = { caption: 'Websites', columns, keyOf: ({ domain }: Site) => domain };
const head = (name: string) => screen.getByRole('columnheader', { name });

it('names its rows, and sorts by what can be sorted: first the way of the column, then the other', async () => {
  const person = userEvent.setup();
  const asked: Sort[] = [];
  const table = (sort?: Sort) => <Table {...shown} rows={sites} sort={sort} onSort={(next) => asked.push(next)} />;
  const { rerender } = render(table());
  expect(screen.getAllByRole('rowheader').map((name) => name.textContent)).toEqual(sites.map(({ domain }) => domain));
  expect(within(head('State')).queryByRole('button')).toBeNull();
  await person.click(within(head('Fee')).getByRole('button'));
  rerender(table({ column: 'fee', direction: 'descending' }));
  expect([head('Fee'), head('Domain')].map((cell) => cell.getAttribute('aria-sort'))).toEqual(['descending', null]);
  await person.click(within(head('Fee')).getByRole('button'));
  await person.click(within(head('Domain')).getByRole('button'));
  expect(asked).toEqual([
    { column: 'fee', direction: 'descending' },
    { column: 'fee', direction: 'ascending' },
    { column: 'domain', direction: 'ascending' },
  ]);
});

it('opens a row once from anywhere in it but its own actions; its link stays one for a new tab', async () => {
  const person = userEvent.setup();
  const opened = vi.fn<(domain: string) => void>();
  const action = vi.fn<(domain: string) => void>();
  render(
    <Table
      {...shown}
      rows={sites}
      open={({ domain }) => ({ href: `#${domain}`, onSelect: () => opened(domain) })}
      actions={({ domain }) => (
        <button type="button" onClick={() => action(domain)}>
          Copy {domain}
        </button>
      )}
    />,
  );
  const link = screen.getByRole('link', { name: 'blue-bakery.com' });
  expect(link.getAttribute('href')).toBe('#blue-bakery.com');
  await person.click(link);
  await person.click(screen.getByText('900'));
  await person.click(screen.getByRole('button', { name: 'Copy old-school.org' }));
  await person.keyboard('{Control>}');
  await person.click(link);
  expect(opened.mock.calls).toEqual([['blue-bakery.com'], ['old-school.org']]);
  expect(action.mock.calls).toEqual([['old-school.org']]);
});

it('waits in as many rows as are expected, says that there are none, or why, with a way out', async () => {
  const person = userEvent.setup();
  const retry = vi.fn();
  const problem = { problem: 'The server did not answer.', onRetry: retry };
  const { rerender } = render(<Table {...shown} rows={undefined} expected={3} />);
  const table = () => screen.getByRole('table', { name: 'Websites' });
  expect([within(table()).getAllByRole('row').length, table().getAttribute('aria-busy')]).toEqual([4, 'true']);
  expect(screen.getByRole('status').textContent).toBe('Loading Websites');
  rerender(<Table {...shown} rows={[]} />);
  expect([table().textContent?.includes('No data yet'), screen.getByRole('status').textContent]).toEqual([true, '']);
  rerender(<Table {...shown} rows={undefined} {...problem} />);
  expect(screen.getByRole('alert').textContent).toContain('The server did not answer.');
  expect(table().textContent).not.toContain('No data yet');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<Table {...shown} rows={sites} {...problem} />);
  expect(screen.getByText('old-school.org')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(2);
});
