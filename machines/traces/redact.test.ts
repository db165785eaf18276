import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact';

const redact = (value: unknown) => createRedactor()(value);

describe('what leaves', () => {
  it.each([
    ['a password keeps its shape', { password: 'Hunter-2' }, { password: 'Xxxxxx!0' }],
    ['a token keeps its length', { access_token: 'aZ3-'.repeat(6) }, { access_token: 'secret-1-xxxxxxxxxxxxxxx' }],
    [
      'everything under such a name',
      { tokens: { access: 'abc', more: ['def'] } },
      { tokens: { access: 'xxx', more: ['xxy'] } },
    ],
    ['what is typed says its field', { field: 'password', value: 'ab' }, { field: 'password', value: 'xx' }],
    ['a code, digit by digit', { code: '12 34' }, { code: '00 00' }],
    ['a code that is a number', { otp_code: 123_456 }, { otp_code: 0 }],
    ['a coupon', { coupon_code: 'WELCOME10' }, { coupon_code: 'XXXXXXX00' }],
    ['a country keeps its code', [{ code: 'BE', dialCode: '+32' }], [{ code: 'BE', dialCode: '+32' }]],
    [
      'a failure keeps its code',
      { status: 401, message: 'No.', code: 'expired' },
      { status: 401, message: 'No.', code: 'expired' },
    ],
    [
      'a sentence about a field stays',
      { problems: { password: 'Too short' } },
      { problems: { password: 'Too short' } },
    ],
    ['a mail address', { email: 'Ada@Bakery.example' }, { email: 'person-1@example.test' }],
    ['half a mail address', { field: 'email', value: ' ada@bak' }, { field: 'email', value: ' xxx@xxx' }],
    [
      'a mail address in a sentence',
      { title: 'Sent to ada@bakery.example.' },
      { title: 'Sent to person-1@example.test.' },
    ],
    ['a mail address in an address', { to: '/x?mail=a%40b.co' }, { to: '/x?mail=person-1%40example.test' }],
    ['a phone number keeps its country', { phone_number: '+32470123456' }, { phone_number: '+32400000000' }],
    ['a phone number in a sentence', 'Call +32 470 12 34 56', 'Call +32 400 00 00 00'],
    [
      'a person',
      { first_name: 'Ada', address: 'Rue 1', email: null },
      { first_name: 'Xxx', address: 'Xxx 0', email: null },
    ],
    ['what only looks like a secret', { id: 'q7Xc0pLm2Vt9Rk4Bz1Ws' }, { id: 'secret-1-xxxxxxxxxxx' }],
    ['a parameter of an address', { to: '/reset?token=ab1&tab=code' }, { to: '/reset?token=xx0&tab=code' }],
    ['a picture', { src: 'data:image/png;base64,iVBORw0KGgo=' }, { src: 'data:image/png;base64,x' }],
  ])('%s', (_, value, expected) => expect(redact(value)).toEqual(expected));

  it.each([
    'b8f5f9a0-5c76-4e0b-9f5e-3d1d8f6c2a10',
    'xstate.done.actor.loadCountries',
    'website-order-storage',
    '2026-11-21T12:00:00.000Z',
    'Verification Required: please look into your mailbox.',
    'http://localhost:4173/templates/restaurant-2/preview.webp',
  ])('leaves %s alone', (text) => expect(redact({ text })).toEqual({ text }));

  it('gives the same stand-in to the same secret, and two to two', () => {
    const session = createRedactor();
    expect(session({ password: 'sunshine1', confirmPassword: 'sunshine2' })).toEqual({
      password: 'xxxxxxxx0',
      confirmPassword: 'xxxxxxxx1',
    });
    expect(session({ password: 'sunshine2' })).toEqual({ password: 'xxxxxxxx1' });
    expect(session({ email: 'ada@bakery.example', pending: 'ADA@bakery.example', other: 'bo@bakery.example' })).toEqual(
      {
        email: 'person-1@example.test',
        pending: 'person-1@example.test',
        other: 'person-2@example.test',
      },
    );
  });

  it('knows a password again in a text that comes before it', () =>
    expect(redact({ text: 'You typed hunter-2!', password: 'hunter-2' })).toEqual({
      text: 'You typed xxxxxx!0!',
      password: 'xxxxxx!0',
    }));

  it('keeps an error an error', () =>
    expect(redact({ error: Object.assign(new Error('No ada@bakery.example'), { status: 404 }) })).toEqual({
      error: { $error: { name: 'Error', message: 'No person-1@example.test', status: 404 } },
    }));
});

const secret = fc.string({ minLength: 4, maxLength: 40, unit: 'grapheme' });
const word = fc.constantFrom('token', 'password', 'access_token', 'clientSecret', 'Authorization', 'confirmPassword');
const sentences = 'Login Error. Please verify your two-factor code, or call us.';

describe('whatever is typed', () => {
  it('under the name of a secret is nowhere afterwards', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(word, secret), { minLength: 1, maxLength: 4 }), (typed) => {
        const event = { type: 'form.submit', list: typed.map(([field, value]) => ({ field, value })), text: sentences };
        const around = JSON.stringify(
          createRedactor()({ ...event, list: typed.map(([field]) => ({ field, value: '' })) }),
        );
        const left = JSON.stringify(createRedactor()({ ...event, more: Object.fromEntries(typed) }));
        for (const [, value] of typed) {
          const written = JSON.stringify(value).slice(1, -1);
          // A word of the sentences around it, or a text that looks like a stand-in, is no secret.
          if (around.includes(written) || /^[xyXY01!\s]*$/.test(value) || 'secret-1-xxx'.includes(value)) continue;
          expect(left).not.toContain(written);
        }
      }),
    ));

  it('redacted once more is the same', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(word, fc.string()), fc.oneof(secret, fc.emailAddress(), fc.uuid())),
        (value) => {
          const once = createRedactor()(value);
          expect(createRedactor()(once)).toEqual(once);
        },
      ),
    ));

  it('as a mail address or a phone number is nowhere afterwards', () =>
    fc.assert(
      fc.property(
        fc.emailAddress().filter((mail) => !/[/?=&#]/.test(mail)),
        fc.stringMatching(/^\+[1-9]{10,14}$/),
        (mail, phone) => {
          const left = JSON.stringify(createRedactor()({ text: `Write to ${mail} or call ${phone}.`, [mail]: phone }));
          expect(left).not.toContain(mail);
          expect(left).not.toContain(phone);
        },
      ),
    ));
});
