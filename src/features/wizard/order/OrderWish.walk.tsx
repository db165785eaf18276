import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { orderWishMachine } from '../../../../machines/wizard/orderWish/orderWish.machine';
import { orderWishModels } from '../../../../machines/wizard/orderWish/orderWish.model';
import { press } from '../../../../test/walk/hands';
import { type Eye, walkScreen } from '../../../../test/walk/screen';
import { OrderWish } from './OrderWish';

const notice = () => screen.getByRole('status').textContent;

const waits =
  (isAsking: boolean): Eye<typeof orderWishMachine> =>
  ({ context: { found } }) => {
    expect(notice()).toContain(
      found.wish ? 'We place the order for €30.00 as soon as the money is there, until Jan 15, 2027' : 'One moment',
    );
    expect(screen.getByText<HTMLButtonElement>('Do not order by itself').closest('button')?.disabled).toBe(isAsking);
  };

walkScreen(orderWishModels, {
  render: OrderWish,
  sight: { shows: ({ context: { found } }) => found.wish },
  hands: { 'wish.forget': () => press('Do not order by itself') },
  eyes: {
    // Passed at once.
    beginning: null,
    wishing: waits(true),
    awaiting: waits(false),
    takingBack: waits(true),
    // Until the summary goes on from there.
    over: waits(false),
  },
});
