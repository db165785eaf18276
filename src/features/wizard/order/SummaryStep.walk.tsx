import { render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { Draft } from '../../../../contract/wire/wizard/draft';
import { ownWords } from '../../../../contract/rules/ownWords';
import { project } from '../../../../machines/websites/deployment/deployment.model';
import { type Cases, defineModels } from '../../../../machines/paths/model';
import { type OrderContext, orderMachine } from '../../../../machines/wizard/order/order.machine';
import { orderDelays, total, wholeDraft } from '../../../../machines/wizard/order/order.model';
import { finishOf, isBeingPlaced, isEditable, isFinishable } from '../../../../machines/wizard/order/order.select';
import type { StepInput } from '../../../../machines/wizard/step';
import { press } from '../../../../test/walk/hands';
import { type Eye, walkScreen } from '../../../../test/walk/screen';
import { draftPictureMachine } from '../../../../machines/wizard/draftPicture/draftPicture.machine';
import { known, within as system } from '../../../../test/walk/system';
import { SummaryStep } from './SummaryStep';

type Look = Eye<typeof orderMachine>;

/** Whether the final button says this and can be pressed. */
const offers = (at: Parameters<Look>[0], wanted: ReturnType<typeof finishOf>) =>
  isFinishable(at) && finishOf(at) === wanted;

const placed = {
  ok: true,
  message: 'Order created successfully',
  order_uuid: wholeDraft.order_id ?? '',
  project_id: project.id,
  domain: project.domain,
};
const { plan } = wholeDraft;
if (!plan) throw new Error('The draft has no plan.');
const dearer = { ...plan, monthly_fee: 1_500 };
const wish = { total, until: Date.UTC(2030, 0, 2, 12), reason: null };
const ended = { ...wish, reason: 'This domain is no longer available. Please choose another one.' };
const broken = { error: new Error('broken') };
const lost = { error: { status: null, message: '' } };

const input = (draft: Draft): StepInput => ({ draft, user: null });
const cases: Cases<typeof orderMachine> = {
  'balance.changed': [{ balance: total - 1 }, { balance: total }],
  'plan.changed': [],
  'choice.edit': [{ step: 'website' }],
  'coupon.changed': [{ coupon: { code: 'CENTOFF', discount_type: 'FIXED', discount_value: '0.01' } }],
  'xstate.error.actor.coupon': [broken],
  'xstate.error.actor.watchBalance': [broken],
  'xstate.done.actor.orderWish': [{ output: { found: { wish: ended, placed: null }, failure: null } }],
  'xstate.error.actor.orderWish': [broken],
  'xstate.error.actor.domainHold': [],
  'xstate.done.actor.newOrderId': [{ output: placed.order_uuid }],
  'xstate.error.actor.newOrderId': [broken],
  'xstate.done.actor.findOrder': [
    { output: { wish: null, placed: null } },
    { output: { wish: null, placed } },
    { output: { wish, placed: null } },
  ],
  'xstate.error.actor.findOrder': [broken],
  'xstate.done.actor.placeOrder': [{ output: placed }, { output: { ...placed, ok: false } }],
  'xstate.error.actor.placeOrder': [
    { error: { status: 409, code: 'domain-taken', message: 'This domain is no longer available.' } },
    { error: { status: 409, code: 'total-changed', message: 'The total has changed.' } },
    { error: { status: 400, code: 'picture-gone', message: 'Images 2 and 3 are no longer there.' } },
    lost,
  ],
  'xstate.done.actor.readPrices': [{ output: { plan: dearer, domainPrice: 1_200, coupon: null } }],
  'xstate.error.actor.readPrices': [lost],
  'xstate.done.actor.orderPlaced': [{ output: undefined }],
  'xstate.error.actor.orderPlaced': [broken],
};
const shape = {
  heard: { watchBalance: ['balance.changed'] },
  told: ['coupon.changed'],
  project: ({ draft, balance, failure }: OrderContext) => [
    balance,
    draft.coupon?.code ?? null,
    draft.plan?.monthly_fee,
    draft.order_id !== null,
    failure,
  ],
} as const;

/** What the screen can show of the order; the whole of it is walked in node. */
const models = [
  ...defineModels(orderMachine, { worlds: { 'a whole draft': input(wholeDraft) }, cases, ...shape }),
  ...defineModels(orderMachine, {
    worlds: {
      'a draft without an id': input({ ...wholeDraft, order_id: null }),
      'a draft without a business': input({ ...wholeDraft, business: { ...wholeDraft.business, business_name: '' } }),
      'a draft without a domain': input({ ...wholeDraft, domain: null }),
    },
    cases: { ...cases, 'order.place': [], 'funds.add': [], 'coupon.changed': [], 'xstate.error.actor.coupon': [] },
    ...shape,
  }),
  ...defineModels(orderMachine, {
    worlds: { 'a draft whose plan changes': input(wholeDraft) },
    cases: {
      ...cases,
      'coupon.changed': [],
      'plan.changed': [{ plan: dearer }],
      'xstate.done.actor.placeOrder': [{ output: placed }],
      'xstate.error.actor.placeOrder': [lost],
    },
    ...shape,
    told: ['plan.changed'],
  }),
];

const words = { loading: 'Loading...', complete: 'Complete Order', addFunds: 'Add Funds to Complete Order' };
const finish = () => {
  const button = screen.getByText(/^(Loading\.\.\.|Complete Order|Add Funds to Complete Order)$/).closest('button');
  if (!button) throw new Error('The final button is none.');
  return button;
};
const row = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const says = (text: string) => {
  const said = [...document.querySelectorAll('[role=status], [role=alert]')].map(({ textContent }) => textContent);
  expect(said.filter((one) => one?.startsWith(text))).toHaveLength(1);
};
const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

/** The sums, the balance, the last refusal and the final button, as they follow from what is known. */
const summary: Look = (at) => {
  const { draft, balance, failure } = at.context;
  if (!draft.domain) return says('Something is missing.');
  const due = total + ((draft.plan?.monthly_fee ?? 0) - 1_000) - (draft.coupon ? 1 : 0);
  expect(row('Total due today')).toBe(euros(due));
  if (balance === null) says('FundsWe are looking up your balance.');
  else if (balance >= due) says('Sufficient funds');
  else says(`Insufficient funds${euros(due - balance)} more is needed`);
  if (balance !== null) {
    expect(row('Account balance')).toBe(euros(balance));
    expect(row('Remaining balance after payment')).toBe(balance >= due ? euros(balance - due) : 'None');
  }

  const isBusy = isBeingPlaced(at);
  const isOpen = isFinishable(at) && balance !== null;
  expect(finish().firstElementChild?.textContent).toBe(words[finishOf(at)]);
  expect([finish().disabled, finish().getAttribute('aria-busy')]).toEqual(isBusy ? [false, 'true'] : [!isOpen, null]);
  const dismiss = screen.queryByText('Dismiss');
  expect(dismiss !== null).toBe(failure !== null);
  if (failure) says(ownWords('default', failure));
  expect(screen.queryByText(/^Press Edit beside the images\./) !== null).toBe(failure?.code === 'picture-gone');
};
const awaitsFunds =
  (isWaiting: boolean): Look =>
  (at, world) => {
    summary(at, world);
    expect(screen.queryByText('Waiting for your top-up') !== null).toBe(isWaiting);
  };

it('waits for the prices that it has not, and blames no step for it', () => {
  const Around = system({ draftPicture: createActor(draftPictureMachine), plans: known(null), balance: known(null) });
  const actor = createActor(orderMachine, { input: input({ ...wholeDraft, plan: null }) });
  render(
    <Around>
      <SummaryStep actor={actor} />
    </Around>,
  );
  expect(screen.getByText('Loading prices')).toBeTruthy();
  expect(screen.queryByText('Something is missing.')).toBeNull();
});

walkScreen(models, {
  render: SummaryStep,
  delays: orderDelays,
  wrap: system({
    draftPicture: createActor(draftPictureMachine),
    projects: known([project]),
    balance: known({ balance: total, currency: 'EUR' }),
  }),
  sight: {
    shows: (at) => (at.matches('ordering') ? [finishOf(at), at.context.failure !== null] : null),
    possible: (at, { type }) => {
      if (type === 'choice.edit') return isEditable(at) && at.context.draft.domain !== null;
      if (type === 'order.place') return offers(at, 'complete');
      if (type === 'funds.add') return offers(at, 'addFunds');
      if (type === 'problem.dismiss') return at.context.failure !== null && at.context.draft.domain !== null;
      return true;
    },
  },
  hands: {
    'choice.edit': () => press('Edit website'),
    'order.place': () => press('Complete Order'),
    'order.retry': () => press('Try again'),
    'funds.add': () => press('Add Funds to Complete Order'),
    'problem.dismiss': () => press('Dismiss'),
  },
  eyes: {
    'ordering.preparing': awaitsFunds(false),
    'ordering.looking': awaitsFunds(false),
    // Passed at once.
    'ordering.found': null,
    'ordering.deciding': null,
    'ordering.ready': awaitsFunds(false),
    'ordering.awaitingFunds': awaitsFunds(true),
    'ordering.placing': awaitsFunds(false),
    'ordering.repricing': awaitsFunds(false),
    broken: () => says('The summary could not be prepared.'),
    placed: () => {
      expect(screen.getByRole('heading', { name: 'Order Completed Successfully!' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Complete Order' })).toBeNull();
    },
    // The wizard ends with it, and shows the way to the dashboard.
    finished: () => expect(screen.queryByRole('button')).toBeNull(),
  },
});
