import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button';

afterEach(cleanup);

it('takes no press and sends no form while busy, and keeps name and focus', async () => {
  const person = userEvent.setup();
  const press = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <input aria-label="Amount" />
      <Button type="submit" busy={busy} onClick={press}>
        Proceed to Payment
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Proceed to Payment' });
  await person.click(button);
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Proceed to Payment', busy: true })).toBe(button);
  await person.click(button);
  await person.keyboard('{Enter}');
  await person.type(screen.getByLabelText('Amount'), '10{Enter}');
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  rerender(form(false));
  await person.click(button);
  expect(press).toHaveBeenCalledTimes(2);
});

it('is a link with an address', () => {
  render(<Button href="/website-setup">Website Setup</Button>);
  expect(screen.getByRole('link', { name: 'Website Setup' }).getAttribute('href')).toBe('/website-setup');
});
