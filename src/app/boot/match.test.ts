import { describe, expect, it } from 'vitest';
import { matchingPattern } from './match';

const patterns = ['/', '/sign-in', '/settings', '/settings/*', '/a.b', '*'];

describe('the pattern of a path', () => {
  it.each([
    ['/', '/'],
    ['/sign-in', '/sign-in'],
    ['/sign-in/', '/sign-in'],
    ['/settings/', '/settings'],
    ['/settings/account', '/settings/*'],
    ['/settings/account/deeper', '/settings/*'],
    ['/settingsx', '*'],
    ['/sign-in/x', '*'],
    ['/Sign-In', '*'],
    ['/axb', '*'],
    ['/a.b', '/a.b'],
  ])('%s is %s', (path, pattern) => {
    expect(matchingPattern(path, patterns)).toBe(pattern);
  });

  it('is undefined when no pattern is for the rest', () => {
    expect(matchingPattern('/other', ['/sign-in'])).toBeUndefined();
  });
});
