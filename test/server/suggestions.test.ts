import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { suggest } from '../../server/domain/wizard/domains/suggest';

describe('suggestions', () => {
  test('are names that a registrar takes', () => {
    const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
    fc.assert(
      fc.property(label, (name) => {
        const found = suggest(name);
        expect(new Set(found.map(({ domain }) => domain)).size).toBe(found.length);
        for (const { domain, tld } of found) {
          expect(domain.endsWith(`.${tld}`)).toBe(true);
          expect(domain.indexOf('.')).toBeLessThanOrEqual(63);
        }
      }),
    );
  });
});

describe('suggestions for a name outside ASCII', () => {
  test('are varied as it is read, and written as registries write it', () => {
    const found = suggest('xn--bcher-kva').map(({ domain }) => domain);
    expect(found.slice(0, 2)).toEqual(['xn--bcher-kva.com', 'xn--bcher-kva.net']);
    expect(found).toContain('xn--bcheronline-thb.com');
    expect(found.filter((domain) => !domain.startsWith('xn--'))).toEqual([]);
  });

  test('mix no alphabets', () => {
    const labels = suggest('xn--e1afmkfd').map(({ domain }) => domain.split('.')[0]);
    expect(new Set(labels)).toEqual(new Set(['xn--e1afmkfd']));
  });
});
