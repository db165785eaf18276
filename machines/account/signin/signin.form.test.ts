import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Login } from '../../../contract/wire/account/account';
import { problemsOf } from '../../../contract/wire/validation';
import { problemsIn } from './signin.form';

const bySchema = (values: { email: string; password: string }) => problemsOf(Login, values);

describe('the check of the form and the schema of the contract', () => {
  const label = fc.string({ unit: fc.constantFrom(...'aZ0.-+_@ ſKé'), maxLength: 8 });
  const almost = fc
    .tuple(label, fc.constantFrom('@', '', '@@'), label, fc.constantFrom('.', '', '../..'), label)
    .map((parts) => parts.join(''));

  it('say the same of whatever is typed', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), almost),
        fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 8 })),
        (email, password) => {
          expect(problemsIn({ email, password })).toEqual(bySchema({ email, password }));
        },
      ),
      { numRuns: 2_000 },
    ));
  it.each([253, 254, 255])('say the same of a mailbox of %i characters', (length) => {
    const values = { email: `${'a'.repeat(length - 12)}@example.com`, password: '1234567' };
    expect(problemsIn(values)).toEqual(bySchema(values));
  });
  it.each([0, 1, 6, 7, 200, 201])('say the same of a password of %i characters', (length) => {
    const values = { email: ' ada@example.com ', password: 'a'.repeat(length) };
    expect(problemsIn(values)).toEqual(bySchema(values));
  });
  it.each([
    ['', ''],
    ['  ', '123456'],
    ['ada', '1234567'],
    ['ada@example.com', '123456'],
  ])('find what is wrong with %j and %j', (email, password) => {
    expect(problemsIn({ email, password })).not.toEqual({});
    expect(problemsIn({ email, password })).toEqual(bySchema({ email, password }));
  });
  it('find nothing wrong with what is right', () =>
    expect(problemsIn({ email: ' Ada@Example.com ', password: '1234567' })).toEqual({}));
});
