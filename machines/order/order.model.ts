import { type Draft, emptyDraft } from '../../contract/draft';
import { defineModels } from '../kit/model';
import { orderMachine } from './order.machine';
import type { Prices } from './placement';

const orderId = '7d3c1e57-6c4c-4c39-9a55-3b8f6f6f1a01';
const plan = {
  uuid: '0b6f9d3e-6f0e-4d6a-8a39-0f2d8f8f8c11',
  name: 'Starter',
  setup_fee: 2_000,
  monthly_fee: 1_000,
  projectLimit: 3,
  benefits: ['Hosting'],
};

/** A draft with nothing missing: 20.00 setup, 10.00 a month, a domain of 12.00 that is included. It comes to 30.00. */
export const wholeDraft: Draft = {
  ...emptyDraft,
  user: 'b8f5f9a0-5c76-4e0b-9f5e-3d1d8f6c2a10',
  plan,
  domains: [{ name: 'blue-bakery.com', price: 1_200 }],
  domain: 'blue-bakery.com',
  category: 'E-commerce',
  template: {
    uuid: '5a4f7b0c-2f4c-4d9c-8a8e-0a4a6a1b7d20',
    name: 'Counter',
    src: '/templates/counter.webp',
    category: 'ECOMMERCE',
    required_images_count: 1,
  },
  business: {
    business_name: 'Blue Bakery',
    contact_email: 'hello@blue-bakery.com',
    contact_dial_code: '+32',
    contact_phone: '470123456',
    business_description: 'Bread and cakes.',
    business_address: '1 Mill Lane, Ghent',
    logo: { kind: 'uploaded', url: 'http://content.example/uploads/logo.png', blob: null },
    ai_logos: [],
    keywords: ['bread'],
    keywords_for: 'Bread and cakes.',
  },
  images: [{ id: 'p1', url: 'http://photos.example/p1', alt_description: 'Bread', color: '#c96', author: 'A. Baker' }],
  order_id: orderId,
};
export const total = 3_000;

const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: orderId,
  project_id: '3f9d0f6c-8b8b-4a51-9d1c-0c6e7c0f5b30',
  domain: 'blue-bakery.com',
};
const samePrices: Prices = { plan, domainPrice: 1_200, coupon: null };

export const orderDelays = {};
export const orderModels = defineModels(orderMachine, {
  worlds: {
    'draft with its id': { draft: wholeDraft, user: null },
    'draft without an id': { draft: { ...wholeDraft, order_id: null }, user: null },
    'draft with something missing': {
      draft: { ...wholeDraft, business: { ...wholeDraft.business, business_name: '' } },
      user: null,
    },
  },
  cases: {
    'balance.changed': [{ balance: null }, { balance: total - 1 }, { balance: total }],
    'coupon.changed': [
      { coupon: { code: 'CENTOFF', discount_type: 'FIXED', discount_value: '0.01' } },
      { coupon: null },
    ],
    'xstate.error.actor.coupon': [{ error: new Error('broken') }],
    'xstate.error.actor.watchBalance': [{ error: new Error('broken') }],
    'xstate.done.actor.newOrderId': [{ output: orderId }],
    'xstate.error.actor.newOrderId': [{ error: new Error('no randomness') }],
    'xstate.done.actor.placeOrder': [{ output: placed }, { output: { ...placed, ok: false } }],
    'xstate.error.actor.placeOrder': [
      { error: { status: null, message: '' } },
      { error: { status: 402, message: 'Missing data or insufficient funds' } },
      { error: { status: 409, code: 'domain-taken', message: 'This domain is no longer available.' } },
      { error: { status: 409, code: 'total-changed', message: 'The total has changed.' } },
    ],
    'xstate.done.actor.readPrices': [{ output: samePrices }],
    'xstate.error.actor.readPrices': [{ error: { status: 500, message: '' } }],
    'xstate.done.actor.completion': [{ output: undefined }],
    'xstate.error.actor.completion': [{ error: new Error('broken') }],
  },
  heard: { watchBalance: ['balance.changed'] },
  told: ['coupon.changed'],
  project: ({ draft, balance }) => [balance, draft.coupon?.code ?? null, draft.order_id !== null],
});
