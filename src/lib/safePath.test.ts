import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safePath } from './safePath';

const routes = new Set(['/', '/billing', '/websites/', '/settings/account']);
const isKnown = (path: string) => routes.has(path);

it.each([
  ['/', '/'],
  ['/billing', '/billing'],
  ['/billing?page=2&status=FAILED', '/billing?page=2&status=FAILED'],
  ['/websites/#top', '/websites/#top'],
  ['/settings/../billing', '/billing'],
  ['/billing?next=//evil.example', '/billing?next=//evil.example'],
  ['/billing?q=%0d%0aSet-Cookie:x', '/billing?q=%0d%0aSet-Cookie:x'],
])('lets %j through as %j', (candidate, path) => expect(safePath(candidate, isKnown)).toBe(path));

it.each([
  ['another origin without a scheme', '//evil.example/billing'],
  ['three slashes', '///evil.example'],
  ['a backslash for the second slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash in the middle', '/billing\\..\\evil'],
  ['a dot segment that leaves two slashes', '/.//evil.example'],
  ['parent segments that leave two slashes', '/billing/..//evil.example'],
  ['encoded dot segment', '/%2e//evil.example'],
  ['encoded slashes', '/%2f%2fevil.example'],
  ['encoded slash after the first', '/%2fevil.example'],
  ['encoded backslash', '/%5cevil.example'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line feed between the slashes', '/\n/evil.example'],
  ['a carriage return between the slashes', '/\r/evil.example'],
  ['a null character', '/\0/evil.example'],
  ['a leading space', ' //evil.example'],
  ['a leading control character', '\u0001//evil.example'],
  ['delete', '/billing\x7f'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals with a tab', 'JaVa\tScript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['an absolute address', 'https://evil.example/billing'],
  ['our own address, absolute', 'https://sitewright.invalid/billing'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a user name', '@evil.example'],
  ['a relative path', 'billing'],
  ['a relative parent', '../billing'],
  ['a route that does not exist', '/administration'],
  ['a case that no route has', '/BILLING'],
  ['nothing', ''],
  ['no text', null],
  ['an array, as a doubled parameter gives it', ['/billing', '//evil']],
  ['something endless', `/billing?${'a'.repeat(3_000)}`],
])('refuses %s', (_, candidate) => expect(safePath(candidate, isKnown)).toBe('/'));

it('stays on our origin and on a known route, whatever comes', () => {
  const letters = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2f',
    '%5c',
    '@',
    ':',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'billing',
    '?',
    '#',
    'https',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(letters).map((parts) => parts.join('')),
        fc.webUrl(),
        fc.string(),
      ),
      (candidate) => {
        const url = new URL(safePath(candidate, isKnown), 'https://app.example');
        expect(url.origin).toBe('https://app.example');
        expect(isKnown(url.pathname)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
