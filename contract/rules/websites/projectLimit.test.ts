import { describe, expect, it } from 'vitest';
import { benefitOf, limitReached } from './projectLimit';

describe('the limit of websites', () => {
  it.each([
    [3, 2, null],
    [3, 3, 3],
    // Lowered since.
    [3, 4, 3],
    [0, 1_000, null],
  ])('of %i is reached with %i: %s', (limit, websites, reached) => expect(limitReached(limit, websites)).toBe(reached));
  it.each([
    [0, 'Any number of websites in one account'],
    [1, 'One website in one account'],
    [7, 'Up to 7 websites in one account'],
  ])('of %i is what the plan offers', (limit, benefit) =>
    expect(benefitOf('{websites} in one account', limit)).toBe(benefit),
  );
});
