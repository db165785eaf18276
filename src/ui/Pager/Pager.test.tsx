import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Pager } from './Pager';

afterEach(cleanup);

const gone: (string | number)[] = [];
const on = { label: 'Pages', onGo: (to: string) => gone.push(to), onSize: (size: number) => gone.push(size) };
const open = () =>
  screen
    .getAllByRole('button')
    .flatMap((button) => (button.getAttribute('aria-disabled') ? [] : [button.getAttribute('aria-label')]));

it('is there only where there is another page', () => {
  const { rerender, container } = render(<Pager {...on} page={1} size={10} total={10} />);
  expect(container.textContent).toBe('');
  rerender(<Pager {...on} size={10} hasPrevious={false} hasNext={false} />);
  expect(container.textContent).toBe('');
  rerender(<Pager {...on} page={1} size={10} total={11} />);
  expect(screen.getByRole('status').textContent).toBe('Page 1 of 2');
});

it('goes where there is something, and keeps the focus of whoever has come to the end', async () => {
  const person = userEvent.setup();
  const { rerender } = render(<Pager {...on} page={2} size={20} total={60} />);
  expect(open()).toEqual(['First page', 'Previous page', 'Next page', 'Last page']);
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  rerender(<Pager {...on} page={3} size={20} total={60} />);
  expect(open()).toEqual(['First page', 'Previous page']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next page' }));
  await person.keyboard('{Enter}');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(gone).toEqual(['next', 50]);
});

it('without a total says no number of pages and knows no last one', () => {
  render(<Pager {...on} size={10} hasPrevious hasNext />);
  expect([open(), screen.getByRole('status').textContent]).toEqual([['First page', 'Previous page', 'Next page'], '']);
});
