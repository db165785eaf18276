import { expect, it } from 'vitest';
import { ownWords } from './ownWords';

it.each([
  [{ status: 500, message: 'boom' }, 'Server error. Please try again later.'],
  [{ status: 400, message: 'boom' }, /^There seems to be an issue/],
  [
    { status: 503, message: 'The payment service does not answer.', code: 'away' },
    'The payment service does not answer.',
  ],
  [{ status: 500, message: '', code: 'internal' }, 'Server error. Please try again later.'],
  [{ status: 409, message: 'The total has changed.' }, 'The total has changed.'],
  [new Error('boom'), 'An unexpected error occurred. Please try again.'],
])('says of %j what a customer can read', (error, words) => expect(ownWords('default', error)).toMatch(words));
