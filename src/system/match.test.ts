import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainRoutes } from '../app/boot/build/pages';
import { matchingPattern, patternOf } from './match';
import { routes } from './routes';

const patterns = ['/', '/sign-in', '/settings', '/settings/*', '/sites/:id', '/sites/:id/pages', '*'];

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
    ['/sites/7', '/sites/:id'],
    ['/sites/7/', '/sites/:id'],
    ['/sites/', '*'],
    ['/sites/7/pages', '/sites/:id/pages'],
    ['/sites/7/others', '*'],
    ['/sign%2Din', '*'],
    ['/%ZZ', '*'],
  ])('%s is %s', (path, pattern) => {
    expect(matchingPattern(path, patterns)).toBe(pattern);
  });

  it('is undefined when no pattern is for the rest', () => {
    expect(matchingPattern('/other', ['/sign-in'])).toBeUndefined();
  });
});

describe('the routes', () => {
  const patternsOfRoutes = Object.keys(routes);
  const server = plainRoutes(readFileSync(join(import.meta.dirname, '../app/boot/routeChunks.ts'), 'utf8'));

  it('have patterns in which every letter stands for itself', () => {
    for (const pattern of patternsOfRoutes) expect(pattern).toMatch(/^(?:\*|(?:\/(?:[\w-]*|:[\w-]+\??))+(?:\/\*)?)$/);
  });

  const paths = patternsOfRoutes.filter((pattern) => pattern !== '*');
  it.each([
    ...paths,
    ...paths.map((pattern) => `${pattern}/`),
    ...paths.map((pattern) => pattern.toUpperCase()),
    ...paths.map((pattern) => `${pattern}/more`),
    ...paths.map((pattern) => `/more${pattern}`),
    ...paths.map((pattern) => `${pattern}//`),
    ...paths.map((pattern) => pattern.replace('-', '%2D')),
    '/settings%2Faccount',
    '/%ZZ',
    '//',
  ])('are the same to the server and to the browser: %s', (path) => {
    const found = server.find(({ test }) => new RegExp(test).test(path));
    expect(found?.pattern).toBe(patternOf(path));
  });
});
