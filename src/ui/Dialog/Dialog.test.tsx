import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

afterEach(cleanup);

function Held({ fixed }: { fixed?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Top Up</Button>
      {open && (
        <Dialog
          title="Top Up Your Account"
          description="Prepaid"
          onClose={fixed ? undefined : close}
          actions={<Button onClick={close}>Cancel</Button>}
        >
          <input aria-label="Amount" />
        </Dialog>
      )}
    </>
  );
}

const open = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(screen.getByRole('button', { name: 'Top Up' }));
  return screen.findByRole('dialog', { name: 'Top Up Your Account' });
};

it('takes the focus, keeps it inside, and gives it back on Escape', async () => {
  const person = userEvent.setup();
  render(<Held />);
  const dialog = await open(person);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let press = 0; press < 5; press++) {
    await person.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Top Up' })));
});

it('is described, and closes by its close button', async () => {
  const person = userEvent.setup();
  render(<Held />);
  const dialog = await open(person);
  await waitFor(() =>
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Prepaid'),
  );
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('without onClose only its own buttons end it', async () => {
  const person = userEvent.setup();
  render(<Held fixed />);
  await open(person);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
