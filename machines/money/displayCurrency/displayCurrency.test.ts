import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import type { displayCurrencyMachine } from './displayCurrency.machine';
import { displayCurrencyDelays, displayCurrencyModels, dollars } from './displayCurrency.model';

walkMachine(displayCurrencyModels, displayCurrencyDelays, './displayCurrency.transitions.md');

const play = (...events: Parameters<typeof journey<typeof displayCurrencyMachine>>[1]) =>
  journey(inWorld(displayCurrencyModels, 'nothing chosen before'), events, { delays: displayCurrencyDelays });
const choose = { type: 'currency.choose', currency: 'USD' } as const;
const back = { type: 'currency.choose', currency: 'EUR' } as const;
const came = done('loadRate', dollars);

describe('journeys', () => {
  it('asks nobody for a rate while sums are in euros', async () => {
    const { open, state, snapshot } = await play();
    expect([open.has('loadRate'), state, snapshot.context]).toEqual([
      false,
      'open.unconverted',
      { currency: 'EUR', rate: null },
    ]);
  });

  it('asks for the rate of what is chosen, and has the choice stored', async () => {
    const { open, snapshot } = await play(choose);
    expect(open.get('loadRate')?.input).toEqual({ currency: 'USD' });
    expect(open.get('storeCurrency')?.received).toEqual([{ type: 'currency.save', currency: 'USD' }]);
    expect(snapshot.context.rate).toBeNull();
    expect((await play(choose, came)).snapshot.context.rate).toEqual(dollars);
  });

  it('follows what was chosen before, or in another tab, and does not store it again', async () => {
    const { open } = await play({ type: 'choice.changed', currency: 'USD' });
    expect(open.get('loadRate')?.input).toEqual({ currency: 'USD' });
    expect(open.get('storeCurrency')?.received).toEqual([]);
  });

  it('shows no rate of one currency for another', async () => {
    const { state, snapshot } = await play(choose, came, back);
    expect([state, snapshot.context]).toEqual(['open.unconverted', { currency: 'EUR', rate: null }]);
  });

  it.each([after('expiryDelay'), { type: 'window.focused' } as const])(
    'asks again at %j, and shows what it has meanwhile',
    async (event) => {
      const { state, snapshot } = await play(choose, came, event);
      expect([state, snapshot.context.rate]).toEqual(['open.loading', dollars]);
    },
  );

  it('has no rate when the next one cannot be had, until it is tried again', async () => {
    const { state, snapshot } = await play(choose, came, after('expiryDelay'), failed('loadRate'));
    expect([state, snapshot.context]).toEqual(['open.failed', { currency: 'USD', rate: null }]);
    const again = await play(choose, failed('loadRate'), { type: 'rate.retry' }, came);
    expect([again.state, again.snapshot.context.rate]).toEqual(['open.known', dollars]);
  });

  it.each(['storeCurrency', 'watchFocus'])('shows euros when %s breaks, and begins anew', async (part) => {
    const broken = await play(choose, came, failed(part));
    expect([broken.state, broken.open.size, broken.snapshot.context.rate]).toEqual(['broken', 0, null]);
    expect((await play(choose, came, failed(part), { type: 'currency.retry' })).state).toBe('open.loading');
  });
});
