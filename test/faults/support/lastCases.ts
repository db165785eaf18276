import { act, fireEvent } from '@testing-library/react';
import type { Draft } from '../../../contract/wire/wizard/draft';
import { type Case, byStatus, inForm, oops, quiet, serverError, tooMany, toPay, unexpected } from './wizardCase';
import { ofAFile } from './wizardDraft';
import { buttonNamed, fill, press, says, until } from './wizardTab';

const describeBusiness = async (text: string) => {
  await fill('Description', text);
  await act(async () => void fireEvent.blur(document.querySelector('textarea') as Element));
};
const coupon: Draft['coupon'] = { code: 'SAVE10', discount_type: 'PERCENTAGE', discount_value: '10.00' };
const isOrdered = () => says('Order Completed Successfully!');

/** The calls of the business, the pictures and the order. */
export const lastCases: readonly Case[] = [
  {
    call: 'countries',
    where: 'of the business',
    customer: {},
    step: 'business',
    says: { rest: 'The country codes could not be loaded.' },
    retry: 'Retry',
    done: () => !says('The country codes could not be loaded.'),
  },
  {
    call: 'generateText',
    where: 'for keywords',
    customer: {},
    step: 'business',
    ask: () => describeBusiness('We bake organic bread and wedding cakes.'),
    isChoice: true,
    says: { rest: 'The keywords could not be generated.' },
    retry: 'Retry',
    done: () => says('organic bread'),
  },
  {
    call: 'generateText',
    where: 'for a better wording',
    customer: {},
    step: 'business',
    ask: () => press('Enhance'),
    says: { rest: 'Error enhancing the description. Please try again.' },
    retry: 'Enhance',
    done: () => buttonNamed('Accept'),
  },
  {
    call: 'generateLogo',
    customer: {},
    step: 'business',
    ask: () => press('Generate Logos'),
    says: { rest: 'Error generating logo. Please try again.' },
    retry: 'Generate Logos',
    done: () => buttonNamed('Generate Again'),
    patience: 60_000,
  },
  {
    call: 'uploadImage',
    customer: {},
    draft: ofAFile,
    step: 'business',
    ask: () => press('Next: Images'),
    says: { rest: 'Error uploading image. Please try again.' },
    retry: 'Next: Images',
    done: () => says('Images that show what you do.'),
  },
  {
    call: 'searchPhotos',
    customer: {},
    step: 'images',
    says: {
      429: 'The photo search failed with status 429.',
      '429 later': 'The photo search failed with status 429.',
      500: 'The photo search failed with status 500.',
      hung: 'The photo search did not answer: timeout after 10000 ms.',
      rest: 'The images could not be loaded.',
    },
    retry: 'Retry',
    done: () => document.querySelector('[role=toolbar]'),
    patience: 10_000,
  },
  {
    call: 'balance',
    customer: toPay,
    step: 'summary',
    says: { rest: 'Your balance could not be loaded.', 500: oops },
    retry: 'Try again',
    away: { 500: 'Back to Home' },
    done: () => buttonNamed('Complete Order'),
  },
  {
    call: 'findOrder',
    customer: toPay,
    draft: { order_id: '0b0c2f52-1c1f-4a5e-9a55-3a0d2b7d1c10' },
    step: 'summary',
    says: quiet,
    retry: null,
    leave: 'Complete Order',
    done: () => buttonNamed('Complete Order'),
  },
  {
    call: 'validateCoupon',
    customer: toPay,
    step: 'summary',
    ask: async () => {
      await fill(/^Coupon code/, 'SAVE10');
      await press('Apply');
    },
    says: byStatus('Invalid coupon code', 'Invalid coupon code', unexpected),
    retry: 'Apply',
    done: () => says('SAVE10 applied'),
    guarded: 'types',
  },
  {
    call: 'validateCoupon',
    where: 'that was applied before',
    customer: toPay,
    draft: { coupon },
    step: 'summary',
    says: quiet,
    retry: null,
    leave: 'Complete Order',
    done: () => says('SAVE10 applied'),
  },
  {
    call: 'placeOrder',
    customer: toPay,
    step: 'summary',
    ask: () => press('Complete Order'),
    says: inForm,
    retry: 'Complete Order',
    done: isOrdered,
    guarded: 'hung',
  },
  ...(['plan', 'checkDomain', 'validateCoupon'] as const).map(
    (call): Case => ({
      call,
      where: 'when the total has changed',
      customer: toPay,
      draft: { coupon },
      step: 'summary',
      prepare: () => until('the order', () => buttonNamed('Complete Order')),
      ask: ({ product }) => product.raiseFee().then(() => press('Complete Order')),
      says: inForm,
      retry: 'Complete Order',
      done: () => says('What you see is the total by now.'),
    }),
  ),
  {
    // The top-up opens at once, and its dialog lies over what is said.
    call: 'wishOrder',
    customer: { balance: 0 },
    step: 'summary',
    ask: () => press('Add Funds to Complete Order').then(() => press('Cancel')),
    says: inForm,
    retry: 'Add Funds to Complete Order',
    done: () => says('We place the order for'),
  },
  {
    call: 'takeBackWish',
    customer: { balance: 0 },
    step: 'summary',
    prepare: async () => {
      await press('Add Funds to Complete Order');
      await press('Cancel');
      await until('the wish', () => says('We place the order for'));
    },
    ask: () => press('Do not order by itself'),
    says: { rest: 'That did not reach us. The order still waits for your top-up.' },
    retry: 'Do not order by itself',
    done: () => buttonNamed('Add Funds to Complete Order'),
  },
  {
    call: 'createInvoice',
    customer: { balance: 0 },
    step: 'summary',
    prepare: () => press('Add Funds to Complete Order'),
    ask: () => press('Proceed to Payment'),
    says: byStatus(
      `Failed to create invoice: ${tooMany}`,
      `Failed to create invoice: ${serverError}`,
      `Failed to create invoice: ${unexpected}`,
    ),
    retry: 'Proceed to Payment',
    done: () => document.querySelector('iframe'),
    guarded: '429',
  },
  {
    call: 'topUpNetworks',
    customer: { balance: 0 },
    step: 'summary',
    ask: () => press('Add Funds to Complete Order'),
    says: quiet,
    retry: null,
    leave: 'Cancel',
    done: () => buttonNamed('Proceed to Payment'),
  },
  {
    call: 'lookupInvoice',
    customer: { balance: 0 },
    step: 'summary',
    prepare: () => press('Add Funds to Complete Order'),
    ask: () => press('Proceed to Payment'),
    says: quiet,
    retry: null,
    leave: 'Pay later',
    done: () => document.querySelector('iframe'),
  },
  {
    // The order is placed and said to be; it is the dashboard after it that misses them.
    call: 'projects',
    isOrdered: true,
    customer: toPay,
    step: 'summary',
    ask: async () => {
      await press('Complete Order');
      await until('the order', isOrdered);
    },
    says: { rest: 'Failed to load projects. Please try again.', 500: oops },
    retry: 'Retry',
    away: { 500: 'Back to Home' },
    done: () => says('(click for details)'),
    // The dashboard asks once the order has been shown for 3 s.
    patience: 34_000,
  },
];
