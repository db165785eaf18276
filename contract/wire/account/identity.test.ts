import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LinkBegun } from './identity';

it.each([
  ['/api/auth/login-google?link=1', true],
  ['https://evil.example/', false],
  ['//evil.example/api/auth/', false],
  ['javascript:alert(1)', false],
])('leads the browser on to %s: %s', (address, isOurs) => {
  expect(v.safeParse(LinkBegun, { address }).success).toBe(isOurs);
});
