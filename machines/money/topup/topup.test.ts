import { describe, expect, it } from 'vitest';
import type { Deposit } from '../../../contract/wire/money/money';
import { walkMachine } from '../../../test/walk/machine';
import { depositIn } from '../deposit/deposit.model';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { amountProblem, shortfall, suggestion } from './topup.amount';
import { profile, topupDelays, topupModels } from './topup.model';

walkMachine(topupModels, topupDelays, './topup.transitions.md', { pairs: true });

const dashboard = inWorld(topupModels, 'from the dashboard');
const order = inWorld(topupModels, 'for an order of 30.00');
const invoice = { invoiceId: 'inv_1', paymentUrl: 'about:blank' };
const play = (model: typeof dashboard, events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: topupDelays });
const type = (amount: string) => ({ type: 'amount.type', amount }) as const;
const part = depositIn('partial', 1_000);
const whole = depositIn('confirming');
const known = (deposit: Deposit) => ({ type: 'deposit.known', deposit }) as const;
const proceed = { type: 'topup.proceed' } as const;

describe('amounts', () => {
  it.each([
    ['9.99', 'The minimum top-up is 10'],
    ['10', null],
    ['10,00', null],
    ['100000', null],
    ['100000.01', 'The maximum top-up is 100000'],
    ['ten', 'Amount must be a valid number'],
    ['', 'Please enter an amount'],
  ])('%s: %s', (text, problem) => expect(amountProblem(text)).toBe(problem));
  it.each([
    [3_000, 0, 3_000, '30.00'],
    [3_000, 2_500, 500, '10.00'],
    [3_000, 3_000, 0, ''],
    [3_000, 4_000, 0, ''],
    [0, 0, 0, ''],
  ])('an order of %i with a balance of %i is short of %i', (orderTotal, balance, missing, suggested) => {
    expect(shortfall({ orderTotal, balance })).toBe(missing);
    expect(suggestion({ orderTotal, balance })).toBe(suggested);
  });
});

describe('journeys', () => {
  it('tells of an amount below the minimum and asks no server', async () => {
    const { state, snapshot, open } = await play(dashboard, [type('9.99'), proceed]);
    expect([state, snapshot.context.problem, open.has('createInvoice')]).toEqual([
      'choosing.form',
      'The minimum top-up is 10',
      false,
    ]);
  });
  it('asks for the shortfall of an order unless the customer types', async () => {
    const { open } = await play(order, [{ type: 'balance.changed', balance: 500 }, proceed]);
    expect(open.get('createInvoice')?.input).toEqual({ profile, amount: 2_500, currency: 'USDT' });
  });
  it('thanks for the gateway’s word once the server has seen the whole amount, and credits nothing by it', async () => {
    const announced = [type('50'), proceed, done('createInvoice', invoice), { type: 'panel.paid' }] as const;
    expect((await play(dashboard, announced)).state).toBe('paying.panel');
    for (const events of [
      [...announced, known(whole)],
      [type('50'), proceed, done('createInvoice', invoice), known(whole), { type: 'panel.paid' }],
    ] as const) {
      const { state, sent } = await play(dashboard, events);
      expect(state).toBe('paying.thanking');
      expect(sent.filter((event) => 'title' in event && event.title === 'Payment Successful')).toHaveLength(1);
      expect(sent.map((event) => event.type)).not.toContain('resource.refresh');
    }
  });
  it('thanks for no part: the panel stays, and the balance is read again', async () => {
    const { state, sent } = await play(dashboard, [
      type('50'),
      proceed,
      done('createInvoice', invoice),
      { type: 'panel.paid' },
      known(part),
    ]);
    expect(state).toBe('paying.panel');
    expect(sent.filter((event) => 'title' in event && event.title === 'Payment Successful')).toEqual([]);
    expect(sent.map((event) => event.type)).toContain('resource.refresh');
  });
  it.each([
    depositIn('partial', 1_000, { is_ended: true }),
    depositIn('over', 6_000),
    depositIn('late', 5_000),
    depositIn('twice', 10_000),
    depositIn('reorganised'),
    depositIn('replaced'),
    depositIn('expired'),
  ])('stays open to say what became of it: $state', async (deposit) => {
    const { state, snapshot, sent } = await play(dashboard, [
      type('50'),
      proceed,
      done('createInvoice', invoice),
      done('deposit', { deposit }),
    ]);
    expect([state, snapshot.context.deposit]).toEqual(['ended', deposit]);
    // Nothing that was said before it stays beside it.
    expect(sent.map((event) => event.type)).toContain('toast.withdraw');
  });
  it('begins a further top-up with the rest, or with the least that can be added', async () => {
    const rest = async (deposit: Deposit) => {
      const events = [type('50'), proceed, done('createInvoice', invoice), done('deposit', { deposit })] as const;
      const { state, snapshot } = await play(dashboard, [...events, { type: 'topup.complete' }]);
      return [state, snapshot.context.typed, snapshot.context.deposit];
    };
    expect(await rest({ ...part, is_ended: true })).toEqual(['choosing.form', '40.00', null]);
    expect(await rest({ ...part, is_ended: true, rest: 1 })).toEqual(['choosing.form', '10.00', null]);
  });
  it('leads to the page of the deposit, or to the list before anything is known of it', async () => {
    const begun = [type('50'), proceed, done('createInvoice', invoice)] as const;
    const way = async (events: Parameters<typeof play>[1]) => {
      const { state, sent } = await play(dashboard, events);
      return [state, sent.flatMap((event) => ('to' in event ? [event.to] : [])).at(0)];
    };
    expect(await way([...begun, { type: 'deposit.show' }])).toEqual(['closed', '/billing?tab=deposits']);
    expect(await way([...begun, known(part), { type: 'deposit.show' }])).toEqual([
      'closed',
      `/billing?tab=deposits&deposit=${part.deposit_id}`,
    ]);
  });
  it('closes the panel after 3 s, unless it is looked at', async () => {
    const events = [type('50'), proceed, done('createInvoice', invoice), known(whole), { type: 'panel.paid' }] as const;
    expect((await play(dashboard, [...events, after('thanksDelay')])).state).toBe('paying.verifying');
    expect((await play(dashboard, [...events, { type: 'panel.pause' }])).state).toBe('paying.paused');
  });
  it('stays for good once the customer says so, until they go on', async () => {
    const events = [type('50'), proceed, done('createInvoice', invoice), known(whole), { type: 'panel.paid' }] as const;
    const stays = [...events, { type: 'panel.pause' }, { type: 'panel.stay' }] as const;
    const { state, clock } = await play(dashboard, stays);
    expect([state, clock.timerOf(() => true)]).toEqual(['paying.staying', undefined]);
    expect((await play(dashboard, [...stays, { type: 'panel.leave' }])).state).toBe('paying.verifying');
  });
  it('has the balance read again once the server has found the money', async () => {
    const { state, sent } = await play(dashboard, [
      type('50'),
      proceed,
      done('createInvoice', invoice),
      known(depositIn('settled', 5_000)),
      done('deposit', { deposit: depositIn('settled', 5_000) }),
    ]);
    expect(state).toBe('closed');
    expect(sent.map((event) => event.type)).toContain('resource.refresh');
  });
  it('keeps what was typed when no invoice could be made', async () => {
    const { state, snapshot } = await play(dashboard, [type('50'), proceed, failed('createInvoice')]);
    expect([state, snapshot.context.typed]).toEqual(['choosing.form', '50']);
  });
  it('takes up a deposit where it was left', async () =>
    expect((await play(inWorld(topupModels, 'a deposit taken up again'), [done('openInvoice', invoice)])).state).toBe(
      'paying.panel',
    ));
});
