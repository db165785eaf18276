import { describe, expect, it } from 'vitest';
import { domainCheckSentences } from './wizard/domainProblems';
import { explain } from './failure';
import { type ProblemContext, sentence } from './problems';

const information =
  'There seems to be an issue with the information you provided. Please check your fields and try again.';
const credentials = 'Invalid credentials. Please check your email and password.';
const unexpected = 'An unexpected error occurred. Please try again.';
const uncheckable = 'An unexpected error occurred while checking domain availability. Please try again.';

describe('the error catalogue', () => {
  it.each<[ProblemContext, number | null, string]>([
    [domainCheckSentences, 400, 'Invalid domain format. Please enter a valid domain name (e.g., example.com).'],
    [domainCheckSentences, 401, 'Session expired. Please log in again.'],
    [domainCheckSentences, 402, 'Payment required. Please upgrade your plan to check more domains.'],
    [domainCheckSentences, 404, 'Domain service not available. Please contact support.'],
    [domainCheckSentences, 429, 'Too many requests. Please wait a moment before trying again.'],
    [domainCheckSentences, 500, 'Our domain check service is temporarily unavailable. Please try again later.'],
    [domainCheckSentences, 503, 'Our domain check service is temporarily unavailable. Please try again later.'],
    [domainCheckSentences, null, uncheckable],
    ['auth', 400, information],
    ['auth', 401, credentials],
    ['auth', 403, 'User not verified. Please check your email for verification.'],
    ['auth', 500, 'Server error. Please try again later.'],
    ['auth', 503, 'Server error. Please try again later.'],
    ['auth', null, unexpected],
    ['default', 400, information],
    ['default', 401, credentials],
    ['default', 405, 'The action you tried is not allowed. Please check your request method.'],
    ['default', 500, 'Server error. Please try again later.'],
    ['default', 404, unexpected],
  ])('%j %s: %s', (context, status, expected) => expect(sentence(context, status)).toBe(expected));
  it('tells of a mailbox that has an account what to do, on sign-up alone', () => {
    expect(sentence('auth', 400, 'Email already exists')).toBe('Please log in or choose a different email');
    expect(sentence('default', 400, 'Email already exists')).toBe(information);
  });
  it.each([
    [1, '1 second'],
    [59_001, '60 seconds'],
    [60_000, '1 minute'],
    [60_001, '2 minutes'],
    [3_600_000, '1 hour'],
    [80_000_000, '23 hours'],
  ])('says of a wait of %i ms that it is %s', (retryAfter, wait) =>
    expect(explain('auth', { status: 429, message: '', retryAfter })).toBe(
      `Too many requests. Please try again in ${wait}.`,
    ),
  );
  it('says no time where the server knows none, or another sentence is agreed', () => {
    expect(explain('default', { status: 429, message: '' })).toBe(
      'Too many requests. Please wait a moment before trying again.',
    );
    expect(explain(domainCheckSentences, { status: 429, message: '', retryAfter: 90_000 })).toBe(
      'Too many requests. Please wait a moment before trying again.',
    );
  });
  it('falls back on the server’s own message where the catalogue has none', () =>
    expect(sentence('auth', 418, 'No tea today.')).toBe('No tea today.'));
});
