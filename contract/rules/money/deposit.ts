/**
 * waiting: no transaction yet; seen: in the mempool; confirming: n of m; settled: credited in full; partial: less than asked
 * has arrived and is credited, the rest may follow until the deadline; over: credited with more than asked; late: credited,
 * and a part of it came after the deadline; twice: paid in full, then again by a further transaction; replaced: the sender
 * took it back for another transaction; reorganised: the network took it back; expired: nothing came in time.
 */
export const depositStates = [
  'waiting',
  'seen',
  'confirming',
  'settled',
  'partial',
  'over',
  'late',
  'twice',
  'replaced',
  'reorganised',
  'expired',
] as const;
export type DepositState = (typeof depositStates)[number];

/** A transaction that pays into a deposit. */
export interface Arrival {
  /** reverted: the network took it back; replaced: its sender did. */
  state: 'seen' | 'confirming' | 'credited' | 'reverted' | 'replaced';
  /** Minor units. */
  amount: number;
  /** Milliseconds. */
  seenAt: number;
}

/** A deposit as the rule sees it: `asked` in minor units, the deadline in ms. */
export interface DepositFacts {
  asked: number;
  deadline: number;
  arrivals: readonly Arrival[];
}

const sumOf = (arrivals: readonly Arrival[]) => arrivals.reduce((sum, { amount }) => sum + amount, 0);

/** Which of its states a deposit is in; `now` in ms. */
export function depositState({ asked, deadline, arrivals }: DepositFacts, now: number): DepositState {
  const credited = arrivals
    .filter(({ state }) => state === 'credited')
    .toSorted((one, other) => one.seenAt - other.seenAt);
  const sum = sumOf(credited);
  // What is on its way may be the rest, or the same once more: nothing has ended before that is known.
  if (arrivals.some(({ state }) => state === 'confirming')) return 'confirming';
  if (arrivals.some(({ state }) => state === 'seen')) return 'seen';
  if (credited.length > 0) {
    if (sumOf(credited.slice(0, -1)) >= asked) return 'twice';
    if (credited.some(({ seenAt }) => seenAt >= deadline)) return 'late';
    return sum > asked ? 'over' : sum < asked ? 'partial' : 'settled';
  }
  if (arrivals.some(({ state }) => state === 'reverted')) return 'reorganised';
  if (arrivals.length > 0) return 'replaced';
  return now >= deadline ? 'expired' : 'waiting';
}

/** Where a deposit stands at a moment: a state that was found earlier, and what the deadline has made of it. In ms. */
export interface Standing {
  state: DepositState;
  /** Nothing more is waited for. What comes all the same is credited. */
  isEnded: boolean;
}

export function standingAt({ state, deadline }: { state: DepositState; deadline: number }, now: number): Standing {
  const isOver = now >= deadline;
  switch (state) {
    case 'waiting':
      return { state: isOver ? 'expired' : 'waiting', isEnded: isOver };
    case 'partial':
      return { state, isEnded: isOver };
    case 'seen':
    case 'confirming':
      return { state, isEnded: false };
    default:
      return { state, isEnded: true };
  }
}
