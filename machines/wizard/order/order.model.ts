import { type Draft, emptyDraft } from '../../../contract/wire/wizard/draft';
import type { OrderFound, OrderWish } from '../../../contract/wire/wizard/orderWish';
import { type Cases, defineModels } from '../../paths/model';
import { type OrderContext, orderMachine } from './order.machine';
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

const dearer = { ...plan, monthly_fee: 1_001 };

const project = ({ draft, balance, wish }: OrderContext) => [
  balance,
  wish,
  draft.coupon?.code ?? null,
  draft.order_id !== null,
  draft.plan?.monthly_fee,
];
const broken = { error: new Error('broken') };
const wish: OrderWish = { total, until: 1_800_000_000_000, reason: null };
const ended: OrderWish = { ...wish, reason: 'This domain is no longer available.' };
const nothing: OrderFound = { wish: null, placed: null };
const lost = { error: { status: null, message: '' } };

/** What may happen to every order, one of a kind. */
const plainCases: Cases<typeof orderMachine> = {
  'balance.changed': [{ balance: total - 1 }, { balance: total }],
  'coupon.changed': [],
  'plan.changed': [],
  'choice.edit': [{ step: 'website' }],
  'xstate.error.actor.coupon': [broken],
  'xstate.error.actor.watchBalance': [broken],
  'xstate.done.actor.orderWish': [{ output: { found: { wish: null, placed }, failure: null } }],
  'xstate.error.actor.orderWish': [broken],
  'xstate.error.actor.domainHold': [],
  'xstate.done.actor.newOrderId': [{ output: orderId }],
  'xstate.error.actor.newOrderId': [{ error: new Error('no randomness') }],
  'xstate.done.actor.findOrder': [
    { output: nothing },
    { output: { wish: null, placed } },
    { output: { wish, placed: null } },
    { output: { wish: ended, placed: null } },
  ],
  'xstate.error.actor.findOrder': [{ error: { status: 500, message: '' } }],
  'xstate.done.actor.placeOrder': [{ output: placed }],
  'xstate.error.actor.placeOrder': [lost],
  'xstate.done.actor.readPrices': [{ output: samePrices }],
  'xstate.error.actor.readPrices': [{ error: { status: 500, message: '' } }],
  'xstate.done.actor.orderPlaced': [{ output: undefined }],
  'xstate.error.actor.orderPlaced': [broken],
};
const heard = { watchBalance: ['balance.changed'] } as const;

export const orderDelays = { patienceDelay: 8_000 };
export const orderModels = [
  // All that may become of a new order.
  ...defineModels(orderMachine, {
    worlds: { 'draft without an id': { draft: { ...wholeDraft, order_id: null }, user: null } },
    cases: {
      ...plainCases,
      'coupon.changed': [
        { coupon: { code: 'CENTOFF', discount_type: 'FIXED', discount_value: '0.01' } },
        { coupon: null },
      ],
      'xstate.done.actor.placeOrder': [{ output: placed }, { output: { ...placed, ok: false } }],
      'xstate.error.actor.placeOrder': [
        lost,
        { error: { status: 402, message: 'Missing data or insufficient funds' } },
        { error: { status: 409, code: 'domain-taken', message: 'This domain is no longer available.' } },
        { error: { status: 409, code: 'total-changed', message: 'The total has changed.' } },
      ],
      'xstate.done.actor.orderWish': [
        { output: { found: { wish: null, placed }, failure: null } },
        { output: { found: { wish: ended, placed: null }, failure: null } },
        { output: { found: nothing, failure: null } },
        { output: { found: nothing, failure: { status: null, message: '' } } },
        { output: { found: nothing, failure: { status: 409, message: 'Too many orders wait.' } } },
      ],
    },
    heard,
    told: ['coupon.changed'],
    project,
  }),
  // An order that may have been sent before, by this tab or another one.
  ...defineModels(orderMachine, {
    worlds: {
      'draft with its id': { draft: wholeDraft, user: null },
      'draft with something missing': {
        draft: { ...wholeDraft, business: { ...wholeDraft.business, business_name: '' } },
        user: null,
      },
    },
    cases: { ...plainCases, 'balance.changed': [{ balance: null }, ...(plainCases['balance.changed'] ?? [])] },
    heard,
    project,
  }),
  // Another plan: what its price changes is the total, to either side.
  ...defineModels(orderMachine, {
    worlds: { 'draft whose plan changes': { draft: wholeDraft, user: null } },
    cases: { ...plainCases, 'plan.changed': [{ plan: dearer }, { plan }], 'xstate.error.actor.domainHold': [broken] },
    heard,
    told: ['plan.changed'],
    project,
  }),
];
