import { describe, expect, it } from 'vitest';
import { type Arrival, depositState, standingAt } from './deposit';

const asked = 8_000;
const deadline = 1_800_000;
const of = (state: Arrival['state'], amount = asked, seenAt = 1_000): Arrival => ({ state, amount, seenAt });

describe('which state a deposit is in', () => {
  it.each<[string, Arrival[], number, string]>([
    ['nothing, a moment before the deadline', [], deadline - 1, 'waiting'],
    ['nothing at the deadline', [], deadline, 'expired'],
    ['in the mempool', [of('seen')], 2_000, 'seen'],
    ['in the mempool, beyond the deadline', [of('seen')], deadline + 1, 'seen'],
    ['one confirmed, the next only seen', [of('confirming', 1_000), of('seen', 7_000)], 2_000, 'confirming'],
    ['to the cent', [of('credited')], 2_000, 'settled'],
    ['a cent short', [of('credited', 7_999)], 2_000, 'partial'],
    ['a cent more', [of('credited', 8_001)], 2_000, 'over'],
    ['in two parts', [of('credited', 4_000), of('credited', 4_000, 2_000)], 3_000, 'settled'],
    ['in two parts, the second too large', [of('credited', 4_000), of('credited', 6_000, 2_000)], 3_000, 'over'],
    ['a part, and the rest on its way', [of('credited', 4_000), of('seen', 4_000, 2_000)], 3_000, 'seen'],
    ['a part, and the rest taken back', [of('credited', 4_000), of('reverted', 4_000, 2_000)], 3_000, 'partial'],
    ['twice in full', [of('credited'), of('credited', asked, 2_000)], 3_000, 'twice'],
    ['in full, then a little more', [of('credited'), of('credited', 100, 2_000)], 3_000, 'twice'],
    ['in full, then again after the deadline', [of('credited'), of('credited', asked, deadline)], deadline, 'twice'],
    ['whichever is told of first', [of('credited', asked, deadline), of('credited')], deadline, 'twice'],
    ['in full, the second on its way', [of('credited'), of('confirming', asked, 2_000)], 3_000, 'confirming'],
    ['a moment before the deadline', [of('credited', asked, deadline - 1)], deadline + 9, 'settled'],
    ['at the deadline', [of('credited', asked, deadline)], deadline + 9, 'late'],
    ['the rest at the deadline', [of('credited', 4_000), of('credited', 4_000, deadline)], deadline + 9, 'late'],
    ['too much at the deadline', [of('credited', 9_000, deadline)], deadline + 9, 'late'],
    ['taken back by the network', [of('reverted')], 2_000, 'reorganised'],
    ['replaced by its sender', [of('replaced')], 2_000, 'replaced'],
    ['replaced, and that one taken back', [of('replaced'), of('reverted')], 2_000, 'reorganised'],
    ['replaced by one that pays', [of('replaced'), of('credited')], 2_000, 'settled'],
    ['taken back, beyond the deadline', [of('reverted')], deadline + 1, 'reorganised'],
  ])('%s', (_, arrivals, now, state) => expect(depositState({ asked, deadline, arrivals }, now)).toBe(state));
});

describe('where it stands later', () => {
  it.each([
    ['waiting', deadline - 1, 'waiting', false],
    ['waiting', deadline, 'expired', true],
    ['partial', deadline - 1, 'partial', false],
    ['partial', deadline, 'partial', true],
    // Seen in time: it is waited for, however long the network takes.
    ['seen', deadline + 1, 'seen', false],
    ['confirming', deadline + 1, 'confirming', false],
    ['settled', 0, 'settled', true],
    ['over', 0, 'over', true],
    ['late', deadline, 'late', true],
    ['twice', 0, 'twice', true],
    ['replaced', 0, 'replaced', true],
    ['reorganised', 0, 'reorganised', true],
    ['expired', 0, 'expired', true],
  ] as const)('%s at %i is %s, ended: %s', (state, now, shown, isEnded) =>
    expect(standingAt({ state, deadline }, now)).toEqual({ state: shown, isEnded }),
  );
});
