import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { couponMachine } from '../../../../machines/money/coupon/coupon.machine';
import { couponModels } from '../../../../machines/money/coupon/coupon.model';
import { press, retype, wordsAt } from '../../../../test/walk/hands';
import { type Eye, type ScreenWalk, walkScreen } from '../../../../test/walk/screen';
import { Coupon } from './Coupon';

const label = 'Coupon code (optional)';
const field = () => screen.getByLabelText<HTMLInputElement>(label);
const apply = () => screen.getByRole('button', { name: 'Apply' });

const entry =
  (isBusy: boolean): Eye<typeof couponMachine> =>
  ({ context: { code, problem } }) => {
    expect([field().value, wordsAt(label)]).toEqual([code, problem ?? '']);
    expect([apply().getAttribute('aria-busy'), field().readOnly]).toEqual([isBusy ? 'true' : null, isBusy]);
  };

const applied: Eye<typeof couponMachine> = ({ context }) => {
  expect(screen.getByText(`${context.coupon?.code} applied`)).toBeTruthy();
  expect(screen.getByText('−€3.00')).toBeTruthy();
  expect(screen.queryByLabelText(label)).toBeNull();
};

const View: ScreenWalk<typeof couponMachine, never>['render'] = ({ actor }) => (
  <Coupon actor={actor} discount={300} locked={false} />
);

walkScreen(couponModels, {
  render: View,
  sight: { shows: ({ context: { code, problem } }) => [code, problem] },
  hands: {
    'coupon.type': ({ code }) => retype(label, code),
    'coupon.apply': () => press('Apply'),
    'coupon.remove': () => press('Remove coupon'),
  },
  eyes: {
    typing: entry(false),
    validating: entry(true),
    rechecking: applied,
    applied,
  },
});
