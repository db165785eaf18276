import { describe, expect, it } from 'vitest';
import { depositStates } from '../../../contract/rules/money/deposit';
import { walkMachine } from '../../../test/walk/machine';
import { after, done, failed, inWorld, journey } from '../../paths/journey';
import { depositDelays, depositIn, depositModels } from './deposit.model';

walkMachine(depositModels, depositDelays, './deposit.transitions.md');

const model = inWorld(depositModels, 'an open invoice');
const play = (events: Parameters<typeof journey<typeof model.machine>>[1]) =>
  journey(model, events, { delays: depositDelays });

describe('journeys', () => {
  it('shows the check mark for 1 s, and only after the server has said it', async () => {
    expect((await play([done('findDeposit', depositIn('waiting'))])).state).toBe('verifying.waiting');
    expect((await play([done('findDeposit', depositIn('settled', 5_000))])).state).toBe('found');
    expect((await play([done('findDeposit', depositIn('settled', 5_000)), after('checkMarkDelay')])).state).toBe(
      'credited',
    );
  });
  it('looks again every 3 s, also after an answer that got lost', async () =>
    expect(
      (
        await play([
          failed('findDeposit'),
          after('lookDelay'),
          done('findDeposit', depositIn('seen')),
          after('lookDelay'),
        ])
      ).state,
    ).toBe('verifying.looking'));
  it('hears the socket while it is looking', async () =>
    expect((await play([{ type: 'deposit.changed', deposit: depositIn('over', 6_000) }])).state).toBe('found'));
  it('takes no other deposit for its own', async () => {
    const deposit = { ...depositIn('settled', 5_000), invoice_id: 'inv_2' };
    await expect(play([{ type: 'deposit.changed', deposit }])).rejects.toThrow('not possible');
  });
  it('goes on looking when the socket breaks', async () =>
    expect((await play([done('findDeposit', depositIn('waiting')), failed('watchDeposit')])).state).toBe(
      'verifying.looking',
    ));
  it.each(depositStates)('knows what to do with "%s"', async (state) => {
    const ends: Record<string, string> = {
      settled: 'found',
      over: 'found',
      late: 'found',
      twice: 'found',
      replaced: 'ended',
      reorganised: 'ended',
      expired: 'ended',
    };
    const credited = ends[state] === 'found' ? 5_000 : 0;
    const { state: end, sent } = await play([done('findDeposit', depositIn(state, credited))]);
    expect(end).toBe(ends[state] ?? 'verifying.waiting');
    expect(sent.map((event) => event.type)).toEqual(['deposit.known']);
  });
  it('waits for the rest of a part until its deadline, and no longer', async () => {
    const part = depositIn('partial', 1_000);
    expect((await play([done('findDeposit', part)])).state).toBe('verifying.waiting');
    const ended = { ...part, is_ended: true };
    expect((await play([done('findDeposit', part), after('lookDelay'), done('findDeposit', ended)])).state).toBe(
      'ended',
    );
    expect((await play([{ type: 'deposit.changed', deposit: ended }])).state).toBe('ended');
  });
  it('looks at once when the panel says that something came', async () => {
    const { state } = await play([done('findDeposit', depositIn('waiting')), { type: 'deposit.look' }]);
    expect(state).toBe('verifying.looking');
  });
});
