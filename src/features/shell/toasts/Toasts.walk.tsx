import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ToastsRef, toastsMachine } from '../../../../machines/shell/toasts/toasts.machine';
import { toastsModels } from '../../../../machines/shell/toasts/toasts.model';
import { type Eye, walkScreen } from '../../../../test/walk/screen';
import { SystemContext } from '../../../system/refs';
import { Toasts } from './Toasts';

function OnStage({ actor }: { actor: ToastsRef }) {
  return (
    <SystemContext value={{ get: (id) => (id === 'toasts' ? actor : undefined) }}>
      <Toasts />
    </SystemContext>
  );
}

const region = () => screen.getByRole('region', { name: 'Notifications' });
/** The visible toast, and whether it interrupts a screen reader. */
const announced = () => ({
  politely: screen.getByRole('status').textContent,
  atOnce: screen.getByRole('alert').textContent,
});
const box = () => {
  const found = region().querySelector('[data-variant]');
  if (!found) throw new Error('no toast');
  return found;
};

const shown: Eye<typeof toastsMachine> = ({ context }) => {
  const { title = '', variant } = context.current ?? {};
  expect(announced()).toEqual(variant === 'error' ? { politely: '', atOnce: title } : { politely: title, atOnce: '' });
  expect(region().querySelectorAll('[data-variant]')).toHaveLength(1);
};

walkScreen(toastsModels, {
  render: OnStage,
  delays: {
    readDelay: 2_000,
    restDelay: ({ current }: { current: { title: string } | null }) => (current?.title === 'Saved' ? 3_000 : 2_000),
  },
  hands: {
    'toast.dismiss': () => fireEvent.click(screen.getByRole('button', { name: 'Close notification' })),
    'toast.pause': () => fireEvent.pointerMove(box()),
    'toast.resume': () => fireEvent.pointerLeave(box()),
  },
  eyes: {
    empty: () => expect(announced()).toEqual({ politely: '', atOnce: '' }),
    'showing.fresh': shown,
    'showing.lingering': shown,
    'showing.paused': ({ context }) => expect(box().textContent).toContain(context.current?.title),
    next: () => expect.unreachable('nobody rests there'),
  },
});
